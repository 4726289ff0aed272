// Modal forms that the bot opens.

import { freshId, h, iconButton } from "./dom.js";
import { formField } from "./form_fields.js";
import { submitForm } from "./interactions.js";
import { avatar } from "./people.js";
import { state } from "./state.js";
import { t } from "./words.js";

/** Opens a form (`{interaction_id, custom_id, title, components}`) and sends its values. */
export function openForm(modal) {
  const channelId = state.openId;
  const fields = modal.components.map(formField);
  const refusal = h("div", { class: "form-refusal", role: "alert" });
  const submit = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const titleId = freshId("title");
  const dialog = h("dialog", { class: "form-dialog", "aria-labelledby": titleId });
  const close = () => dialog.close();
  const cancel = h("button", { type: "button", class: "button quiet", on: { click: close } }, t("cancel"));
  const form = h(
    "form",
    { method: "dialog", novalidate: true },
    h(
      "header",
      { class: "form-header" },
      avatar(state.bot, "small"),
      h("h2", { id: titleId }, modal.title),
      iconButton("close", t("close"), close),
    ),
    h(
      "div",
      { class: "form-fields" },
      fields.map((field) => field.element),
    ),
    refusal,
    h("footer", { class: "form-footer" }, cancel, submit),
  );
  const outcome = (failed, reason) => {
    if (!failed) return dialog.close();
    submit.disabled = false;
    submit.removeAttribute("aria-busy");
    refusal.textContent = [t("formFailed"), reason].filter(Boolean).join(" ");
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    refusal.textContent = "";
    if (firstProblem(fields)) return;
    submit.disabled = true;
    submit.setAttribute("aria-busy", "true");
    submitForm(
      modal,
      channelId,
      fields.map((field) => field.read()),
      outcome,
    );
  });
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector(".form-fields input, .form-fields textarea, .form-fields button")?.focus();
}

/** Shows the problem of every field and focuses the first. */
function firstProblem(fields) {
  const wrong = fields.filter((field) => field.problem() !== null);
  wrong[0]?.element.querySelector("input, textarea, button")?.focus();
  return wrong[0];
}
