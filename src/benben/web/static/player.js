// Going through the moments of a game: by buttons, keys, the bar and the log, or by itself.
// A page says how it gets a moment (`get`, at once or in a while; null if it cannot), how it shows it, and which moment
// a line of the log leads to.
const player = ({ get, show, momentOf }) => {
  const $ = (id) => document.getElementById(id);
  const scrub = $("scrub"), speed = $("speed"), play = $("play"), last = Number(scrub.max);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let shown = Number(scrub.value), wanted = shown, timer = 0;

  async function go(to) {
    const at = wanted = Math.max(0, Math.min(last, to));
    scrub.value = at;
    $("moment").textContent = words.filled(words.moment, { at, last });
    const moment = await get(at);
    if (moment === null) return stop();
    if (at === wanted && at !== shown) change(moment, at);
    if (at < last) get(at + 1);  // it will probably be wanted next
  }

  function change(moment, at) {
    const before = faces();
    show(moment, at);
    shown = at;
    for (const [id, face] of faces()) if (!calm.matches && before.get(id) !== face) tumble($(id));
  }

  const faces = () => new Map([...document.querySelectorAll("#board .space[id] .die use")].map((use) => [use.closest(".space").id, use.getAttribute("href")]));

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
    if (wanted >= last) go(0);
    clearInterval(timer);
    timer = setInterval(() => (wanted >= last ? stop() : wanted === shown && go(wanted + 1)), Number(speed.value));
    showPlay();
  }

  function showPlay() {
    play.title = timer ? words.pause : words.play;
    play.setAttribute("aria-label", play.title);
    play.querySelector("use").setAttribute("href", timer ? "#d-ui-pause" : "#d-ui-play");
  }

  const WAYS = { first: () => 0, prev: () => wanted - 1, next: () => wanted + 1, last: () => last };
  const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };

  document.addEventListener("click", (event) => {
    const way = event.target.closest("[data-go]")?.dataset.go, line = event.target.closest("#log a");
    const to = way ? WAYS[way]() : line ? momentOf(line) : null;
    if (event.target.closest("#play")) return timer ? stop() : start();
    if (to === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    go(to);
  });
  scrub.addEventListener("input", () => { stop(); go(Number(scrub.value)); });
  speed.addEventListener("change", () => timer && start());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select")) return;
    if (event.key === " " && !event.target.matches("button, a")) timer ? stop() : start();
    else if (event.key in KEYS) { stop(); go(WAYS[KEYS[event.key]]()); }
    else return;
    event.preventDefault();
  });
  return { go, start };
};
