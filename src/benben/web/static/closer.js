// A closer look: what one points at for a moment, at reading size, with what the rules say of it. It takes no room, a
// press goes through it, and it goes with the pointer, with Escape or with the next press.
const closer = (() => {
  const $ = (id) => document.getElementById(id), SVG = "http://www.w3.org/2000/svg";
  const REST = 350, HOLD = 500, GAP = 14;  // milliseconds, milliseconds, pixels
  const { topics, help } = JSON.parse($("topics").textContent);
  const THINGS = "#board .space, #board .pieces > .at, .person .map";
  let timer = 0, shown = null, hushed = null;  // `hushed`: the title that the browser would show by itself

  const topicOf = (thing) => {
    const beginning = Object.keys(topics).filter((start) => thing.id.startsWith(start)).sort((a, b) => b.length - a.length)[0];
    return beginning === undefined ? "" : help[topics[beginning]];
  };
  const nameOf = (thing) => thing.querySelector(":scope > title")?.textContent || thing.dataset.title || thing.getAttribute("aria-label") || "";

  /** The thing as it is drawn, seen through its own box. */
  function picture(thing) {
    const own = thing.matches(".map") ? thing.querySelector("svg") : thing;
    if (!(own instanceof SVGGraphicsElement)) return null;
    const copy = own.cloneNode(true), drawn = own.matches("svg") ? copy : document.createElementNS(SVG, "svg");
    for (const node of [copy, ...copy.querySelectorAll("[id]")]) node.removeAttribute("id");
    if (drawn !== copy) {
      const { x, y, width, height } = own.getBBox();
      if (!width || !height) return null;
      drawn.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
      const layer = document.createElementNS(SVG, "g");
      layer.setAttribute("class", own.parentNode.getAttribute("class") ?? "");
      copy.removeAttribute("transform");
      layer.append(copy);
      drawn.append(layer);
    }
    drawn.setAttribute("class", "plate thing");
    drawn.setAttribute("aria-hidden", "true");
    return drawn;
  }

  function paragraph(tag, text) {
    const node = document.createElement(tag);
    node.textContent = text;
    return node;
  }

  function show(thing) {
    const box = $("closer"), name = nameOf(thing), rule = topicOf(thing);
    if (!name && !rule) return;
    shown = thing;
    box.replaceChildren(...[picture(thing), name && paragraph("h3", name), rule && paragraph("p", rule)].filter(Boolean));
    box.hidden = false;
    hushed = thing.querySelector(":scope > title");
    hushed?.remove();
    place(box, thing.getBoundingClientRect());
  }

  /** Beside the thing where there is room, never over it. */
  function place(box, at) {
    const { width, height } = box.getBoundingClientRect(), right = at.right + GAP, left = at.left - GAP - width;
    const beside = right + width <= innerWidth ? right : left >= 0 ? left : null;
    const x = beside ?? Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2));
    const below = at.bottom + GAP, middle = at.top + at.height / 2 - height / 2;
    const y = beside !== null ? Math.max(8, Math.min(innerHeight - height - 8, middle)) : below + height <= innerHeight ? below : at.top - GAP - height;
    box.style.left = `${x}px`;
    box.style.top = `${Math.max(8, y)}px`;
  }

  function hide() {
    clearTimeout(timer);
    if (hushed && shown?.isConnected) shown.prepend(hushed);
    shown = hushed = null;
    $("closer").hidden = true;
  }

  function soon(thing, time) {
    clearTimeout(timer);
    timer = setTimeout(() => thing.isConnected && show(thing), time);
  }

  document.addEventListener("pointerover", (event) => {
    const thing = event.pointerType === "mouse" ? event.target.closest?.(THINGS) : null;
    if (thing === shown && thing) return;
    hide();
    if (thing) soon(thing, REST);
  });
  document.addEventListener("focusin", (event) => {  // by key: what the pointer rests on has the focus already
    const thing = document.documentElement.dataset.keys ? event.target.closest?.(THINGS) : null;
    hide();
    if (thing) soon(thing, REST);
  });
  document.addEventListener("pointerdown", (event) => {
    hide();
    const thing = event.target.closest?.(THINGS);
    if (thing && event.pointerType !== "mouse") soon(thing, HOLD);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(timer));
  for (const gone of ["frame", "scroll"]) document.addEventListener(gone, hide, { capture: true, passive: true });
  document.addEventListener("contextmenu", (event) => {  // a long press must not open the browser's menu over it
    if (event.target.closest?.("#board .space") && shown) event.preventDefault();
  });

  /** The key that looks closer, at what has the focus. */
  function look(thing) {
    if (shown === thing) return hide();
    hide();
    show(thing);
  }

  return { look, hide, isOpen: () => shown !== null };
})();
