// The replay in a file: unpacks the game, and changes only what differs from one moment to the next.
(async () => {
  const $ = (id) => document.getElementById(id);
  const packed = Uint8Array.from(atob($("game").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { slots, log, total } = await new Response(stream).json();
  const LINES = 60, scrub = $("scrub"), speed = $("speed"), play = document.querySelector("[data-go=play]");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const showing = {};
  let at = -1, timer = 0;

  function parsed(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    return box.content.firstElementChild;
  }

  /** Make a node like a new one, keeping every child of the same id: so pieces glide. */
  function become(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    const wanted = new Set([...fresh.children].map((child) => child.id).filter(Boolean));
    for (const child of [...old.children]) if (child.id && !wanted.has(child.id)) child.remove();
    let here = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      const same = child.id ? [...old.children].find((other) => other.id === child.id) : here;
      const fits = same && same.nodeName === child.nodeName && (same.id ?? "") === (child.id ?? "");
      if (!fits) { old.insertBefore(child, here); continue; }
      if (same !== here) old.insertBefore(same, here); else here = here.nextSibling;
      if (same.nodeType === Node.TEXT_NODE) same.nodeValue = child.nodeValue; else become(same, child);
    }
    while (here) { const next = here.nextSibling; here.remove(); here = next; }
  }

  const faces = () => new Map([...document.querySelectorAll("#board .space .die use")].map((use) => [use.closest(".space").id, use.getAttribute("href")]));

  function go(to, jump = false) {
    to = Math.max(0, Math.min(total, to));
    if (to === at) return;
    const before = faces();
    for (const [name, { versions, shown }] of Object.entries(slots)) {
      if (showing[name] === shown[to]) continue;
      showing[name] = shown[to];
      become($(name), parsed(versions[shown[to]]));
    }
    at = to;
    scrub.value = at;
    $("moment").textContent = `${at} of ${total}`;
    const lines = log.filter(([n]) => n <= at).slice(-LINES).reverse();
    $("lines").innerHTML = lines.map(([, line]) => line).join("");
    for (let i = 0; i < Math.min(3, lines.length) && lines[i][0] === lines[0][0]; i++) $("lines").children[i].className = "latest";
    if (!jump) history.replaceState(null, "", `#${at}`);
    for (const [id, face] of faces()) if (!calm.matches && before.get(id) !== face) tumble($(id));
  }

  function tumble(space) {
    space.classList.add("tumble");
    space.addEventListener("animationend", () => space.classList.remove("tumble"), { once: true });
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    showPlay();
  }

  function start() {
    if (at >= total) go(0);
    clearInterval(timer);
    timer = setInterval(() => (at >= total ? stop() : go(at + 1)), Number(speed.value));
    showPlay();
  }

  function showPlay() {
    play.setAttribute("aria-label", timer ? "Pause" : "Play");
    play.querySelector("use").setAttribute("href", timer ? "#d-ui-pause" : "#d-ui-play");
  }

  const WAYS = { first: () => go(0), prev: () => go(at - 1), next: () => go(at + 1), last: () => go(total) };
  const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("click", (event) => {
    const way = event.target.closest("[data-go]")?.dataset.go, line = event.target.closest("#lines a");
    if (way === "play") return timer ? stop() : start();
    if (!way && !line) return;
    event.preventDefault();
    stop();
    if (way) WAYS[way](); else go(Number(line.hash.slice(1)));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select") || !(event.key in KEYS)) return;
    event.preventDefault();
    stop();
    WAYS[KEYS[event.key]]();
  });
  scrub.addEventListener("input", () => { stop(); go(Number(scrub.value)); });
  speed.addEventListener("change", () => timer && start());
  addEventListener("hashchange", () => go(Number(location.hash.slice(1)) || 0));
  go(Number(location.hash.slice(1)) || 0, true);
})();
