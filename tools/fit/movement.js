// Where everything that stays stands, by id, as [left, top] or, for registers, [left, top, width, height]: run in the
// page after each question. Pieces and whatever is moved by a `transform` of its own may move.
() => {
  const places = {};
  const side = ({ left, top }) => [left, top];
  for (const element of document.querySelectorAll("#board, .board .register, .board .plate, .board .heading, .side, #question, #tools")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width) places[element.id || element.className] = [left, top, width, height];
  }
  for (const space of document.querySelectorAll("#board .space[id]")) {
    const first = [...space.children].find((child) => !child.matches("title, .hit, .halo, .halo-base, .ghostpiece, .check"));
    if (!first || space.hasAttribute("transform") || !first.getBoundingClientRect().width) continue;
    places[space.id] = side(first.getBoundingClientRect());
  }
  return places;
}
