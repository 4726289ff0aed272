// Select menus: a button that opens a list. The same field serves messages and forms.

import { fill, freshId, h, icon, iconButton } from "./dom.js";
import { emoji } from "./prose.js";
import { optionsOf } from "./select_options.js";
import { t } from "./words.js";

/**
 * Returns a select for a component of type 3 or 5 to 8. `onChange(values)` is called when a single choice is made, or when a
 * list of several closes with a change; `chosen` replaces the component's default values.
 */
export function selectField(component, { chosen, onChange, disabled = false, frozen = false, busy = false, label }) {
  const options = optionsOf(component);
  const limits = { min: component.min_values ?? 1, max: Math.min(component.max_values ?? 1, options.length) };
  const field = {
    options,
    limits,
    several: limits.max > 1,
    picked: chosen ?? options.filter((option) => option.default).map((option) => option.value),
    onChange,
  };
  const placeholder = component.placeholder || t("select");
  field.name = label ?? placeholder;
  field.button = h("button", {
    type: "button",
    class: "select",
    role: "combobox",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": field.name,
    "aria-disabled": frozen ? "true" : null,
    "aria-busy": busy ? "true" : null,
    data: { customId: component.custom_id },
  });
  field.open = !disabled && !frozen;
  field.button.disabled = Boolean(disabled);
  field.popup = popupFor(field);
  if (field.open) field.button.popoverTargetElement = field.popup;
  field.show = () => showPicked(field, placeholder);
  field.show();
  return h(
    "div",
    { class: busy ? "select-field busy" : "select-field" },
    field.button,
    clearButton(field),
    field.popup,
  );
}

function showPicked({ button, options, picked }, placeholder) {
  const shown = options.filter((option) => picked.includes(option.value));
  const words = shown.map((option) =>
    h("span", { class: "select-picked" }, option.emoji && emoji(option.emoji), option.avatar?.(), option.label),
  );
  fill(
    button,
    h(
      "span",
      { class: "select-words" },
      words.length ? words : h("span", { class: "select-placeholder" }, placeholder),
    ),
    icon("down"),
  );
}

function clearButton(field) {
  const clearable = field.limits.min === 0 && !field.several && field.picked.length > 0 && field.open;
  return clearable && iconButton("close", t("clear"), () => pick(field, []), { class: "icon-button select-clear" });
}

function pick(field, values) {
  field.picked = values;
  field.show();
  field.onChange(values);
}

function popupFor(field) {
  const id = freshId("list");
  field.button.setAttribute("aria-controls", id);
  const listbox = h("div", {
    id,
    role: "listbox",
    class: "select-list",
    "aria-label": field.name,
    "aria-multiselectable": field.several ? "true" : null,
  });
  const popup = h(
    "div",
    { popover: "auto", class: "popup" },
    h("div", { class: "popup-title", "aria-hidden": "true" }, field.name),
    field.several && limitsLine(field),
    listbox,
    field.several && doneButton(() => popup.hidePopover()),
  );
  popup.addEventListener("toggle", ({ newState }) =>
    newState === "open" ? opened(field, popup, listbox) : closed(field),
  );
  listbox.addEventListener("keydown", (event) => moveByKey(event, listbox));
  return popup;
}

function limitsLine({ limits: { min, max }, options }) {
  const key =
    min === max ? "chooseExactly" : min <= 1 ? "chooseUpTo" : max >= options.length ? "chooseAtLeast" : "chooseBetween";
  return h("div", { class: "select-limits" }, t(key, { min, max }));
}

function doneButton(onClick) {
  return h("button", { type: "button", class: "button primary select-done", on: { click: onClick } }, t("done"));
}

function opened(field, popup, listbox) {
  field.draft = [...field.picked];
  field.button.setAttribute("aria-expanded", "true");
  fill(
    listbox,
    field.options.map((option) => optionRow(field, option, popup, listbox)),
  );
  mark(field, listbox);
  place(popup, field.button);
  (listbox.querySelector("[aria-selected=true]") ?? listbox.firstElementChild)?.focus();
}

function optionRow(field, option, popup, listbox) {
  const row = h(
    "div",
    { role: "option", class: "option", tabindex: "-1", "aria-label": option.label, data: { value: option.value } },
    option.emoji && emoji(option.emoji),
    option.avatar?.(),
    h(
      "span",
      { class: "option-words" },
      h("span", { class: "option-label" }, option.label),
      option.description && h("span", { class: "option-description" }, option.description),
    ),
    h("span", { class: "option-mark" }, icon("check")),
  );
  row.addEventListener("click", () => {
    choose(field, option.value);
    if (field.several) mark(field, listbox);
    else popup.hidePopover();
  });
  return row;
}

function choose(field, value) {
  if (!field.several) field.draft = [value];
  else if (field.draft.includes(value)) field.draft = field.draft.filter((other) => other !== value);
  else if (field.draft.length < field.limits.max) field.draft.push(value);
}

function mark(field, listbox) {
  const full = field.several && field.draft.length >= field.limits.max;
  for (const row of listbox.children) {
    const selected = field.draft.includes(row.dataset.value);
    row.setAttribute("aria-selected", String(selected));
    row.setAttribute("aria-disabled", String(full && !selected));
  }
}

function closed(field) {
  field.button.setAttribute("aria-expanded", "false");
  const draft = field.draft ?? field.picked; // if opened and closed at once, the browser only reports the closing
  field.draft = null;
  const inOrder = field.options.map((option) => option.value).filter((value) => draft.includes(value));
  const same = inOrder.join("\n") === field.picked.join("\n");
  if (!same && inOrder.length >= field.limits.min) pick(field, inOrder);
}

function moveByKey(event, listbox) {
  const rows = [...listbox.children];
  const place = rows.indexOf(document.activeElement);
  const targets = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 };
  if (event.key in targets) rows[Math.min(Math.max(targets[event.key], 0), rows.length - 1)]?.focus();
  else if (event.key === "Enter" || event.key === " ") document.activeElement.click();
  else if (event.key.length === 1) startingWith(event.key, rows, place)?.focus();
  else return;
  event.preventDefault();
}

function startingWith(letter, rows, place) {
  const order = [...rows.slice(place + 1), ...rows.slice(0, place + 1)];
  return order.find((row) => row.textContent.toLowerCase().startsWith(letter.toLowerCase()));
}

const ROOM = 8;

/** Places the popup below the button, or above it if there is more room; on a phone, CSS makes it a bottom sheet. */
function place(popup, button) {
  const box = button.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - ROOM;
  const above = box.top - ROOM;
  const upward = below < 260 && above > below;
  popup.style.setProperty("--left", `${box.left}px`);
  popup.style.setProperty("--width", `${box.width}px`);
  popup.style.setProperty("--room", `${upward ? above : below}px`);
  popup.style.setProperty("--top", upward ? "auto" : `${box.bottom + 4}px`);
  popup.style.setProperty("--bottom", upward ? `${window.innerHeight - box.top + 4}px` : "auto");
}
