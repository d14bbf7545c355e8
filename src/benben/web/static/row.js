// The row of answers beside the question: it scrolls sideways, and says why something is not in it.
const row = (() => {
  const $ = (id) => document.getElementById(id);

  /** Bring an answer into the row, which scrolls sideways; nothing else moves. */
  function reach(button) {
    const row = button.closest(".row"), [at, seen] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.left < seen.left) row.scrollLeft += at.left - seen.left - 8; else if (at.right > seen.right - 18) row.scrollLeft += at.right - seen.right + 26;
  }

  /** Why an answer that one might look for is not there, in place of what else is said beside the question. */
  function reason(refused) {
    if (!$("reason")) return;
    $("reason").textContent = refused?.getAttribute("aria-label") ?? "";
    $("reason").hidden = !refused;
    if ($("second")) $("second").hidden = Boolean(refused);
  }

  document.addEventListener("wheel", (event) => {
    const at = event.target.closest?.("#answer-row");
    if (!at || at.scrollWidth <= at.clientWidth || event.ctrlKey) return;
    at.scrollLeft += event.deltaY + event.deltaX;
    event.preventDefault();
  }, { passive: false });
  document.addEventListener("focusin", (event) => { if (event.target.closest?.("#answer-row .answer")) reach(event.target); });

  return { reach, reason };
})();
