// What every page does: the theme, sound, notices, copying and sharing links.
const benben = (() => {
  const root = document.documentElement;
  const THEMES = { auto: "light", light: "dark", dark: "auto" };

  function kept(name, value) {
    try {
      if (value === undefined) return localStorage.getItem(`benben-${name}`);
      localStorage.setItem(`benben-${name}`, value);
    } catch { /* nothing is kept, then */ }
    return null;
  }

  function switchTheme() {
    const next = THEMES[root.dataset.theme || "auto"];
    if (next === "auto") delete root.dataset.theme; else root.dataset.theme = next;
    kept("theme", next);
    tell(words.themes[next], "done", "", 1500);
  }

  let fading = 0;
  const RULE = /^[A-Z]+-\d+(\.\d+)?$/;
  const SYMBOLS = { error: "ui-cross", why: "ui-lock", hint: "ui-hint", done: "ui-check" };

  function symbol(name) {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    drawn.setAttribute("viewBox", "0 0 48 48");
    drawn.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#d-${name}`);
    drawn.append(use);
    return drawn;
  }

  /** Say something in the notice. Kinds: error, why, hint, done. A rule becomes a link to it. */
  function tell(sentence, kind = "error", rule = "", time = 9000) {
    const place = document.getElementById("notice");
    if (!place) return;
    const told = document.createElement("div"), text = document.createElement("p"), close = document.createElement("button");
    told.className = `told ${kind}`;
    text.textContent = sentence;
    if (RULE.test(rule)) {
      const link = document.createElement("a");
      link.href = `/rules/${document.getElementById("table")?.dataset.game ?? ""}#${rule}`;
      link.dataset.rule = rule;
      link.textContent = words.filled(words.rule, { rule });
      text.append(" ", link);
    }
    Object.assign(close, { type: "button", className: "tool" });
    close.dataset.close = "notice";
    close.setAttribute("aria-label", words.close);
    close.append(symbol("ui-cross"));
    told.append(symbol(SYMBOLS[kind] ?? "ui-check"), text, close);
    place.replaceChildren(told);
    clearTimeout(fading);
    if (time) fading = setTimeout(quiet, time);
  }

  function quiet() { document.getElementById("notice")?.replaceChildren(); }

  const whole = (url) => new URL(url || location.href, location.href).href;

  /** Links come without the server's name, which only the browser knows for sure. */
  function completeLinks() {
    for (const field of document.querySelectorAll("input[data-url]")) field.value = whole(field.dataset.url);
  }

  async function copy(url) {
    const text = whole(url);
    try {
      await navigator.clipboard.writeText(text);
    } catch {  // not a secure page: select it in a field that can be seen, or show it
      const field = [...document.querySelectorAll("input[readonly]")].find((input) => input.value === text);
      field?.select();
      if (!field || !document.execCommand("copy")) return tell(text, "done", "", 0);
    }
    tell(words.copied, "done", "", 3000);
  }

  async function share(url) {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      try { return await navigator.share({ url: whole(url), title: document.title }); } catch { return; }
    }
    copy(url);
  }

  // Two soft notes, for when somebody is asked.
  let audio;
  const isLoud = () => kept("sound") !== "off";

  function chime() {
    if (!isLoud() || !navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    [523, 784].forEach((pitch, i) => {
      const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + i * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.08, start + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.75);
    });
  }

  function showSound() {
    const tool = document.getElementById("sound");
    tool?.setAttribute("aria-pressed", String(isLoud()));
    tool?.querySelector("use").setAttribute("href", isLoud() ? "#d-ui-sound" : "#d-ui-mute");
  }

  function switchSound() {
    kept("sound", isLoud() ? "off" : "on");
    showSound();
    tell(isLoud() ? words.loud : words.mute, "done", "", 1500);
    chime();
  }

  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at("#theme, [data-theme-switch]")) switchTheme();
    else if (at("#sound, [data-sound]")) switchSound();
    else if (at("[data-copy]")) copy(at("[data-copy]").dataset.copy);
    else if (at("[data-share]")) share(at("[data-share]").dataset.share);
    else if (at("[data-close='notice']")) quiet();
    else if (at("[data-open]")) document.getElementById(at("[data-open]").dataset.open).open = true;
    if (at(".menu-item")) at("[popover]")?.hidePopover?.();
  });
  document.addEventListener("change", (event) => {
    const base = event.target.dataset?.replay;
    if (base) location.href = base + event.target.value;
  });
  // The shape of the window: boards are drawn for it. The server learns it from a cookie, before a table is opened.
  const SHAPES = [["phone", "not all and (min-width: 1200px) and (min-height: 660px)"], ["low", "(min-aspect-ratio: 17/10)"]];
  const shape = () => SHAPES.find(([, query]) => matchMedia(query).matches)?.[0] ?? "high";

  function tellShape() {
    const before = document.cookie.match(/(?:^|; )shape=(\w+)/)?.[1], now = shape();
    document.cookie = `shape=${now}; path=/; max-age=31536000; samesite=lax`;
    if (before && before !== now) document.dispatchEvent(new Event("shape"));
  }

  for (const [, query] of SHAPES) matchMedia(query).addEventListener("change", tellShape);
  tellShape();
  completeLinks();
  showSound();
  return { kept, tell, quiet, chime, completeLinks, shape };
})();
