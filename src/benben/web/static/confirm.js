// Answers that are pressed twice: which ones is each person's own choice, kept in the browser. The first press asks,
// the second one answers; another press, another question or a few seconds call it off.
const confirming = (() => {
  const TO_READ = 400, PATIENCE = 4000;  // milliseconds: a press before that belongs to the first one, one after it is new
  const WAYS = ["ending", "final", "always", "never"];
  let doubted = null, since = 0, timer = 0;  // the answer that waits for its second press

  const way = () => WAYS.find((name) => name === benben.kept("confirm")) ?? WAYS[0];

  /** An end is for good if it cannot be taken back, and there was something else to do. */
  const isEnd = (choice, choices) => choice.final && choice.ends && choices.some((other) => !other.ends);

  const NEEDED = { ending: isEnd, final: (choice) => choice.final, always: (choice, choices) => choices.length > 1, never: () => false };

  /** Whether an answer may be sent now; if not, it waits for its second press. */
  function isMeant(choice, choices) {
    if (!choice || !NEEDED[way()](choice, choices)) return true;
    const now = performance.now();
    if (doubted === choice.a) return now >= since + TO_READ;
    [doubted, since] = [choice.a, now];
    clearTimeout(timer);
    timer = setTimeout(drop, PATIENCE);
    return false;
  }

  function drop() {
    if (doubted === null) return;
    doubted = null;
    clearTimeout(timer);
    document.dispatchEvent(new Event("meant"));
  }

  function next() {
    const name = WAYS[(WAYS.indexOf(way()) + 1) % WAYS.length];
    benben.kept("confirm", name);
    drop();
    benben.tell(words.confirm[name], "done", "", 4000);
  }

  document.addEventListener("click", (event) => { if (event.target.closest("[data-confirm]")) next(); });

  return { isMeant, drop, doubted: () => doubted };
})();
