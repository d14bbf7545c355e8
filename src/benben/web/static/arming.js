// A moment to see what is asked: nobody answers what he could not see. What is new can be pressed after a moment, and
// a little later where the last press was: so a press that was meant for what lay there before does nothing.
const arming = (() => {
  const TO_SEE = 400, SAME_PLACE = 700;  // milliseconds
  const NEAR = 32;  // pixels
  let question = 0, newSince = 0, timer = 0, last = null;  // `last`: the last press, and the question it was given to
  let seenSince = new Map();  // since when each button can be seen

  const pressed = (element) => element?.closest?.("#answers .answer, #board .legal, #end [form=act]");

  /** Another question, or other answers to it: all of them are new. */
  function renew() {
    question += 1;
    newSince = performance.now();
    seenSince = new Map();
  }

  /** Buttons come and go with what is chosen; those that come are new. */
  function note(buttons) {
    const now = performance.now();
    seenSince = new Map(buttons.map((button) => [button, seenSince.get(button) ?? now]));
    tell();
  }

  /** Say in the page when everything can be pressed, for programs that press. */
  function tell() {
    const latest = Math.max(newSince, ...seenSince.values()), left = latest + (last ? SAME_PLACE : TO_SEE) - performance.now();
    clearTimeout(timer);
    document.getElementById("table").toggleAttribute("data-armed", left <= 0);
    if (left > 0) timer = setTimeout(tell, left);
  }

  /** Where a press is: for one by key, the middle of what is pressed. */
  function placeOf(event, target) {
    const box = target.getBoundingClientRect();
    return event.detail ? [event.clientX, event.clientY] : [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Since when something else lies where the last press was; never, if this press is elsewhere. */
  function changedSince(x, y) {
    if (!last || Math.hypot(x - last.x, y - last.y) > NEAR) return -Infinity;
    return last.question !== question ? newSince : isStillThere() ? -Infinity : last.at;
  }

  const isStillThere = () => pressed(document.elementFromPoint(last.x, last.y)) === last.target;

  function isTooSoon(event, target) {
    const now = performance.now(), [x, y] = placeOf(event, target);
    if (now < (seenSince.get(target) ?? newSince) + TO_SEE) return true;
    if (now < changedSince(x, y) + SAME_PLACE) return true;
    last = { x, y, target, question, at: now };
    return false;
  }

  document.addEventListener("click", (event) => {
    const target = pressed(event.target);
    if (!target || !isTooSoon(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  // A key that is held down presses once.
  document.addEventListener("keydown", (event) => {
    if (!event.repeat || !/^([1-9 ]|Enter)$/.test(event.key) || event.target.matches?.("input, select, textarea")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  return { renew, note };
})();
