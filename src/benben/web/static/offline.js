// The replay in a file: unpacks the game, and changes only what differs from one moment to the next.
(async () => {
  const $ = (id) => document.getElementById(id);
  const packed = Uint8Array.from(atob($("game").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { slots, plans, log } = await new Response(stream).json();
  const LINES = 60, showing = {};

  function parsed(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    return box.content.firstElementChild;
  }

  function show(at, jump = false) {
    for (const [name, { versions, shown }] of Object.entries(slots)) {
      if (showing[name] === shown[at]) continue;
      showing[name] = shown[at];
      morph($(name), parsed(versions[shown[at]]));
    }
    $("table").className = plans[at];
    showLog(log.filter(([n]) => n <= at).slice(-LINES).reverse());
    if (!jump) history.replaceState(null, "", `#${at}`);
  }

  function showLog(lines) {
    $("lines").innerHTML = lines.map(([, line]) => line).join("");
    for (let i = 0; i < Math.min(3, lines.length) && lines[i][0] === lines[0][0]; i++) $("lines").children[i].className = "latest";
  }

  const momentOf = ({ hash }) => Number(hash.slice(1)) || 0;
  const { go } = player({ get: (at) => at, show: (_, at) => show(at), momentOf });
  addEventListener("hashchange", () => go(momentOf(location)));
  show(0, true);
  go(momentOf(location));
})();
