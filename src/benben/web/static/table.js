// The table: choosing on the board, sending answers, taking in what the server pushes. It knows no rules: which
// answers there are, and which elements of the board each one touches, stands in the frame (#choices).
(() => {
  const $ = (id) => document.getElementById(id);
  const root = document.documentElement;
  const MANY = 8;  // so many answers of one kind are listed once something is chosen
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const title = document.title;

  let asked = "", choices = [], busy = false, hinted = null;  // `asked`: the question that is open, by name
  let picked = new Set(), group = "", place = "";  // what is chosen: elements of the board, or a group of answers; the last place pressed

  const table = () => $("table").dataset;
  const n = () => Number(table().n);
  const api = (path) => `/api/tables/${table().table}${path}`;
  const buttons = () => [...document.querySelectorAll("#answers .answer")].filter((button) => button.offsetParent);

  // --- what fits what is chosen ---

  /** Of several alike things, as copies of a card, any one stands for all: answers know only the first of them. */
  const first = (id) => $(id)?.dataset.like || id;
  const alike = (id) => [...picked].find((other) => other !== id && first(other) === first(id));

  const touching = (id) => choices.filter((choice) => choice.touches.includes(first(id)));
  const fits = (list = choices) =>
    list.filter((choice) => (!group || choice.in === group) && [...picked].every((id) => choice.touches.includes(first(id))));
  const isExact = (choice) => picked.size > 0 && choice.touches.slice(1).every((id) => [...picked].some((other) => first(other) === id));

  /** Where one answer takes just what is chosen, others on the same element that take more step back. */
  function nearest(list) {
    const settled = new Set(list.filter(isExact).map((choice) => choice.touches[0]));
    return list.filter((choice) => !settled.has(choice.touches[0]) || isExact(choice));
  }

  /** An element that is only ever the place of an answer is pressed; one that answers also use up is chosen. */
  const isPlace = (id) => touching(id).every((choice) => choice.touches[0] === first(id));

  function clear() {
    picked.clear();
    group = "";
    hinted = null;
    confirming.drop();
    render();
  }

  function toggle(id) {
    confirming.drop();
    if (!picked.delete(id)) {
      picked.delete(alike(id));
      picked.add(id);
      if (!fits().length) { picked = new Set([id]); group = ""; }
    }
    render();
  }

  function press(id) {
    if (!isPlace(id) || picked.has(id)) return toggle(id);
    let list = nearest(fits(touching(id)));
    if (!list.length) { picked.clear(); group = ""; list = touching(id); }
    if (list.length === 1) return decide(list[0].a, id);
    picked.add(id);
    render();
    benben.tell(words.severalFit, "why", "", 5000);
  }

  // --- showing what is chosen ---

  function render() {
    const open = fits(), list = nearest(open), shown = new Set(list.map((choice) => String(choice.a)));
    const narrowed = picked.size > 0 || group !== "";
    renderGroups(list, narrowed);
    for (const button of document.querySelectorAll("#answers [name=answer]")) {
      const isShown = shown.has(button.dataset.a);
      button.hidden = !isShown && !button.closest(".ends");
      button.classList.toggle("chief", isShown && list.length === 1);
      button.classList.toggle("hinted", button.dataset.a === String(hinted));
      doubt(button);
    }
    for (const button of document.querySelectorAll("#answers .refused")) button.hidden = narrowed;
    if ($("clear")) $("clear").hidden = !narrowed || (group !== "" && picked.size === 0);
    renderBoard(open);
    $("table").setAttribute("aria-busy", String(busy));
    arming.note(buttons());
  }

  /** A button that waits for its second press says so, and is not narrower. */
  function doubt(button) {
    const is = button.dataset.a === String(confirming.doubted());
    button.style.minWidth = is ? `${button.offsetWidth}px` : "";
    button.classList.toggle("doubted", is);
    button.dataset.again = words.again;
  }

  function renderGroups(list, narrowed) {
    for (const head of document.querySelectorAll("#answers .head")) {
      const name = head.dataset.group, count = list.filter((choice) => choice.in === name).length;
      const isOpen = group === name, listed = isOpen || (narrowed && count <= MANY);
      head.hidden = count === 0 || (listed && !(isOpen && picked.size === 0));
      head.setAttribute("aria-expanded", String(isOpen));
      head.querySelector(".count").textContent = isOpen ? "×" : count;
      for (const button of head.parentElement.querySelectorAll("[name=answer]")) {
        button.classList.toggle("fits", listed || button.dataset.a === String(hinted));
      }
    }
  }

  function renderBoard(open) {
    const now = new Set(open.flatMap((choice) => choice.touches));
    const best = choices.find((choice) => choice.a === hinted)?.touches ?? [];
    for (const space of document.querySelectorAll("#board .legal")) {
      const chosen = picked.has(space.id);
      space.classList.toggle("selected", chosen);
      space.classList.toggle("not-now", !now.has(first(space.id)));
      space.classList.toggle("doubted", space.id === place && confirming.doubted() !== null);
      space.classList.toggle("hinted", best.includes(first(space.id)));
      if (!isPlace(space.id)) space.setAttribute("aria-pressed", String(chosen));
      space.querySelector(":scope > .check")?.remove();
      const halo = space.querySelector(".halo"); // a heading has none
      if (chosen && halo) space.append(checkmark(halo));
    }
  }

  /** What goes with what one points at is lit: the places a card fits, the cards a place takes, answers and places. */
  function point(event) {
    const at = event.target.closest?.("#board .legal"), own = at && first(at.id);
    const chip = event.target.closest?.("#answers [name=answer]"), through = at ? fits(touching(own)) : [];
    const given = chip ? choices.filter((choice) => String(choice.a) === chip.dataset.a) : through;
    const lit = new Set(given.flatMap((choice) => choice.touches)), answers = new Set(through.map((choice) => String(choice.a)));
    for (const space of document.querySelectorAll("#board .legal")) {
      space.classList.toggle("pointed", first(space.id) !== own && lit.has(first(space.id)));
    }
    for (const button of document.querySelectorAll("#answers [name=answer]")) button.classList.toggle("pointed", answers.has(button.dataset.a));
    const lone = answers.size === 1 && document.querySelector("#answers .row .pointed");
    if (lone && lone.offsetParent) row.reach(lone);
    row.reason(event.target.closest?.("#answers .refused"));
  }

  // --- taking in a frame ---

  function read() {
    const question = `${table().seat}:${table().n}:${$("choices")?.textContent}`;
    choices = JSON.parse($("choices")?.textContent || "[]");
    for (const choice of choices) choice.touches = [...new Set(choice.touches.map(first))];
    if (question !== asked) {
      asked = question;
      picked.clear();
      group = "";
      hinted = null;
      confirming.drop();
      arming.renew();
    }
    const known = (id) => choices.some((choice) => choice.touches.includes(first(id)));
    if (![...picked].every(known)) picked.clear();
    benben.completeLinks();
    document.dispatchEvent(new Event("frame"));
    document.title = table().turn === "you" ? words.filled(words.yourTurn, { title }) : title;
  }

  function remember() {
    const faces = [...document.querySelectorAll("#board .space .die use")];
    return {
      asked,
      turn: table().turn,
      focus: $("table").contains(document.activeElement) ? document.activeElement : null,
      legal: new Set([...document.querySelectorAll("#board .legal")].map((space) => space.id)),
      faces: new Map(faces.map((use) => [use.closest(".space").id, use.getAttribute("href")])),
      pieces: new Set([...document.querySelectorAll("#board .pieces > [id]")].map((piece) => piece.id)),
    };
  }

  /** Show a frame: nodes that stay are kept, so that pieces glide and what is typed or chosen is not lost. */
  function show(html) {
    const parsed = document.createElement("template");
    parsed.innerHTML = html;
    const frame = parsed.content.querySelector("#table");
    if (!frame) return;
    if (frame.dataset.look !== table().look) return location.reload();
    const before = remember();
    morph($("table"), frame);
    read();
    render();
    if (before.asked !== asked) move(before);
    keepFocus(before.focus);
    if (table().turn !== "you") return;
    if (before.turn !== "you") benben.chime();
    if (before.asked !== asked) bringIntoView(before.legal);
  }

  function move(before) {
    for (const use of document.querySelectorAll("#board .space .die use")) {
      const space = use.closest(".space");
      if (before.faces.get(space.id) !== use.getAttribute("href")) once(space, "tumble");
    }
    for (const piece of document.querySelectorAll("#board .pieces > [id]")) {
      if (!before.pieces.has(piece.id)) once(piece, "arrived");
    }
    benben.quiet();
  }

  function once(element, name) {
    if (calm.matches) return;
    element.classList.add(name);
    element.addEventListener("animationend", () => element.classList.remove(name), { once: true });
  }

  /** What had the focus may be gone, or be a new node of the same name; then the focus is moved on purpose. */
  function keepFocus(had) {
    if (!had || (had.isConnected && document.activeElement === had)) return;
    const same = had.id && $(had.id);
    const can = same && same.matches("a[href], button:not([disabled]), input");
    (can ? same : $("question")).focus({ preventScroll: true });
  }

  /** On a phone, if nothing that may be pressed now can be seen, its part of the board is brought into view: that of
   * what could not be pressed before, as it is the next step; what always can be, as ships, is no sign of one. */
  function bringIntoView(before = new Set()) {
    const open = [...document.querySelectorAll("#board .legal")].filter((space) => isPlace(space.id));
    const fresh = open.filter((space) => !before.has(space.id)), places = fresh.length ? fresh : open;
    const question = $("question").getBoundingClientRect(), atFoot = question.top > innerHeight / 2;
    const [above, below] = atFoot ? [0, Math.min(question.top, innerHeight)] : [Math.max(0, question.bottom), innerHeight];
    const seen = places.some((space) => {
      const { top, bottom } = space.getBoundingClientRect();
      return top > above && bottom < below;
    });
    if (!places.length || seen || benben.shape() !== "phone") return;
    places[0].closest(".register").scrollIntoView({ block: atFoot ? "start" : "center", behavior: calm.matches ? "auto" : "smooth" });
  }

  // --- the live stream: one for the page; the first message is the whole table, so nothing is ever missed ---

  let source, delay = 500, complaint = 0, pushed = 0, fetched = 0;

  function connect() {
    source?.close();
    source = new EventSource(words.asked(`/table/${table().table}/live?shape=${benben.shape()}`));
    source.onopen = () => { delay = 500; lost(false); };
    source.onmessage = (event) => { pushed += 1; show(event.data); };
    source.onerror = () => {
      lost(true);
      refresh();
      if (source.readyState !== EventSource.CLOSED) return;  // the browser tries again by itself
      setTimeout(connect, delay);
      delay = Math.min(delay * 2, 8000);
    };
  }

  function lost(is) {
    clearTimeout(complaint);
    if (is) complaint = setTimeout(() => { $("line").hidden = false; }, 1200); else $("line").hidden = true;
  }

  /** The frame by another way, where the stream is late. What the stream brings meanwhile is newer, or will be. */
  async function refresh() {
    const before = pushed, mine = ++fetched;
    const response = await fetch(words.asked(`/table/${table().table}/frame?shape=${benben.shape()}`)).catch(() => null);
    const html = response?.ok ? await response.text().catch(() => "") : "";
    if (html && pushed === before && fetched === mine) show(html);
  }

  addEventListener("online", connect);
  document.addEventListener("shape", connect);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source?.readyState === EventSource.CLOSED) connect();
  });

  // --- sending ---

  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const fresh = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  /** Send something until the server has it; the same key again and again, so that it counts once. Null if refused. */
  async function send(path, body) {
    const headers = { "Content-Type": "application/json" };
    for (let tries = 0; ; tries++) {
      try {
        const response = await fetch(words.asked(path), { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(15000) });
        if (response.status < 502 || response.status > 504) return await taken(response);
      } catch { /* no connection */ }
      if (tries === 8) { benben.tell(words.unreachable); return null; }
      benben.tell(words.tryingAgain, "error", "", 0);
      await wait(Math.min(500 * 2 ** tries, 8000));
    }
  }

  async function taken(response) {
    const reply = await response.json().catch(() => ({}));
    if (response.ok) return reply ?? {};
    await refresh();  // what is shown may be the reason
    benben.tell(reply.error ?? reply.detail ?? words.didNotWork, "error", reply.rule ?? "");
    return null;
  }

  const STREAM = 250;  // milliseconds in which the stream brings what has been done
  const nextFrame = (time) => new Promise((done) => { document.addEventListener("frame", done, { once: true }); setTimeout(done, time); });

  /** Send something that changes the table. It is done when the reply is there, and the page shows what it did. */
  async function post(path, body) {
    if (busy) return;
    busy = true;
    render();
    const before = n(), { seat } = table(), reply = await send(path, body);
    const isShown = () => table().seat === seat && n() >= reply.n && reply.n > before;
    if (reply?.url) location.href = reply.url;
    else if (reply) {
      if (reply.n > before && !isShown()) await nextFrame(STREAM);
      if (!isShown()) await refresh();
    }
    busy = false;
    render();
  }

  const answer = (a) => post(api("/answers"), { n: n(), answer: a, seat: Number(table().seat), key: fresh() });

  /** Answer, once it is meant: some answers are asked for twice. `at`: the place of the board that was pressed. */
  function decide(a, at = "") {
    const choice = choices.find((other) => other.a === a);
    place = at;
    if (busy || confirming.isMeant(choice, choices)) return answer(a);
    render();
    const button = document.querySelector(`#answers [data-a="${a}"]`);
    benben.tell(words.filled(words.pressAgain, { words: button?.title ?? "" }), "why", "", 4000);
  }

  document.addEventListener("meant", () => { benben.quiet(); render(); });

  async function hint() {
    const reply = await send(api("/hint"), {});
    if (!reply) return;
    clear();
    hinted = reply.a;
    render();
    benben.tell(words.filled(words.hint, reply), "hint", "", 12000);
  }

  /** Why something cannot be pressed; the server says it in a sentence, with the rule. */
  async function why(element) {
    if (table().turn === "other") benben.tell(words.filled(words.notYourTurn, { asked: $("asked").querySelector(".say").textContent }), "why", "", 4000);
    if (table().turn !== "you") return;
    const response = await fetch(words.asked(api(`/why?element=${encodeURIComponent(element)}`))).catch(() => null);
    const reply = await response?.json().catch(() => null);
    if (reply?.error ?? reply?.sentence) benben.tell(reply.error ?? reply.sentence, "why", reply.rule ?? "");
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target, button = event.submitter;
    if (form.id === "say") {
      event.preventDefault();
      const text = $("chat-text").value.trim();
      if (text && (await send(api("/chat"), { text }))) $("chat-text").value = "";
    } else if (form.id === "act" && button) {
      event.preventDefault();
      if (button.name === "answer") return decide(Number(button.dataset.a));
      const path = button.getAttribute("formaction"), body = /\/(undo|redo)$/.test(path) ? { n: n() } : {};
      if (button.name) body[button.name] = button.name === "to" ? Number(button.value) : button.value;
      post(`/api${path}`, body);
    }
  });

  // --- mouse and keys ---

  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest?.(selector);
    const space = at("#board .space");
    if (space) {
      event.preventDefault();
      if (space.classList.contains("legal")) press(space.id); else why(space.id);
    } else if (at("[data-why]")) why(at("[data-why]").dataset.why);
    else if (at(".refused")) { row.reason(at(".refused")); benben.tell(at(".refused").dataset.reason, "why", at(".refused").dataset.rule ?? ""); }
    else if (at(".head")) { const name = at(".head").dataset.group, isOpen = group === name; clear(); if (!isOpen) { group = name; render(); buttons()[1]?.focus(); } }
    else if (at("#clear")) { clear(); buttons()[0]?.focus(); }
    else if (at("#hint")) hint();
    else if (at("[data-focus]")) setTimeout(() => $(at("[data-focus]").dataset.focus).focus());
  });

  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, point);

  const thingOf = (element) => element?.closest?.("#board .space");
  const KEYS = { l: () => thingOf(document.activeElement) && closer.look(thingOf(document.activeElement)), u: () => $("undo")?.click(), r: () => $("redo")?.click(), h: () => $("hint")?.click(), "?": () => (help.isOpen() ? help.close() : help.open()) };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const active = document.activeElement, typing = active?.matches("input, select, textarea");
    if (event.key === "Escape") return closer.isOpen() ? closer.hide() : help.isOpen() ? help.close() : clear();
    if (typing) return;
    root.dataset.keys = "on";
    const onTable = !active || active === document.body || active.closest("#board, #question");
    if (event.key in arrows && onTable) arrows[event.key]();
    else if (event.key === " " && active?.closest("#board .legal")) active.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else if (/^[1-9]$/.test(event.key)) buttons()[event.key - 1]?.click();
    else if (event.key.toLowerCase() in KEYS) KEYS[event.key.toLowerCase()]();
    else return;
    event.preventDefault();
  });

  read();
  render();
  connect();
  if (table().turn === "you" && scrollY === 0) bringIntoView();
})();
