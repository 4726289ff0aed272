// The state as a tree. A value of the whole state can be changed; what seats see of it cannot.

import { fill, h } from "/js/dom.js";
import { t } from "./words.js";

/** The paths of branches that are open; they stay open in the next position. */
const opened = new Set();
let whose = 0;
let edited = "";

/** Draws the state as a tree, and the choice between the whole state and what everybody or a seat sees. */
export function drawState(place, shown, act) {
  const { states, players } = shown.scene;
  if (edited && document.activeElement?.closest(".tree-editor")) return; // the author is writing
  whose = Math.min(whose, states.length - 1);
  const redraw = () => drawState(place, shown, act);
  const names = [t("whole"), t("spectators"), ...players.map((name) => t("seen", { name }))];
  const choose = (event) => {
    whose = Number(event.target.value);
    redraw();
  };
  const options = names.map((name, number) => h("option", { value: number, selected: number === whose }, name));
  const change = whose === 0 ? (path, value) => act({ type: "edit", path, value }) : null;
  fill(
    place,
    h("select", { class: "state-whose", "aria-label": t("state"), on: { change: choose } }, options),
    states[whose] && h("ul", { class: "tree" }, branches(states[whose], [], change, redraw)),
  );
}

function branches(value, path, change, redraw) {
  return Object.entries(value).map(([name, below]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    return h("li", {}, node(name, below, [...path, step], change, redraw));
  });
}

function node(name, value, path, change, redraw) {
  if (value === null || typeof value !== "object") return leaf(name, value, path, change, redraw);
  const key = path.join("/");
  const toggle = (event) => opened[event.target.open ? "add" : "delete"](key);
  return h(
    "details",
    { open: opened.has(key), on: { toggle } },
    h("summary", {}, h("b", {}, name), " ", h("span", { class: "muted" }, brief(value))),
    h("ul", { class: "tree" }, branches(value, path, change, redraw)),
    change && editor(name, value, path, change, redraw),
  );
}

function leaf(name, value, path, change, redraw) {
  return h("div", { class: "leaf" }, h("b", {}, name), " ", change ? editor(name, value, path, change, redraw) : h("code", {}, JSON.stringify(value)));
}

/** Returns a value as a button that becomes a field with its JSON. */
function editor(name, value, path, change, redraw) {
  const key = path.join("/");
  const isBranch = value !== null && typeof value === "object";
  if (edited !== key) {
    const start = () => {
      edited = key;
      redraw();
    };
    const words = isBranch ? "{ }" : JSON.stringify(value);
    return h("button", { type: "button", class: "tree-value", title: t("edit", { name }), "aria-label": t("edit", { name: key }), on: { click: start } }, words);
  }
  return editing(value, isBranch, (text) => {
    edited = "";
    if (text !== null) change(path, read(text));
    redraw();
  }, t("edit", { name }));
}

function editing(value, isBranch, done, label) {
  const input = h(isBranch ? "textarea" : "input", { "aria-label": label, rows: isBranch ? 8 : null });
  input.value = JSON.stringify(value, null, isBranch ? 1 : 0);
  queueMicrotask(() => input.focus());
  const onKey = (event) => {
    if (event.key === "Escape") done(null);
    if (event.key === "Enter" && !isBranch) done(input.value);
  };
  input.addEventListener("keydown", onKey);
  return h(
    "span",
    { class: "tree-editor" },
    input,
    h("button", { type: "button", class: "button primary", on: { click: () => done(input.value) } }, t("apply")),
    h("button", { type: "button", class: "button secondary", on: { click: () => done(null) } }, t("cancel")),
  );
}

/** Reads what the author wrote: JSON, or else the text itself. */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function brief(value) {
  if (Array.isArray(value)) return `[${value.length}]`;
  return value.type ?? `{${Object.keys(value).length}}`;
}
