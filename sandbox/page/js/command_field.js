// One option of a slash command being filled in.

import { fixedChoices, readValue } from "./command_list.js";
import { freshId, h } from "./dom.js";
import { optionsOf } from "./select_options.js";
import { suggestionsFor } from "./suggestions.js";
import { localised, t } from "./words.js";

const TYPING_PAUSE = 250;
const LARGEST_FILE = 10 * 1024 * 1024;
/** Option types that name an entity of the server, with the select menu type that lists the same entities. */
const ATTACHMENT = 11;
const LISTED = { 6: 5, 7: 8, 8: 6, 9: 7 };

/**
 * Returns a field for `option`: `{element, input, option, isEmpty(), read(), showProblem(problem)}`.
 * `hooks` are `complete(field)` for the bot's choices, `picked(field)`, `submit()`, `leave()` for Escape and `focused(field)`.
 */
export function commandField(option, host, hooks) {
  const name = localised(option, "name");
  const id = freshId("option");
  if (option.type === ATTACHMENT) return fileField(option, name, id, hooks);
  const input = h("input", {
    id,
    class: "option-input",
    type: "text",
    autocomplete: "off",
    enterkeyhint: "send",
    spellcheck: "false",
    "aria-required": String(Boolean(option.required)),
    inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null,
  });
  const error = h("span", { class: "field-error", role: "alert" });
  const element = h(
    "div",
    { class: "option-field" },
    h("label", { for: id }, name, option.required && h("span", { class: "field-star", "aria-hidden": "true" }, " *")),
    input,
    error,
  );
  const field = { option, name, input, element, chosen: null, choices: listOf(option), error };
  field.suggestions = hasList(field)
    ? suggestionsFor(input, host, { label: name, onPick: (item) => take(field, item, hooks) })
    : null;
  field.isEmpty = () => input.value === "";
  field.read = () => read(field);
  field.showProblem = (problem) => {
    error.textContent = problem ?? "";
    input.setAttribute("aria-invalid", String(Boolean(problem)));
  };
  listen(field, hooks);
  return field;
}

/** Returns a field for an option that takes a file. */
function fileField(option, name, id, hooks) {
  const error = h("span", { class: "field-error", role: "alert" });
  const input = h("input", { id, type: "file", class: "option-file", "aria-required": String(Boolean(option.required)) });
  const element = h("div", { class: "option-field" }, h("label", { for: id }, name), input, error);
  const field = { option, name, input, element, error, attachment: null };
  field.isEmpty = () => !field.attachment;
  field.read = () => ({ value: option.name });
  field.showProblem = (problem) => {
    error.textContent = problem ?? "";
  };
  input.addEventListener("focus", () => hooks.focused(field));
  input.addEventListener("change", async () => {
    const [file] = input.files;
    field.attachment = null;
    field.showProblem(file && file.size > LARGEST_FILE ? t("fileTooLarge") : null);
    if (!file || file.size > LARGEST_FILE) return;
    field.attachment = { id: option.name, filename: file.name, content: await base64(file) };
    hooks.picked(field);
  });
  return field;
}

/** Returns the content of a file in base64. */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result.split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

const hasList = ({ option, choices }) => Boolean(choices || option.autocomplete);

function listOf(option) {
  if (option.type in LISTED) return optionsOf({ type: LISTED[option.type], channel_types: option.channel_types });
  return fixedChoices(option);
}

function take(field, item, hooks) {
  field.chosen = item;
  field.input.value = item.label;
  field.showProblem(null);
  hooks.picked(field);
}

function listen(field, hooks) {
  const { input, suggestions } = field;
  let timer;
  input.addEventListener("input", () => {
    field.chosen = null;
    field.showProblem(null);
    clearTimeout(timer);
    timer = setTimeout(() => suggest(field, hooks), field.choices ? 0 : TYPING_PAUSE);
  });
  input.addEventListener("focus", () => {
    hooks.focused(field);
    if (!field.chosen) suggest(field, hooks);
  });
  input.addEventListener("blur", () => suggestions?.hide());
  input.addEventListener("keydown", (event) => {
    if (suggestions?.key(event) || event.isComposing) return;
    if (event.key === "Enter") hooks.submit();
    else if (event.key === "Escape") hooks.leave();
    else return;
    event.preventDefault();
  });
}

async function suggest(field, hooks) {
  const { input, suggestions, choices } = field;
  if (!suggestions || field.chosen) return;
  const typed = input.value;
  const items = choices
    ? containing(choices, typed)
    : (await hooks.complete(field)).map((choice) => ({ value: choice.value, label: localised(choice, "name") }));
  if (document.activeElement === input && input.value === typed && !field.chosen) suggestions.show(items);
}

function containing(choices, typed) {
  const wanted = typed.replace(/^[@#]/, "").toLowerCase();
  return choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
}

/** Returns `{value}` to send, or `{problem}`. A listed entity may also be typed in full. */
function read({ option, choices, chosen, input }) {
  if (chosen) return { value: chosen.value };
  if (!choices) return readValue(option, input.value);
  const wanted = input.value.replace(/^[@#]/, "").toLowerCase();
  const exact = choices.find((choice) => choice.label.replace(/^#/, "").toLowerCase() === wanted);
  return exact ? { value: exact.value } : { problem: t("notOffered") };
}
