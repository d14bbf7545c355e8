// The rules beside the board: fetched when they are first asked for, opened at the rule that was asked about.
const help = (() => {
  const $ = (id) => document.getElementById(id);
  const isOpen = () => !$("help").hidden;

  async function open(rule) {
    const drawer = $("help"), body = $("help-body");
    drawer.hidden = false;
    if (!body.childElementCount) {
      const page = await fetch(words.asked(`${body.dataset.url}?part=body`)).catch(() => null);
      if (!page?.ok) return benben.tell(words.noRules);
      body.innerHTML = await page.text();
    }
    body.querySelectorAll(".shown").forEach((row) => row.classList.remove("shown"));
    const row = rule && body.querySelector(`[id="${CSS.escape(rule)}"], [id^="${CSS.escape(rule)}."]`);
    if (row) row.classList.add("shown");
    row?.scrollIntoView({ block: "center" });
    drawer.focus({ preventScroll: true });
  }

  function close() {
    $("help").hidden = true;
    $("question").focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest?.(selector);
    if (at("[data-help=close]")) return close();
    if (!at("[data-help=open], [data-rule]")) return;
    event.preventDefault();
    open(at("[data-rule]")?.dataset.rule);
  });

  return { isOpen, open, close };
})();
