// A slash command whose options are being filled in.

import { commandData } from "./command_list.js";
import { commandField } from "./command_field.js";
import { fill, h, iconButton } from "./dom.js";
import { requestChoices } from "./interactions.js";
import { localised, t } from "./words.js";

/** Returns the form for `entry`; `onSend(data)` gets the finished command data, `onLeave()` is called if the person cancels. */
export function commandForm(entry, channelId, { onSend, onLeave }) {
  const note = h("span", { class: "command-note" }, entry.description);
  const fieldsRow = h("div", { class: "option-fields" });
  const more = h("div", { class: "option-more", role: "group", "aria-label": t("addOption") });
  const lists = h("div", { class: "suggestions-host" });
  const element = h("form", { class: "command-form", "aria-label": `/${entry.title}` }, lists);
  const form = { entry, channelId, element, note, fieldsRow, more, lists, fields: [], onSend };
  form.hooks = {
    complete: (field) => requestChoices(channelId, commandData(entry, values(form, field))),
    picked: (field) => nextEmpty(form, field)?.input.focus(),
    submit: () => send(form),
    leave: onLeave,
    focused: (field) => fill(note, h("strong", {}, field.name), ` ${localised(field.option, "description")}`),
  };
  const head = h(
    "div",
    { class: "command-head" },
    h("strong", { class: "command-name" }, `/${entry.title}`),
    note,
    iconButton("close", t("cancelCommand"), onLeave),
  );
  const row = h(
    "div",
    { class: "command-row" },
    fieldsRow,
    iconButton("send", t("send"), () => send(form), { class: "icon-button send" }),
  );
  element.append(head, row, more);
  element.addEventListener("submit", (event) => event.preventDefault());
  element.addEventListener("keydown", (event) => event.key === "Escape" && onLeave());
  entry.options.filter((option) => option.required).forEach((option) => add(form, option));
  showMore(form);
  return { element, focus: () => (form.fields[0]?.input ?? element.querySelector(".send")).focus() };
}

function add(form, option) {
  const field = commandField(option, form.lists, form.hooks);
  form.fields.push(field);
  form.fieldsRow.append(field.element);
  return field;
}

/** Shows a button for each optional option that is not in the form yet. */
function showMore(form) {
  const used = new Set(form.fields.map((field) => field.option.name));
  const left = form.entry.options.filter((option) => !used.has(option.name));
  const begin = (option) => {
    const field = add(form, option);
    showMore(form);
    field.input.focus();
  };
  const chip = (option) =>
    h(
      "button",
      {
        type: "button",
        class: "option-chip",
        title: localised(option, "description"),
        on: { click: () => begin(option) },
      },
      `+ ${localised(option, "name")}`,
    );
  fill(form.more, left.map(chip));
  form.more.hidden = !left.length;
}

const nextEmpty = ({ fields }, after) => fields.slice(fields.indexOf(after) + 1).find((field) => field.isEmpty());

/** Returns the option values filled in so far; `focused` marks the option to complete. */
function values({ fields }, focused) {
  return fields
    .filter((field) => field === focused || !field.isEmpty())
    .flatMap((field) => {
      const { name, type } = field.option;
      if (field === focused) return [{ name, type, value: field.input.value, focused: true }];
      const { value } = field.read();
      return value === undefined ? [] : [{ name, type, value }];
    });
}

const attachments = ({ fields }) => fields.map((field) => field.attachment).filter(Boolean);

function send(form) {
  const wrong = form.fields.filter((field) => {
    const required = field.option.required && field.isEmpty();
    field.showProblem(required ? t("requiredField") : field.isEmpty() ? null : field.read().problem);
    return field.error.textContent !== "";
  });
  if (wrong.length) wrong[0].input.focus();
  else form.onSend({ ...commandData(form.entry, values(form)), attachments: attachments(form) });
}
