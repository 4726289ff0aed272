// The boards side by side, as everybody sees the match and as each seat does.

import { arrange, fill, h } from "/js/dom.js";
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
  const words = h("details", { class: "board-words" });
  return { element: h("section", { class: "board" }, head, button, failure, words), head, button, picture, failure, words };
}

function drawCard(parts, seat, viewer, { scene, viewer: chosen, channel }, act) {
  const isToMove = scene.questions.some((each) => each.seat === seat);
  parts.element.classList.toggle("chosen", viewer === chosen);
  parts.button.setAttribute("aria-pressed", viewer === chosen);
  parts.button.onclick = () => act({ type: "look", viewer: viewer === chosen ? -1 : viewer });
  fill(
    parts.head,
    seat === null ? h("span", {}, t("everybody")) : personLink(scene.players[seat], channel.address),
    seat !== null && h("small", {}, t("seat", { number: seat })),
    seat !== null && scene.points.length > 0 && h("small", {}, t("result", { points: scene.points[seat] })),
    isToMove && h("span", { class: "to-move" }, t("toMove")),
  );
  fill(parts.words, h("summary", {}, t("boardAsText")), h("pre", {}, scene.texts[viewer]));
}

/** Returns a link to the match's channel as its player sees it. */
function personLink(name, address) {
  return h("a", { href: `?as=${encodeURIComponent(name)}${address}`, title: t("actAs", { name }) }, name);
}

async function drawPicture(parts, revision, viewer, words) {
  const found = await fetchPicture(revision, viewer);
  if (!found || drawn !== revision) return;
  parts.failure.hidden = !found.error;
  parts.failure.textContent = found.error ?? "";
  parts.button.hidden = Boolean(found.error);
  if (!found.address) return;
  parts.picture.src = found.address;
  parts.picture.alt = words;
  parts.element.dataset.revision = revision;
}
