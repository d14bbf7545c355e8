// Everything that the page says, seen or only told: texts, titles, labels. Run in the page; what people have written
// themselves, their names and their talk, is left out, and so is what a language calls itself.
() => {
  const OWN = "script, style, template, .chat li, [lang]:not(html), code";
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() && !node.parentElement.closest(OWN)) said.push(node.data);
  }
  for (const element of document.body.querySelectorAll("[title], [aria-label], [placeholder], [alt]")) {
    if (element.closest(OWN)) continue;
    for (const name of ["title", "aria-label", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
  }
  return said;
}
