// The list above a text box: the box keeps the focus, arrow keys move through the list, Tab or Enter picks the marked entry.

import { fill, freshId, h } from "./dom.js";
import { t } from "./words.js";

/**
 * Gives `input` a list that appears in `host`. `onPick(item)` gets the picked item; items are `{label, description?, avatar?, hint?}`.
 * Returns `show(items)`, `hide()`, `key(event)` (true if the list used the key) and `isOpen()`.
 */
export function suggestionsFor(input, host, { label, onPick, empty = t("noChoices") }) {
  const id = freshId("suggestions");
  const listbox = h("div", { id, role: "listbox", class: "suggestions", "aria-label": label, hidden: true });
  let items = [];
  let active = 0;
  host.append(listbox);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", id);
  input.setAttribute("aria-expanded", "false");

  const row = (item, index) => {
    const element = h(
      "div",
      { role: "option", id: `${id}-${index}`, class: "option", "aria-label": item.label },
      item.avatar?.(),
      h(
        "span",
        { class: "option-words" },
        h("span", { class: "option-label" }, item.label),
        item.description && h("span", { class: "option-description" }, item.description),
      ),
      item.hint && h("span", { class: "option-hint" }, item.hint),
    );
    // The press must not take the focus from the box before the click arrives.
    element.addEventListener("pointerdown", (event) => event.preventDefault());
    element.addEventListener("click", () => pick(index));
    return element;
  };

  function mark(index) {
    active = index;
    [...listbox.querySelectorAll("[role=option]")].forEach((element, place) => {
      element.setAttribute("aria-selected", String(place === active));
      if (place === active) element.scrollIntoView({ block: "nearest" });
    });
    if (items.length) input.setAttribute("aria-activedescendant", `${id}-${active}`);
    else input.removeAttribute("aria-activedescendant");
  }

  function show(next) {
    items = next;
    listbox.hidden = false;
    input.setAttribute("aria-expanded", "true");
    fill(listbox, items.length ? items.map(row) : h("div", { class: "suggestions-empty" }, empty));
    mark(0);
  }

  function hide() {
    items = [];
    listbox.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function pick(index) {
    const item = items[index];
    hide();
    onPick(item);
  }

  function key(event) {
    if (listbox.hidden || event.isComposing) return false;
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves && items.length) mark((active + moves[event.key] + items.length) % items.length);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && items.length) pick(active);
    else if (event.key === "Escape") hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { show, hide, key, isOpen: () => !listbox.hidden, remove: () => listbox.remove() };
}
