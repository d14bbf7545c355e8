// The mark on a thing of the board that is chosen.
const SVG = "http://www.w3.org/2000/svg";

function checkmark(halo) {
  const mark = document.createElementNS(SVG, "g"), disc = document.createElementNS(SVG, "circle");
  const number = (name) => Number(halo.getAttribute(name)), sign = document.createElementNS(SVG, "use");
  mark.setAttribute("class", "check");
  mark.setAttribute("transform", `translate(${number("x") + number("width") - 3} ${number("y") + 3})`);
  disc.setAttribute("class", "check-disc");
  disc.setAttribute("r", "10");
  for (const [name, value] of Object.entries({ href: "#d-ui-check", x: -6.5, y: -6.5, width: 13, height: 13 })) {
    sign.setAttribute(name, value);
  }
  mark.append(disc, sign);
  return mark;
}
