// Starts the panel beside the channel: shows what is on the workbench, again after each change.

import { fill, h } from "/js/dom.js";
import { drawBoards } from "./boards.js";
import { drawErrors } from "./errors.js";
import { drawHeader } from "./header.js";
import { drawJumps } from "./jumps.js";
import { drawQuestions } from "./questions.js";
import { addressOf, fetchShown, instruct, revisions } from "./requests.js";
import { drawSections } from "./sections.js";
import { setLanguage, t } from "./words.js";

const NOTICE_MS = 8000;
const STYLES = ["css/workbench.css", "css/sections.css"];

const parts = {
  header: h("header", { class: "bench-header" }),
  jumps: h("nav", { class: "jumps" }),
  errors: h("section", { class: "errors", role: "alert", hidden: true }),
  questions: h("div", { class: "questions", hidden: true }),
  boards: h("div", { class: "boards" }),
  sections: h("div", { class: "sections" }),
  notice: h("div", { class: "bench-notice", role: "status", hidden: true }),
};

let shown = null;
let drawing = null;
let quiet = 0;

/** Fills `place`, and keeps it up to date. */
export function start(place) {
  document.head.append(...STYLES.map((path) => h("link", { rel: "stylesheet", href: addressOf(path) })));
  fill(place, h("div", { class: "bench" }, Object.values(parts)));
  place.addEventListener("keydown", listenToKeys);
  revisions(refresh, () => say(t("gone")));
}

/** Draws the newest revision; if another one comes meanwhile, draws that afterwards. */
async function refresh() {
  if (drawing) {
    drawing = "again";
    return;
  }
  do {
    drawing = "once";
    try {
      shown = await fetchShown();
      await draw();
    } catch (error) {
      say(error.message);
    }
  } while (drawing === "again");
  drawing = null;
}

async function draw() {
  await setLanguage(shown.language);
  parts.header.parentElement.lang = shown.language;
  drawHeader(parts.header, shown, act, say);
  drawJumps(parts.jumps, shown, look);
  drawErrors(parts.errors, shown);
  drawQuestions(parts.questions, shown, act);
  drawBoards(parts.boards, shown, act);
  drawSections(parts.sections, shown, act);
}

/** Sends an instruction of the author; shows why it is refused. Returns its answer, or null. */
async function act(what) {
  try {
    const answer = await instruct(what);
    say("");
    return answer;
  } catch (error) {
    say(error.message);
    return null;
  }
}

let wanted = 0;
let looking = false;

/** Shows the position after `line` lines. While one is on its way, only the newest of further wishes is remembered. */
async function look(line) {
  wanted = line;
  if (looking) return;
  looking = true;
  while (wanted) {
    const next = wanted;
    wanted = 0;
    await act({ type: "look", line: next });
  }
  looking = false;
}

function say(words) {
  parts.notice.hidden = !words;
  parts.notice.textContent = words;
  clearTimeout(quiet);
  if (words) quiet = setTimeout(() => say(""), NOTICE_MS);
}

function listenToKeys(event) {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || !shown?.scene) return;
  const lines = { ArrowLeft: shown.scene.line - 1, ArrowRight: shown.scene.line + 1, Home: 1, End: shown.scene.lines.length };
  const line = lines[event.key];
  if (line === undefined || line < 1 || line > shown.scene.lines.length) return;
  event.preventDefault();
  look(line);
}
