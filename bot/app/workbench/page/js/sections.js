// The sections below the boards: log, events, agenda, state, and what the author can do.

import { computerForm, dealForm, keepForm } from "./forms.js";
import { arrange, fill, h } from "/js/dom.js";
import { drawState } from "./state_tree.js";
import { language, t } from "./words.js";

const sections = {};
const ORDER = ["log", "computer", "events", "agenda", "state", "keep", "deal"];
const OPEN = new Set(["log", "computer", "events", "agenda", "state"]);

/** Draws every section; each keeps its element, so that it stays open or closed and keeps its place. */
export function drawSections(place, shown, act) {
  const { scene } = shown;
  if (!scene) return;
  arrange(place, ORDER.map(section));
  drawLog(shown, act);
  draw("computer", computerForm(shown, act));
  draw("events", eventParts(scene));
  draw("agenda", agendaParts(scene));
  title("state");
  drawState(section("state").querySelector(".section-body"), shown, act);
  draw("keep", keepForm(act));
  draw("deal", dealForm(scene, act));
}

function section(name) {
  sections[name] ??= h(
    "details",
    { class: `panel-section panel-${name}`, open: OPEN.has(name) },
    h("summary", {}),
    h("div", { class: "section-body" }),
  );
  return sections[name];
}

function title(name) {
  section(name).querySelector("summary").textContent = t(name);
}

/** Replaces the contents of a section; null leaves them as they are. */
function draw(name, parts) {
  title(name);
  if (parts) fill(section(name).querySelector(".section-body"), parts);
}

let logged = "";

/** Draws the log again if it is another one; otherwise only marks the line that is shown. */
function drawLog({ scene: { lines, line, players, made_at: madeAt }, drafted }, act) {
  title("log");
  const body = section("log").querySelector(".section-body");
  const wanted = JSON.stringify([lines, madeAt, drafted, players, language()]);
  if (wanted !== logged) {
    logged = wanted;
    fill(body, h("ol", { class: "log" }, lines.map((each, number) => logLine(each, number, { players, madeAt, isDraft: number >= lines.length - drafted }, act))));
  }
  for (const [number, item] of [...body.querySelectorAll(".log > li")].entries()) {
    const here = number + 1 === line;
    item.classList.toggle("here", here);
    item.firstElementChild.setAttribute("aria-current", here ? "step" : "false");
    if (here) scrollWithin(body.firstElementChild, item);
  }
}

/** Scrolls a list to one of its entries, but not the page. */
function scrollWithin(list, item) {
  const above = item.offsetTop;
  if (above < list.scrollTop || above + item.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = above - list.clientHeight / 2;
}

function logLine({ seat, move, story }, number, { players, madeAt, isDraft }, act) {
  const words = seat === null || seat === undefined ? t("setUp") : `${players[seat]}: ${move}`;
  const jump = () => act({ type: "look", line: number + 1 });
  return h(
    "li",
    {},
    h("button", { type: "button", on: { click: jump } }, h("span", { class: "log-number" }, String(number)), h("span", {}, words, isDraft && h("small", {}, t("draft")))),
    story.length > 0 && h("p", {}, story.join(" ")),
    madeAt === number + 1 && h("p", { class: "bench-note" }, t("byHand", { move: number })),
  );
}

function eventParts({ happenings }) {
  if (!happenings.length) return h("p", { class: "muted" }, t("noEvents"));
  return h(
    "ul",
    { class: "events" },
    happenings.map(({ event, text, private: own, reveals }) =>
      h(
        "li",
        {},
        h("p", {}, text),
        h("code", {}, named(event)),
        own && h("small", {}, t("private")),
        reveals && h("small", {}, t("reveals")),
      ),
    ),
  );
}

function agendaParts({ agenda }) {
  if (!agenda.length) return h("p", { class: "muted" }, t("over"));
  return h("ol", { class: "agenda" }, agenda.map((step, number) => h("li", {}, h("code", {}, named(step)), !number && h("small", {}, t("nextStep")))));
}

/** Returns a struct in one line: its type, then its fields. */
function named({ type, ...fields }) {
  return [type, ...Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(" ");
}
