// Before anything is painted: light or dark as chosen, and a mark that scripts run.
(() => {
  const root = document.documentElement;
  root.dataset.script = "on";
  try {
    const chosen = localStorage.getItem("benben-theme");
    if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
  } catch { /* a browser that keeps nothing follows the system */ }
})();
