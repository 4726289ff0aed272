// The question of each seat that is to move: its options, and why others are not offered.

import { fill, h } from "/js/dom.js";
import { t } from "./words.js";

let drawn = "";

/** Draws the questions if they are others than before: the buttons keep the focus. */
export function drawQuestions(place, { scene, language }, act) {
  const wanted = JSON.stringify([language, scene?.questions, scene?.players, scene?.failures.questions]);
  if (wanted === drawn) return;
  drawn = wanted;
  const isOver = scene && !scene.questions.length && !scene.failures.questions;
  place.hidden = !scene?.questions.length && !isOver;
  fill(place, scene?.questions.map((question) => questionBox(question, scene.players[question.seat], act)), isOver && h("p", {}, t("over")));
}

function questionBox({ seat, step, prompt, choices, refusals }, player, act) {
  return h(
    "section",
    { class: "question" },
    h("h3", {}, `${player}: ${prompt}`, " ", h("code", {}, step)),
    h("div", { class: "options" }, choices.map((choice, number) => choiceButton(choice, number + 1, seat, act))),
    !choices.length && h("p", { class: "muted" }, t("noChoice")),
    refusals.length > 0 && h("ul", { class: "refusals", "aria-label": t("refused") }, refusals.map((words) => h("li", {}, words))),
  );
}

function choiceButton({ move, label, final }, number, seat, act) {
  const words = `${final ? "⚠️ " : ""}${number}. ${label}`;
  const title = final ? `${JSON.stringify(move)}: ${t("final")}` : JSON.stringify(move);
  const choose = () => act({ type: "choose", seat, move });
  return h("button", { type: "button", class: "button secondary", title, on: { click: choose } }, words);
}
