// The line above everything: the game, how long the last change took, and what is done with the whole match.

import { fill, h } from "/js/dom.js";
import { addressOf, openFile } from "./requests.js";
import { t } from "./words.js";

let made = "";

/** Draws the header if anything in it has changed: its buttons keep the focus. */
export function drawHeader(place, shown, act, say) {
  const { language, undoable, scene, took, channel } = shown;
  const wanted = JSON.stringify([language, undoable, scene?.title, took, channel]);
  if (wanted === made) return;
  made = wanted;
  fill(
    place,
    h("h2", {}, titleLink(scene?.title ?? "", channel.address), h("small", {}, t("workbench"))),
    h("span", { class: "took", title: t("replayedHint") }, t("replayed", { seconds: took.toFixed(2) })),
    channel.took > 0 && h("span", { class: "took", title: t("postedHint") }, t("posted", { seconds: channel.took.toFixed(2) })),
    h(
      "div",
      { class: "bench-buttons" },
      textButton(t("undo"), () => act({ type: "undo" }), { disabled: !undoable }),
      fileButton(say),
      h("a", { class: "button secondary", href: addressOf("record.json"), download: `${scene?.game ?? "match"}.json` }, t("download")),
      languages(shown, act),
    ),
  );
}

function titleLink(title, address) {
  return address ? h("a", { href: address, title: t("goToMatch") }, title) : h("span", {}, title);
}

function languages({ language, languages }, act) {
  const options = Object.entries(languages).map(([code, name]) => h("option", { value: code, selected: code === language }, name));
  const choose = ({ target }) => act({ type: "look", language: target.value });
  return h("select", { class: "button secondary", "aria-label": t("language"), on: { change: choose } }, options);
}

function textButton(words, onClick, attributes = {}) {
  return h("button", { type: "button", class: "button secondary", on: { click: onClick }, ...attributes }, words);
}

function fileButton(say) {
  const input = h("input", { type: "file", accept: ".json", class: "file-input" });
  input.addEventListener("change", async () => {
    if (input.files.length) await openFile(input.files[0]).catch((error) => say(error.message));
    input.value = "";
  });
  return h("label", { class: "button secondary" }, t("open"), input);
}
