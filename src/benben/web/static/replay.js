// The replay: goes from moment to moment, keeps the address of the one that is shown, and plays by itself.
(() => {
  const $ = (id) => document.getElementById(id);
  const { table, total } = $("replay").dataset, last = Number(total), scrub = $("scrub"), play = $("play");
  const frames = new Map();  // by moment, as they were fetched
  let morph, shown = Number(scrub.value), wanted = shown, timer = 0;
  htmx.registerExtension("benben", { init: (api) => { morph = api.morph; } });

  async function frame(at) {
    if (!frames.has(at)) {
      const response = await fetch(`/replay/${table}/${at}?part=frame`, { headers: { "HX-Request": "true" } });
      if (!response.ok) throw new Error(response.status);
      frames.set(at, await response.text());
    }
    return frames.get(at);
  }

  async function go(to) {
    wanted = Math.max(0, Math.min(last, to));
    scrub.value = wanted;
    $("moment").textContent = `${wanted} of ${last}`;
    const at = wanted;
    try {
      const html = await frame(at);
      if (at === wanted && at !== shown) show(html, at);
      if (at < last) frame(at + 1).catch(() => {});
    } catch {
      stop();
      benben.tell("This moment cannot be fetched now.");
    }
  }

  function show(html, at) {
    const parsed = document.createElement("template");
    parsed.innerHTML = html;
    const faces = new Map([...document.querySelectorAll("#board .space .die use")].map((use) => [use.closest(".space").id, use.getAttribute("href")]));
    morph($("table"), parsed.content, false);
    shown = at;
    history.replaceState(null, "", `/replay/${table}/${at}`);
    for (const use of document.querySelectorAll("#board .space .die use")) {
      const space = use.closest(".space");
      if (faces.get(space.id) === use.getAttribute("href") || matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
      space.classList.add("tumble");
      space.addEventListener("animationend", () => space.classList.remove("tumble"), { once: true });
    }
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    showPlay();
  }

  function start() {
    if (wanted >= last) go(0);
    clearInterval(timer);
    timer = setInterval(() => (wanted >= last ? stop() : wanted === shown && go(wanted + 1)), Number($("speed").value));
    showPlay();
  }

  function showPlay() {
    const words = timer ? "Pause" : "Play";
    play.setAttribute("aria-label", words);
    play.title = words;
    play.querySelector("use").setAttribute("href", timer ? "#d-ui-pause" : "#d-ui-play");
  }

  const WAYS = { first: () => 0, prev: () => wanted - 1, next: () => wanted + 1, last: () => last };
  const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };

  document.addEventListener("click", (event) => {
    const way = event.target.closest("[data-go]")?.dataset.go, line = event.target.closest("#log a");
    const to = way ? WAYS[way]() : line ? Number(line.pathname.split("/").pop()) : null;
    if (event.target.closest("#play")) return timer ? stop() : start();
    if (to === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    go(to);
  });
  scrub.addEventListener("input", () => { stop(); go(Number(scrub.value)); });
  $("speed").addEventListener("change", () => timer && start());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select")) return;
    if (event.key === " " && !event.target.matches("button, a")) timer ? stop() : start();
    else if (event.key in KEYS) { stop(); go(WAYS[KEYS[event.key]]()); }
    else return;
    event.preventDefault();
  });
  if (location.hash === "#play") start();
})();
