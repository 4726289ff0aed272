// What is wrong: an error in the rules, parts that could not be made, violated invariants, another log than before.

import { fill, h } from "/js/dom.js";
import { t } from "./words.js";

let drawn = "";

/** Draws what is wrong, if anything is. */
export function drawErrors(place, { error, scene, language, channel }) {
  const wanted = JSON.stringify([language, error, channel.error, scene?.note, scene?.failures, scene?.violations]);
  if (wanted === drawn) return; // it may be scrolled, or its text selected
  drawn = wanted;
  const parts = [
    error && failure(t("errors"), error),
    channel.error && failure(t("channelError"), channel.error),
    ...Object.entries(scene?.failures ?? {}).map(([name, words]) => failure(name, words)),
    scene?.violations.length > 0 && [h("h3", {}, t("violations")), h("ul", {}, scene.violations.map((each) => h("li", {}, each)))],
    !error && scene?.note && h("p", { class: "bench-note" }, scene.note),
  ].filter(Boolean);
  place.hidden = !parts.length;
  place.setAttribute("aria-label", t("errors"));
  fill(place, parts);
}

/** Returns a traceback, scrolled to its end, under its last line, which says what went wrong. */
function failure(name, words) {
  const traceback = h("pre", { class: "traceback" }, words);
  requestAnimationFrame(() => (traceback.scrollTop = traceback.scrollHeight));
  return [h("h3", {}, name, ": ", h("code", {}, words.trimEnd().split("\n").at(-1))), traceback];
}
