// A button of a card was pressed: tell whoever listens.
//
//     document.addEventListener("cardaction", (event) => send(event.detail.action, event.target.closest(".card")));
//
// The event is dispatched on the button and bubbles; its detail has the action and the label.
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element && event.target.closest(".card button[data-action]");
  if (!button) return;
  const detail = { action: button.dataset.action, label: button.textContent };
  button.dispatchEvent(new CustomEvent("cardaction", { bubbles: true, composed: true, detail }));
});
