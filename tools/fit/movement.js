// Where everything that stays stands, by id: the middle of a space, [left, top, width, height] of a register. Run in the
// page after each question. Pieces and whatever is moved by a `transform` of its own may move.
() => {
  const places = {};
  for (const element of document.querySelectorAll("#board, .board .register, .board .plate, .board .heading, .side, #question, #tools")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width) places[element.id || element.className] = [left, top, width, height];
  }
  for (const space of document.querySelectorAll("#board .space[id]")) {
    const first = [...space.querySelectorAll("rect, path, circle, ellipse, polygon, use")].find((shape) => !shape.closest(".hit, .halo, .halo-base, .ghostpiece, .check"));
    if (first && !space.hasAttribute("transform")) places[space.id] = middle(first);
  }
  return places;

  /** The middle of a shape; of a drawing that is used the point where it is put, for drawings differ. */
  function middle(shape) {
    const to = shape.getScreenCTM(), at = (name) => Number(shape.getAttribute(name));
    if (shape.localName === "use") return [to.a * at("x") + to.e, to.d * at("y") + to.f];
    const { left, top, width, height } = shape.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }
}
