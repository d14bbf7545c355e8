// What does not fit in the page that is shown: run in the page with { small, scrolls, everywhere }, gives a list of
// faults, each as [what, where, how much]. `small` is the smallest size of text, `scrolls` whether the board may scroll
// inside, `everywhere` whether the page is one of any kind: it may be longer than its window, but not wider.
({ small, scrolls, everywhere }) => {
  const faults = new Map();  // each once
  function fault(what, element, more = "") {
    const where = typeof element === "string" ? element : name(element);
    if (!faults.has(`${what} ${where}`)) faults.set(`${what} ${where}`, [what, where, String(more)]);
  }
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const box = (element) => element.getBoundingClientRect();
  const px = (number) => `${Math.round(number)} px`;
  const text = (element) => element.textContent.trim().replace(/\s+/g, " ");

  /** How an element is called here: its register or panel, its id or class, and the words on it. */
  function name(element, words = text(element)) {
    const part = element.closest(".register, .person, .book, .ask, .lintel, .table-tools, .end, #invite, .replay-bar, .files, #people, #caption, #stage");
    const own = element.id ? `#${element.id}` : `${element.localName}${[...element.classList].map((one) => `.${one}`).join("")}`;
    const place = part && part !== element ? `${part.id ? `#${part.id}` : `.${part.classList[0]}`} ` : "";
    return `${place}${own}${words ? ` “${words.slice(0, 36)}”` : ""}`;
  }

  const shown = new Map();  // whether an element is seen
  function isSeen(element) {
    if (!shown.has(element)) {
      const { width, height } = box(element);
      shown.set(element, width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnder(element) && !isSaid(element));
    }
    return shown.get(element);
  }
  const end = document.querySelector("#end"), covers = end && end.checkVisibility();
  const isUnder = (element) => covers && Boolean(element.closest("#board"));  // the end of a game lies over the board
  const isSaid = (element) => Boolean(element.closest(".said, .closer, .sheet, .skip, title")) || isClipped(element);
  const isClipped = (element) => {  // shown to nobody, only told
    for (let at = element; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };

  // --- what is cut off: by which boxes, and which of them may be scrolled ---

  const SCROLLERS = ".log, .chat, .people.crowd, .answers .row, #invite, select";
  const doesScroll = ({ overflowX, overflowY }) => [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
  const mayScroll = (element) => element.matches(SCROLLERS) || (scrolls && element.matches(".board")) || (everywhere && doesScroll(getComputedStyle(element)));
  const clips = new Map();
  function clipsOf(element) {
    if (!element || element === document.documentElement) return [];
    if (!clips.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const own = element instanceof SVGElement || (overflowX === "visible" && overflowY === "visible") ? [] : [element];
      clips.set(element, own.concat(clipsOf(element.parentElement)));
    }
    return clips.get(element);
  }
  function inside(rect, of) {
    const to = box(of);
    return { left: Math.max(rect.left, to.left), right: Math.min(rect.right, to.right), top: Math.max(rect.top, to.top), bottom: Math.min(rect.bottom, to.bottom) };
  }
  /** What is seen of a rectangle through the lists that scroll; null if nothing. */
  function seenPart(rect, element) {
    let part = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    for (const of of clipsOf(element)) if (mayScroll(of)) part = inside(part, of);
    return part.right - part.left < 1 || part.bottom - part.top < 1 ? null : part;
  }
  const beyond = (rect, to) => Math.max(to.left - rect.left, rect.right - to.right, to.top - rect.top, rect.bottom - to.bottom);
  const hasWhole = (element) => {
    const titled = element.closest("[title]");
    return titled && titled.title.includes(text(element).replace(/ ?…$/, ""));
  };
  const MAY_BE_CUT = ".why, .heading small";  // if the whole of it is in a title; and long names, if enough of them is seen
  const NAME = ".person .name > span:first-child, .say b, .tally thead span";
  const mayBeCut = (element) => hasWhole(element) && (element.closest(MAY_BE_CUT) || (element.matches(NAME) && element.clientWidth >= 80));
  const window_ = { left: 0, top: everywhere ? -Infinity : 0, right: innerWidth, bottom: everywhere ? Infinity : innerHeight };

  // --- the page, and the boxes in it ---

  const root = document.documentElement;
  if ((root.scrollHeight > innerHeight + 1 && !everywhere) || root.scrollWidth > innerWidth + 1) fault("the page scrolls", "page", `${root.scrollWidth} × ${root.scrollHeight}`);
  if (!everywhere && document.body.scrollHeight > innerHeight + 1 && getComputedStyle(document.body).overflowY !== "hidden") fault("the page scrolls", "body");

  const BOXES = ".register, .board, .side, .book, .person, .people, .lintel, .cartouche, .ends, .heading, #people, .end, .replay-bar, .files, .log, .chat, #invite, .tabs";
  for (const element of all(BOXES).filter(isSeen)) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (mayScroll(element)) {
      if (scrollWidth > clientWidth + 1) fault("overflows sideways", name(element, ""), `${scrollWidth} > ${clientWidth}`);
      continue;
    }
    if (scrollHeight > clientHeight + 4) fault("overflows", name(element, ""), `by ${px(scrollHeight - clientHeight)}`);
    if (scrollWidth > clientWidth + 2) fault("overflows sideways", name(element, ""), `by ${px(scrollWidth - clientWidth)}`);
  }
  for (const element of all(`${BOXES}, .ask, .tools, .table-tools, .titles, #stage`).filter(isSeen)) {
    const part = seenPart(box(element), element);
    if (part && beyond(part, window_) > 1) fault("leaves the window", name(element, ""), px(beyond(part, window_)));
  }

  /** Boxes that must not lie on each other. */
  function apart(elements, slack = 1) {
    elements.forEach((one, i) => elements.slice(i + 1).forEach((other) => {
      if (one.contains(other) || other.contains(one)) return;
      const part = inside(box(one), other), wide = part.right - part.left, high = part.bottom - part.top;
      if (wide > slack && high > slack) fault("lie on each other", `${name(one, "")} and ${name(other, "")}`, `${px(wide)} × ${px(high)}`);
    }));
  }
  if (!everywhere) apart(all(".lintel .mark, .titles, #stage, .ask, .table-tools, .lintel .tools, .replay-bar, #caption").filter(isSeen));
  apart(all("#board, .side, .end, .files").filter(isSeen));
  apart(all(".side > *").filter(isSeen));
  apart(all(".people > .person").filter(isSeen));
  apart(all(".board .register").filter(isSeen));
  apart(all(".cartouche > .who, .say, #second, #beside, #answer-row, #answer-ends").filter(isSeen), 5);

  // --- the board: everything drawn stays in its register ---

  for (const register of all(".planned .register").filter(isSeen)) {
    const board = box(document.getElementById("board")), own = box(register), plate = register.querySelector(".plate");
    if (beyond(own, board) > 1) fault("leaves the sheet", name(register, ""), px(beyond(own, board)));
    for (const element of all(".spaces > [id], .pieces > [id]", plate).filter(isSeen)) {
      const out = beyond(box(element), own);
      if (out > 8) fault("leaves its register", name(element, ""), px(out));
    }
  }

  // --- text ---

  const texts = [];  // { element, rect, words }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, option, svg, template") || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize);
    let part = null;
    for (const rect of range.getClientRects()) {
      part = seenPart(rect, element);
      if (part && rect.width > 0) readText(element, node.data.trim(), part, size);
    }
    if (part && size < small - 0.05) fault("small text", name(element), `${size.toFixed(1)} px`);
  }
  function readText(element, words, rect, size) {
    for (const of of clipsOf(element)) {
      const out = beyond({ left: rect.left, right: rect.right, top: rect.top + size * 0.2, bottom: rect.bottom - size * 0.2 }, box(of));
      if (mayScroll(of) || out <= 2) continue;
      if (!mayBeCut(element)) fault("cut text", of.matches(".say, #stage, .titles") ? of : name(element, words), `by ${px(out)}`);
      rect = inside(rect, of);
      if (rect.right - rect.left < 1) return;
    }
    if (beyond(rect, window_) > 1) fault("leaves the window", name(element, words), px(beyond(rect, window_)));
    texts.push({ element, words, rect: { left: rect.left + 1, right: rect.right - 1, top: rect.top + size * 0.25, bottom: rect.bottom - size * 0.25 } });
  }
  /** The smallest field of a board that a text stands on: a plate, a tile, a card, a pill. */
  const fields = new Map();
  function fieldOf(plate, { left, right, top, bottom }) {
    if (!fields.has(plate)) fields.set(plate, all("rect:not(.hit, .halo-base)", plate).filter(isSeen).map(box));
    const x = (left + right) / 2, y = (top + bottom) / 2, size = ({ width, height }) => width * height;
    const under = fields.get(plate).filter((one) => one.left < x && one.right > x && one.top < y && one.bottom > y);
    return under.reduce((best, one) => (!best || size(one) < size(best) ? one : best), null);
  }
  // The number on somebody's piece is no more than a help where the name stands beside it.
  const isBeside = (element) => element.matches(".seat-number") && !element.closest(".plate");
  for (const element of all("svg text").filter((one) => text(one) && isSeen(one) && !isBeside(one))) {
    const to = element.getScreenCTM(), scale = Math.hypot(to.a, to.b), size = parseFloat(getComputedStyle(element).fontSize) * scale;
    const rect = seenPart(box(element), element), plate = element.closest(".plate"), words = text(element);
    if (!rect) continue;
    if (size < small - 0.05) fault("small text", name(element), `${size.toFixed(1)} px`);
    const ink = { left: rect.left, right: rect.right, top: rect.top + size * 0.2, bottom: rect.bottom - size * 0.2 };
    if (plate && beyond(ink, box(plate)) > 1.5) fault("text leaves its plate", name(element), px(beyond(ink, box(plate))));
    if (beyond(ink, window_) > 1) fault("leaves the window", name(element), px(beyond(ink, window_)));
    const field = plate && fieldOf(plate, rect);
    if (field && Math.max(field.left - rect.left, rect.right - field.right) > 1.5) fault("text leaves its field", name(element), px(Math.max(field.left - rect.left, rect.right - field.right)));
    if (Math.abs(to.b) < 0.03) texts.push({ element, words, rect: { left: rect.left + 1, right: rect.right - 1, top: rect.top + size * 0.28, bottom: rect.bottom - size * 0.28 } });
  }
  for (const element of all(".say, .beside, #stage, .answer .short, .answer, h1, h2, .name > span, .tabs button, .score, .facts span, .heading span").filter(isSeen)) {
    if (element.closest(SCROLLERS) && !element.closest(".answers .row")) continue;
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible" && !mayBeCut(element)) {
      fault("cut text", name(element), `by ${px(element.scrollWidth - element.clientWidth)}`);
    }
  }

  /** Whether something that was drawn after a text covers it: a card lies on another. */
  function isCovered(one, other, part) {
    const group = other.element.closest(".spaces > [id], .pieces > [id], .ground > *");
    if (!group || group.contains(one.element)) return false;
    return all("rect, path, use, circle, polygon", group).some((shape) => {
      const style = getComputedStyle(shape);
      return style.fill !== "none" && shape.checkVisibility({ opacityProperty: true }) && style.fillOpacity > 0.5 && beyond(part, box(shape)) < 1;
    });
  }
  /** What lies over the page, as a menu or a question that stays where it is: its texts may cover others. */
  const layers = new Map();
  function layerOf(element) {
    if (!everywhere || !element || element === document.body) return null;
    if (!layers.has(element)) layers.set(element, ["fixed", "sticky"].includes(getComputedStyle(element).position) ? element : layerOf(element.parentElement));
    return layers.get(element);
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1)) {
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      const part = { left: Math.max(one.rect.left, other.rect.left), right: Math.min(one.rect.right, other.rect.right), top: Math.max(one.rect.top, other.rect.top), bottom: Math.min(one.rect.bottom, other.rect.bottom) };
      if (part.right - part.left < 1 || part.bottom - part.top < 1 || one.element === other.element) continue;
      if (isCovered(one, other, part)) continue;
      fault("text on text", `${name(one.element, one.words)} and ${name(other.element, other.words)}`, `${px(part.right - part.left)} × ${px(part.bottom - part.top)}`);
    }
  });

  // --- what is pressed ---

  const TARGETS = "button, select, input:not([type=hidden]), a.answer, a.tool, a.legal, [role=button], .map";
  function reach(element) {
    if (!(element instanceof SVGElement)) {
      const { width, height } = box(element), after = getComputedStyle(element, "::after");
      const more = after.content !== "none" && after.position === "absolute" ? [parseFloat(after.width) || 0, parseFloat(after.height) || 0] : [0, 0];
      return [Math.max(width, more[0]), Math.max(height, more[1])];
    }
    const parts = [...element.children].filter((child) => !child.matches("title, .ghostpiece, .check, .beside")).map(box).filter((rect) => rect.width);
    const side = (low, high) => Math.max(...parts.map((rect) => rect[high])) - Math.min(...parts.map((rect) => rect[low]));
    return parts.length ? [side("left", "right"), side("top", "bottom")] : [0, 0];
  }
  const least = everywhere ? 23.5 : 31.5;
  for (const element of all(TARGETS).filter(isSeen)) {
    const [width, height] = reach(element);
    if (seenPart(box(element), element) && Math.min(width, height) < least) fault("small target", name(element, element.id ? "" : text(element)), `${px(width)} × ${px(height)}`);
  }

  // --- the row of answers: it may be scrolled, what ends something is always there ---

  const row = document.querySelector("#answer-row"), ends = document.querySelector("#answer-ends"), cartouche = document.querySelector("#cartouche");
  if (ends && isSeen(ends) && beyond(box(ends), box(cartouche)) > 1) fault("ends are out of sight", "#answer-ends", px(beyond(box(ends), box(cartouche))));
  if (row && isSeen(row) && row.clientWidth < Math.min(row.scrollWidth, 260)) fault("a narrow row of answers", "#answer-row", `${px(row.clientWidth)} of ${px(row.scrollWidth)}`);
  return [...faults.values()];
}
