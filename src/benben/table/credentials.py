"""What people show and are called: ids and tokens that cannot be guessed, names, and keys of answers."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from benben.core.errors import BenbenError
from benben.core.names import MAX_NAME, is_name
from benben.language import book_of

BOOK = book_of("benben.table")

MAX_KEY = 64  # letters


def new_id() -> str:
    """A table's id: 128 bits that nobody can guess, since who knows it may watch."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> bytes:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).digest()


def is_token(token: str, expected: bytes) -> bool:
    """Whether a token is the one whose hash is expected; it takes as long for a wrong one."""
    return expected != b"" and hmac.compare_digest(hashed(token), expected)


def check_name(name: str) -> str:
    """A player's name, if it is fit for one."""
    name = " ".join(name.split())
    if not is_name(name):
        raise BenbenError(BOOK.message("wrong-name", most=MAX_NAME))
    return name


def check_key(key: str) -> None:
    """Refuse what cannot be the key of an answer."""
    if len(key) > MAX_KEY or not key.isprintable():
        raise BenbenError(BOOK.message("wrong-key", most=MAX_KEY))
