// The fields of a form. Each is `{element, read(), problem()}`: the element on the page, the component as a submission
// contains it, and why it cannot be submitted yet (null if it can).

import { freshId, h } from "./dom.js";
import { prose } from "./prose.js";
import { selectField } from "./selects.js";
import { t } from "./words.js";

const MAKERS = {
  3: chooser,
  4: textInput,
  5: chooser,
  6: chooser,
  7: chooser,
  8: chooser,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

/** Returns the field for one top-level component of a form. */
export function formField(component) {
  if (component.type === 10)
    return { element: prose(component.content), read: () => ({ type: 10, id: component.id }), problem: () => null };
  if (component.type === 1) return rowField(component);
  return labelField(component);
}

function rowField(row) {
  const [input] = row.components;
  const field = labelled(input.label ?? input.custom_id, null, input);
  return { ...field, read: () => ({ type: 1, id: row.id, components: [field.read()] }) };
}

function labelField(label) {
  const field = labelled(label.label, label.description, label.component);
  return { ...field, read: () => ({ type: 18, id: label.id, component: field.read() }) };
}

function labelled(label, description, component) {
  const make = MAKERS[component.type];
  if (!make)
    return {
      element: h("p", { class: "unsupported" }, t("notSupported")),
      read: () => ({ type: component.type, custom_id: component.custom_id, values: [] }),
      problem: () => null,
    };
  const names = { id: freshId("field"), label, description };
  const control = make(component, names);
  const error = h("div", { class: "field-error", role: "alert" });
  const star =
    component.required === false || component.type === 23
      ? null
      : h("span", { class: "field-star", "aria-hidden": "true" }, " *");
  const heading =
    component.type === 4
      ? h("label", { class: "field-label", for: names.id }, label, star)
      : h("div", { class: "field-label", id: `${names.id}-label` }, label, star);
  const note = description && h("div", { class: "field-description", id: `${names.id}-note` }, description);
  const problem = () => {
    error.textContent = control.problem() ?? "";
    return error.textContent || null;
  };
  const read = () => ({ type: component.type, id: component.id, custom_id: component.custom_id, ...control.answer() });
  return { element: h("div", { class: "field" }, heading, note, control.element, error), read, problem };
}

function textInput(component, names) {
  const short = component.style === 1;
  const element = h(short ? "input" : "textarea", {
    id: names.id,
    class: "text-input",
    type: short ? "text" : null,
    rows: short ? null : "5",
    placeholder: component.placeholder,
    maxlength: component.max_length,
    value: component.value ?? "",
    autocomplete: "off",
    "aria-required": String(component.required !== false),
    "aria-describedby": names.description ? `${names.id}-note` : null,
  });
  const problem = () => {
    const { length } = element.value;
    if (!length) return component.required === false ? null : t("requiredField");
    if (length < (component.min_length ?? 0)) return t("tooShort", { min: component.min_length });
    if (length > (component.max_length ?? 4000)) return t("tooLong", { max: component.max_length ?? 4000 });
    return null;
  };
  return { element, answer: () => ({ value: element.value }), problem };
}

function chooser(component, names) {
  const optional = component.required === false;
  const min = optional ? 0 : Math.max(component.min_values ?? 1, 1);
  let values =
    (component.type === 3
      ? component.options.filter((option) => option.default).map((option) => option.value)
      : component.default_values?.map((entry) => entry.id)) ?? [];
  const onChange = (picked) => {
    values = picked;
  };
  const element = selectField({ ...component, min_values: min }, { onChange, chosen: values, label: names.label });
  return { element, answer: () => ({ values }), problem: () => countProblem(values.length, min) };
}

function countProblem(count, min) {
  if (count >= min) return null;
  return count === 0 && min === 1 ? t("requiredField") : t("tooFew", { min });
}

function choiceRow(kind, name, option) {
  const input = h("input", { type: kind, name, value: option.value });
  input.checked = Boolean(option.default);
  const words = h(
    "span",
    { class: "option-words" },
    h("span", { class: "option-label" }, option.label),
    option.description && h("span", { class: "option-description" }, option.description),
  );
  return h("label", { class: "choice" }, input, words);
}

function choiceGroup(component, names, kind) {
  const rows = component.options.map((option) => choiceRow(kind, names.id, option));
  const role = kind === "radio" ? "radiogroup" : "group";
  const element = h(
    "div",
    {
      role,
      class: "choices",
      "aria-labelledby": `${names.id}-label`,
      "aria-describedby": names.description ? `${names.id}-note` : null,
    },
    rows,
  );
  const picked = () => [...element.querySelectorAll("input:checked")].map((input) => input.value);
  return { element, picked };
}

function radioGroup(component, names) {
  const { element, picked } = choiceGroup(component, names, "radio");
  const problem = () => (component.required === false || picked().length ? null : t("requiredField"));
  return { element, answer: () => ({ value: picked()[0] ?? null }), problem };
}

function checkboxGroup(component, names) {
  const { element, picked } = choiceGroup(component, names, "checkbox");
  const min = component.required === false ? 0 : Math.max(component.min_values ?? 1, 1);
  const max = component.max_values ?? component.options.length;
  element.addEventListener("change", () => {
    const full = picked().length >= max;
    for (const input of element.querySelectorAll("input")) input.disabled = full && !input.checked;
  });
  return { element, answer: () => ({ values: picked() }), problem: () => countProblem(picked().length, min) };
}

function checkbox(component, names) {
  const input = h("input", { type: "checkbox", "aria-labelledby": `${names.id}-label` });
  input.checked = Boolean(component.default);
  return {
    element: h("label", { class: "choice" }, input),
    answer: () => ({ value: input.checked }),
    problem: () => null,
  };
}
