// From one space that may be pressed to the nearest in a direction: what each arrow key does.
const arrows = (() => {
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  /** From one gold space to the nearest in a direction. */
  function step([dx, dy]) {
    const middle = (element) => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const spaces = [...document.querySelectorAll("#board .legal:not(.not-now)")], here = document.activeElement.closest?.("#board .legal");
    if (!here) return spaces[0]?.focus();
    const [x, y] = middle(here), far = ([a, b]) => Math.abs((a - x) * dx + (b - y) * dy) + 2.5 * Math.abs((a - x) * dy + (b - y) * dx);
    const ahead = spaces.map((space) => [space, middle(space)]).filter(([, [a, b]]) => (a - x) * dx + (b - y) * dy > 4);
    ahead.sort(([, one], [, other]) => far(one) - far(other))[0]?.[0].focus();
  }

  return Object.fromEntries(Object.entries(ARROWS).map(([key, way]) => [key, () => step(way)]));
})();
