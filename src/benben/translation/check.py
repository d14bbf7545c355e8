"""What a language lacks, and what was translated from an English text that has changed since.

Which English text each translation was made from stands in `language/words/<language>.json`, as digests; `note_seen`
writes it when a translator has looked at everything.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from benben.language.current import USUAL
from benben.language.fluent import Source
from benben.translation.parts import ROOT, Part, parts


@dataclass
class Findings:
    """What is wrong with a language, by kind; each entry names a part and a key."""

    missing: list[str] = field(default_factory=list)  # not translated: said in English
    stale: list[str] = field(default_factory=list)  # the English text has changed since
    unknown: list[str] = field(default_factory=list)  # English has no such message
    broken: list[str] = field(default_factory=list)  # not to be read, or with parameters that English does not have
    unnoted: bool = False  # nobody has noted what the translation was made from

    def lists(self) -> dict[str, list[str]]:
        """What there is to look at, by kind."""
        return {"missing": self.missing, "stale": self.stale, "unknown": self.unknown, "broken": self.broken}

    @property
    def is_complete(self) -> bool:
        return not any(self.lists().values())


def digest(text: str) -> str:
    return sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def seen_file(language: str) -> Path:
    return ROOT / "language" / "words" / f"{language}.json"


def check(language: str) -> Findings:
    """Everything that a translator of this language should look at."""
    findings = Findings()
    noted: dict[str, str] = {}
    if seen_file(language).is_file():
        noted = json.loads(seen_file(language).read_text("utf-8"))
    else:
        findings.unnoted = language != USUAL
    for part in parts():
        english, own = part.texts(USUAL), part.texts(language)
        findings.missing += [name for name in english if name not in own]
        findings.unknown += [name for name in own if name not in english]
        findings.stale += [
            name for name in own if name in english and name in noted and noted[name] != digest(english[name])
        ]
        findings.broken += faults(part, language)
    return findings


def faults(part: Part, language: str) -> list[str]:
    """What cannot be read in a file, or asks for what nobody gives."""
    usual, own = part.source(USUAL), part.source(language)
    found = [f"{part.name}: {fault}" for fault in own.faults]
    for key in own.patterns:
        if key.startswith("-") or key not in usual.patterns:
            continue
        found += [f"{part.name} {key}: there is no {name}" for name in own.named_in(key) - set(own.patterns)]
        if own.is_circular(key):
            found.append(f"{part.name} {key}: it says itself")
            continue
        more = own.variables(key) - usual.variables(key)
        found += [f"{part.name} {key}: English gives no ${name}" for name in sorted(more)]
        if not _text(own, key):
            found.append(f"{part.name} {key}: it says nothing")
    return found


def _text(source: Source, key: str) -> bool:
    return bool(source.patterns[key].elements)


def note_seen(language: str) -> int:
    """Note the English text of everything that is translated; returns how many that are."""
    noted: dict[str, str] = {}
    for part in parts():
        translated = part.texts(language)
        noted |= {name: digest(text) for name, text in part.texts(USUAL).items() if name in translated}
    text = json.dumps(dict(sorted(noted.items())), indent=0, ensure_ascii=False)
    seen_file(language).write_text(text + "\n", encoding="utf-8")
    return len(noted)
