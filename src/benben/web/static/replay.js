// The replay on a server: fetches each moment once, and keeps the address of the one that is shown.
(() => {
  const { table } = document.getElementById("replay").dataset;
  const frames = new Map();  // by moment, as they were fetched

  async function get(at) {
    if (frames.has(at)) return frames.get(at);
    const response = await fetch(words.asked(`/replay/${table}/${at}?part=frame&shape=${benben.shape()}`)).catch(() => null);
    const html = response?.ok ? await response.text().catch(() => null) : null;
    if (html === null) benben.tell(words.noMoment); else frames.set(at, html);
    return html;
  }

  function show(html, at) {
    const parsed = document.createElement("template");
    parsed.innerHTML = html;
    morph(document.getElementById("table"), parsed.content.querySelector("#table"));
    history.replaceState(null, "", `/replay/${table}/${at}${location.search}`);
  }

  const { start } = player({ get, show, momentOf: (line) => Number(line.pathname.split("/").pop()) });
  if (location.hash === "#play") start();
})();
