// The forms of the panel. Each is made once for a language, so that what was chosen stays.

import { h } from "/js/dom.js";
import { language, t } from "./words.js";

const TURNS = { oneTurn: 1, tenTurns: 10, toTheEnd: 10000 };
const LEVELS = { random: null, easy: "easy", normal: "normal", hard: "hard", expert: "expert" };
const made = {};

/** Returns null if the form `name` was made for the same `wanted` before. */
function once(name, wanted, make) {
  const key = JSON.stringify([language(), wanted]);
  if (made[name] === key) return null;
  made[name] = key;
  return make();
}

export function computerForm({ playing, scene }, act) {
  return once("computer", [playing, Boolean(scene)], () => {
    const level = choice("level", t("plays"), Object.keys(LEVELS).map((name) => [name, t(name)]));
    const turns = choice("turns", t("turns"), Object.keys(TURNS).map((name) => [name, t(name)]));
    const how = () => ({ level: LEVELS[level.input.value] });
    const start = () => act({ type: "computer", turns: TURNS[turns.input.value], how: how() });
    const stop = () => act({ type: "computer", turns: 0, how: how() });
    return form(playing ? stop : start, level.label, turns.label, button(t(playing ? "stop" : "start")));
  });
}

export function keepForm(act) {
  return once("keep", null, () => {
    const name = field("name", t("name"), { required: true, pattern: "[a-z0-9][a-z0-9_\\-]{0,59}", value: "" });
    const said = h("p", { class: "bench-note", role: "status" });
    const keep = async () => {
      const answer = await act({ type: "keep", name: name.input.value });
      said.textContent = answer ? t("kept", { file: answer.file }) : "";
    };
    return [h("p", { class: "muted" }, t("keepHint")), form(keep, name.label, button(t("keep"))), said];
  });
}

export function dealForm({ players, fewest, most, options, choices }, act) {
  return once("deal", [players.length, options, choices], () => {
    const number = { type: "number", required: true };
    const seats = field("seats", t("players"), { ...number, min: fewest, max: most, value: players.length });
    const seed = field("seed", t("seed"), { ...number, min: 0, value: 1 });
    const moves = field("moves", t("moves"), { ...number, min: 0, value: 0 });
    const chosen = Object.entries(choices).map(([name, values]) => [
      name,
      choice(name, name, values.map((value) => [value, value]), options[name]),
    ]);
    const begin = () =>
      act({
        type: "deal",
        seats: Number(seats.input.value),
        seed: Number(seed.input.value),
        moves: Number(moves.input.value),
        options: Object.fromEntries(chosen.map(([name, { input }]) => [name, input.value])),
      });
    return form(begin, seats.label, seed.label, moves.label, chosen.map(([, { label }]) => label), button(t("begin")));
  });
}

function form(onSubmit, ...parts) {
  const submitted = (event) => {
    event.preventDefault();
    onSubmit();
  };
  return h("form", { class: "panel-form", on: { submit: submitted } }, parts);
}

const button = (words) => h("button", { class: "button primary" }, words);

function field(name, words, attributes) {
  const input = h("input", { name, autocomplete: "off", ...attributes });
  return { input, label: h("label", {}, h("span", {}, words), input) };
}

function choice(name, words, values, value) {
  const input = h(
    "select",
    { name },
    values.map(([id, label]) => h("option", { value: id, selected: id === value }, label)),
  );
  return { input, label: h("label", {}, h("span", {}, words), input) };
}
