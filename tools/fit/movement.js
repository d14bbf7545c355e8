// Where everything that stays stands, by id, as [left, top, right, bottom]: registers and what is around them in `fixed`,
// the spaces of the board in `spaces`. Run in the page after each question. Pieces may move, and so may whatever has a
// `transform` of its own; what comes and goes with a question (halos, ghosts) is no part of a space.
() => {
  const edges = ({ left, top, right, bottom }) => [left, top, right, bottom];
  const fixed = {}, spaces = {};
  for (const element of document.querySelectorAll("#board, .board .register, .board .plate, .board .heading, .side, #question, #tools")) {
    const box = element.getBoundingClientRect();
    if (box.width) fixed[element.id || element.className] = edges(box);
  }
  for (const space of document.querySelectorAll("#board .space[id]")) {
    const shapes = [...space.querySelectorAll("rect, path, circle, ellipse, polygon, use, text")].filter((shape) => !shape.closest(".hit, .halo, .halo-base, .ghostpiece, .check"));
    const halo = space.querySelector(":scope > .halo");  // where nothing else is drawn
    const boxes = (shapes.length || !halo ? shapes : [halo]).map((shape) => shape.getBoundingClientRect()).filter((box) => box.width + box.height > 0);
    if (!boxes.length || space.hasAttribute("transform")) continue;
    const all = boxes.map(edges), side = (n) => all.map((box) => box[n]);
    spaces[space.id] = [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
  }
  return { fixed, spaces };
}
