// A long list of people, sorted as one likes: anew with every frame of the table.
(() => {
  const $ = (id) => document.getElementById(id);

  function sort() {
    if (!$("sort")) return;
    $("sort").value = benben.kept("sort") ?? "score";
    const order = $("sort").value, list = document.querySelector("#people .crowd");
    const key = (line, name) => Number(line.dataset[name]);
    const compare = (a, b) => key(a, order) - key(b, order) || key(a, "seat") - key(b, "seat");
    const lines = [...list.children].sort(compare);
    if (lines.some((line, i) => line !== list.children[i])) list.append(...lines);
  }

  document.addEventListener("frame", sort);
  document.addEventListener("change", (event) => {
    if (event.target.id !== "sort") return;
    benben.kept("sort", event.target.value);
    sort();
  });
})();
