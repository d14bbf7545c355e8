// Moves or chat beside the sheet: one of them at a time, and how much has been said that nobody has seen here.
(() => {
  const $ = (id) => document.getElementById(id), root = document.documentElement;
  const TABS = { log: "tab-log", chat: "tab-chat" };
  let seen = newest();

  function newest() {
    return Number($("chat-lines")?.lastElementChild?.id.split("-")[1] ?? -1);
  }

  function show() {
    const open = root.dataset.book ?? "log", isRead = open === "chat" || !getComputedStyle($("tabs")).display.includes("flex");
    if (isRead) seen = newest();
    const unread = [...document.querySelectorAll("#chat-lines li")].filter((line) => Number(line.id.split("-")[1]) > seen).length;
    for (const [name, tab] of Object.entries(TABS)) $(tab).setAttribute("aria-selected", String(name === open));
    $("unread").hidden = unread === 0;
    $("unread").textContent = unread;
  }

  function tellTimes() {
    for (const time of document.querySelectorAll("#chat-lines time")) {
      const at = new Date(time.dateTime);
      if (!Number.isNaN(at.getTime())) time.textContent = at.toLocaleTimeString(root.lang, { hour: "2-digit", minute: "2-digit" });
    }
  }

  function open(name) {
    root.dataset.book = name;
    show();
    if (name === "chat") $("chat-lines")?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("#tabs button");
    if (tab) open(tab.id === "tab-chat" ? "chat" : "log");
    else if (event.target.closest?.("[data-focus=chat-text]")) open("chat");
  });
  document.addEventListener("keydown", (event) => {
    if (!event.target.matches?.("#tabs button") || !/^Arrow(Left|Right)$/.test(event.key)) return;
    const other = event.target.id === "tab-chat" ? "log" : "chat";
    open(other);
    $(TABS[other]).focus();
  });
  document.addEventListener("frame", () => { show(); tellTimes(); });
  tellTimes();
})();
