// The privileged intents of the bot, which Discord's page for developers grants.

import { Refusal, grantIntents } from "./api.js";
import { fill, freshId, h, iconButton } from "./dom.js";
import { nameOf } from "./people.js";
import { on, state } from "./state.js";
import { t } from "./words.js";

let rows = null;

/** Keeps the switches of an open dialog up to date. */
export function startIntents() {
  on("world", () => rows && draw());
}

/** Returns the button that opens the switches. */
export const intentsButton = () => iconButton("key", t("intents"), open, { class: "icon-button intents-open" });

function open() {
  const titleId = freshId("title");
  rows = h("div", { class: "choices" });
  const dialog = h("dialog", { class: "form-dialog", "aria-labelledby": titleId });
  const refusal = h("div", { class: "form-refusal", role: "alert" });
  const change = async () => {
    try {
      await grantIntents([...rows.querySelectorAll("input:checked")].map((input) => input.name));
      refusal.textContent = "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal.textContent = error.message;
      draw();
    }
  };
  rows.addEventListener("change", change);
  draw();
  dialog.append(
    h(
      "header",
      { class: "form-header" },
      h("h2", { id: titleId }, t("intents")),
      iconButton("close", t("close"), () => dialog.close()),
    ),
    h("div", { class: "form-fields" }, h("p", {}, t("intentsHint", { name: nameOf(state.bot) })), rows),
    refusal,
  );
  dialog.addEventListener("close", () => {
    rows = null;
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function draw() {
  const focused = rows.contains(document.activeElement) ? document.activeElement.name : null;
  fill(rows, Object.entries(state.intents).map(choice));
  if (focused) rows.querySelector(`[name="${focused}"]`)?.focus();
}

function choice([name, granted]) {
  const input = h("input", { type: "checkbox", name, checked: granted });
  return h("label", { class: "choice" }, input, h("span", {}, t(`intent_${name}`)));
}
