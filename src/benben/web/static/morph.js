// Makes a part of the page like a new one. Elements of the same id stay themselves, wherever they go: so pieces glide,
// and what is typed, chosen or focused is not lost. A new element is a copy of the one it comes from, so it is an SVG
// element where that is one; made by its name alone it would be none.
const morph = (() => {
  const isAlike = (old, fresh) =>
    old.nodeName === fresh.nodeName && old.namespaceURI === fresh.namespaceURI && (old.id ?? "") === (fresh.id ?? "");

  function become(old, fresh, known) {
    if (old.isEqualNode(fresh)) return;
    if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = fresh.nodeValue; return; }
    takeAttributes(old, fresh);
    takeChildren(old, fresh, known);
  }

  function takeAttributes(old, fresh) {
    for (const { namespaceURI, name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttributeNS(namespaceURI, name, value);
    }
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }

  function takeChildren(old, fresh, known) {
    const wanted = new Set([...fresh.children].map((child) => child.id));
    for (const child of [...old.children]) if (child.id && !wanted.has(child.id)) child.remove();
    let here = old.firstChild;
    for (const child of fresh.childNodes) {
      const found = child.id ? known.get(child.id) : here;
      const same = found && isAlike(found, child) ? found : document.importNode(child, false);
      if (same === here) here = here.nextSibling; else old.insertBefore(same, here);
      become(same, child, known);
    }
    while (here) { const next = here.nextSibling; here.remove(); here = next; }
  }

  return (old, fresh) => become(old, fresh, new Map([...old.querySelectorAll("[id]")].map((element) => [element.id, element])));
})();
