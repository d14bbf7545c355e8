// What scripts say: the words come with the page, in its language; what stands in braces is filled in here.
const words = (() => {
  const known = JSON.parse(document.getElementById("words").textContent);
  const filled = (text, parts) => text.replace(/\{(\w+)\}/g, (all, name) => parts[name] ?? all);

  /** An address in the language of the page, whatever was chosen elsewhere meanwhile. */
  const asked = (address) => `${address}${address.includes("?") ? "&" : "?"}language=${document.documentElement.lang}`;

  return { ...known, filled, asked };
})();
