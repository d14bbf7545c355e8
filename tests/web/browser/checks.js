// What an audit of a page would find: run in the page, gives lists of faults.
() => {
  const seen = (element) => {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    return box.width > 0 && box.height > 0 && style.visibility !== "hidden" && element.checkVisibility({ opacityProperty: true });
  };
  const name = (element) => `${element.tagName.toLowerCase()}${element.id ? "#" + element.id : ""}.${element.getAttribute("class") ?? ""}`;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  // Everything that can be pressed or filled in has a name.
  const named = (element) =>
    (element.getAttribute("aria-label") ?? "").trim() || element.textContent.trim() || element.labels?.length ||
    document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent.trim() || element.title;
  const controls = all("a[href], button, input:not([type=hidden]), select, textarea, [role=button]");
  const unlabelled = controls.filter((element) => !named(element)).map(name);

  // Text stands out from what is behind it.
  const numbers = (colour) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const part = (value) => ((value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const over = (front, back) => front.slice(0, 3).map((value, i) => (value * front[3] + back[i] * (255 - front[3])) / 255).concat(255);
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(numbers(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((back, front) => over(front, back), [255, 255, 255, 255]);
  };
  const texts = all("p, a, button, span, li, h1, h2, h3, td, th, label, small, summary, option, dt, dd").filter((element) =>
    !element.closest("svg, .said, [disabled], [aria-disabled=true], .not-now") &&
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const faint = texts.flatMap((element) => {
    const style = getComputedStyle(element), back = ground(element), front = over(numbers(style.color), back);
    const [high, low] = [light(front), light(back)].sort((a, b) => b - a), ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    return ratio >= (large ? 3 : 4.5) ? [] : [`${name(element)} ${ratio.toFixed(2)}: ${element.textContent.trim().slice(0, 30)}`];
  });

  // What is pressed is large enough for a finger (24 px at least, WCAG 2.2; inline links may be smaller).
  const small = all("button, select, input:not([type=hidden]):not([type=radio]), [role=button]").filter((element) => {
    const box = element.getBoundingClientRect();
    return Math.min(box.width, box.height) < 24;
  }).map(name);

  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  const doubled = [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
  const wide = Math.max(0, document.documentElement.scrollWidth - innerWidth);

  // No text is cut off by its own box.
  const cut = all("button, h1, h2, h3, .say, .name").filter((element) =>
    !element.closest("svg, .said") && element.clientWidth > 1 && getComputedStyle(element).overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1
  ).map(name);
  return { unlabelled, faint, small, doubled, wide, cut };
}
