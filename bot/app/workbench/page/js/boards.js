// The boards side by side, as everybody sees the match and as each seat does, and the question of each seat.

import { arrange, fill, h } from "./dom.js";
import { fetchPicture } from "./requests.js";
import { t } from "./words.js";

/** The cards by viewer: 0 is everybody, 1 is seat 0. They stay, so that a picture is replaced only by the next one. */
const cards = [];
let drawn = 0;

/** Draws a card for each viewer. */
export function drawBoards(place, shown, act) {
  const { scene } = shown;
  place.classList.toggle("stale", Boolean(shown.error));
  if (!scene) return fill(place);
  const viewers = [null, ...scene.players.keys()];
  arrange(place, viewers.map((seat, viewer) => card(viewer).element));
  viewers.forEach((seat, viewer) => drawCard(card(viewer), seat, viewer, shown, act));
  if (drawn !== shown.pictures) {
    drawn = shown.pictures;
    for (const viewer of viewers.keys()) drawPicture(card(viewer), shown.pictures, viewer, scene.texts[viewer]);
  }
}

function card(viewer) {
  cards[viewer] ??= newCard(viewer);
  return cards[viewer];
}

function newCard() {
  const head = h("h2", { class: "board-head" });
  const picture = h("img", { class: "board-picture", alt: "" });
  const button = h("button", { type: "button", class: "board-button" }, picture);
  const failure = h("pre", { class: "traceback", hidden: true });
  const question = h("div", { class: "components" });
  const words = h("details", { class: "board-words" });
  return { element: h("section", { class: "board" }, head, button, failure, question, words), head, button, picture, failure, question, words };
}

function drawCard(parts, seat, viewer, { scene, viewer: chosen }, act) {
  const question = scene.questions.find((each) => each.seat === seat && seat !== null);
  parts.element.classList.toggle("chosen", viewer === chosen);
  parts.button.setAttribute("aria-pressed", viewer === chosen);
  parts.button.onclick = () => act({ type: "look", viewer: viewer === chosen ? -1 : viewer });
  fill(
    parts.head,
    h("span", {}, seat === null ? t("everybody") : scene.players[seat]),
    seat !== null && h("small", {}, t("seat", { number: seat })),
    seat !== null && scene.points.length > 0 && h("small", {}, t("result", { points: scene.points[seat] })),
    question && h("span", { class: "to-move" }, t("toMove")),
  );
  fill(parts.question, question && questionBox(question, act), seat === null && !scene.questions.length && !scene.failures.questions && t("over"));
  fill(parts.words, h("summary", {}, t("boardAsText")), h("pre", {}, scene.texts[viewer]));
}

async function drawPicture(parts, revision, viewer, words) {
  const found = await fetchPicture(revision, viewer);
  if (!found || drawn !== revision) return;
  parts.failure.hidden = !found.error;
  parts.failure.textContent = found.error ?? "";
  parts.button.hidden = Boolean(found.error);
  if (!found.address) return;
  URL.revokeObjectURL(parts.picture.src);
  parts.picture.src = found.address;
  parts.picture.alt = words;
  parts.element.dataset.revision = revision;
}

function questionBox({ seat, step, prompt, choices, refusals }, act) {
  return h(
    "div",
    { class: "container" },
    h("h3", {}, prompt, " ", h("code", {}, step)),
    h("div", { class: "action-row" }, choices.map((choice, number) => choiceButton(choice, number + 1, seat, act))),
    !choices.length && t("noChoice"),
    refusals.length > 0 && h("ul", { class: "refusals", "aria-label": t("refused") }, refusals.map((words) => h("li", {}, words))),
  );
}

function choiceButton({ move, label, final }, number, seat, act) {
  const words = `${final ? "🔒 " : ""}${number}. ${label}`;
  const title = final ? `${JSON.stringify(move)}: ${t("final")}` : JSON.stringify(move);
  const choose = () => act({ type: "choose", seat, move });
  return h("button", { type: "button", class: "button secondary", title, on: { click: choose } }, words);
}
