// The line that leads to any position of the match.

import { fill, h, iconButton } from "/js/dom.js";
import { t } from "./words.js";

let range = null;

/** Draws the buttons and the slider; the slider stays the same element, so that it can be dragged. */
export function drawJumps(place, { scene }, look) {
  place.hidden = !scene;
  if (!scene) return;
  const last = scene.lines.length;
  const jump = (line) => look(Math.min(Math.max(line, 1), last));
  range ??= h("input", { type: "range", min: 1, class: "jump-range" });
  range.oninput = () => jump(Number(range.value));
  range.max = last;
  if (!range.matches(":active")) range.value = scene.line; // else it is being dragged
  range.setAttribute("aria-label", t("move", { number: scene.line - 1, count: last - 1 }));
  const parts = [
    iconButton("left", t("back"), () => jump(scene.line - 1), { disabled: scene.line <= 1 }),
    range,
    iconButton("right", t("forward"), () => jump(scene.line + 1), { disabled: scene.line >= last }),
    h("output", { class: "jump-words" }, t("move", { number: scene.line - 1, count: last - 1 })),
  ];
  if (place.contains(range)) {
    place.children[0].replaceWith(parts[0]);
    place.children[2].replaceWith(parts[2]);
    place.children[3].replaceWith(parts[3]);
  } else fill(place, parts);
}
