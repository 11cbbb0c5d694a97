"use strict";
const root = document.documentElement;
root.classList.add("js");

// Colors and widths are attributes of the page, which its style sheets read.
for (const input of document.querySelectorAll("input[name=scheme]")) {
  input.addEventListener("change", () => {
    if (input.value === "auto") delete root.dataset.cardScheme;
    else root.dataset.cardScheme = input.value;
  });
}
for (const input of document.querySelectorAll("input[name=width]")) {
  input.addEventListener("change", () => (root.dataset.width = input.value));
}
for (const input of document.querySelectorAll("input[name=scheme], input[name=width]")) {
  // A browser may have kept what was chosen before the page was loaded again.
  if (input.checked) input.dispatchEvent(new Event("change"));
}

// Every word must stand somewhere in an entry.
const search = document.getElementById("gallery-search");
const count = document.getElementById("gallery-count");
const entries = Array.from(document.querySelectorAll(".gallery-entry"), (element) => {
  return { element, text: element.textContent.toLowerCase() };
});
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const { element, text } of entries) {
    element.hidden = !words.every((word) => text.includes(word));
    if (!element.hidden) shown += 1;
  }
  count.textContent = words.length ? `${shown} of ${entries.length} cards` : `${entries.length} cards`;
});

// Tabs, by the pattern of the ARIA Authoring Practices: arrows go from one to the next.
for (const list of document.querySelectorAll(".gallery-tabs")) {
  const tabs = Array.from(list.querySelectorAll("button"));
  const choose = (tab) => {
    for (const other of tabs) {
      const isChosen = other === tab;
      other.setAttribute("aria-selected", String(isChosen));
      other.tabIndex = isChosen ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = !isChosen;
    }
  };
  list.addEventListener("click", (event) => tabs.includes(event.target) && choose(event.target));
  list.addEventListener("keydown", (event) => {
    const here = tabs.indexOf(document.activeElement);
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (here < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    choose(tab);
    tab.focus();
  });
  choose(tabs[0]);
}
