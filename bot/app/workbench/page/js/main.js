// Starts the page: shows what is on the workbench, again after each change.

import { drawBoards } from "./boards.js";
import { fill, h } from "./dom.js";
import { drawErrors } from "./errors.js";
import { drawJumps } from "./jumps.js";
import { drawPanel } from "./panel.js";
import { fetchShown, instruct, openFile, revisions } from "./requests.js";
import { recallTheme, themeButton } from "./theme.js";
import { setLanguage, t } from "./words.js";

const part = (id) => document.getElementById(id);
const NOTICE_MS = 8000;

let shown = null;
let drawing = null;
let quiet = 0;

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
      draw();
    } catch (error) {
      say(error.message);
    }
  } while (drawing === "again");
  drawing = null;
}

function draw() {
  setLanguage(shown.language);
  document.title = shown.scene?.title ?? t("workbench");
  drawHeader();
  drawJumps(part("jumps"), shown, look);
  drawErrors(part("errors"), shown);
  drawBoards(part("boards"), shown, act);
  drawPanel(part("panel"), shown, act);
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
  const notice = part("notice");
  notice.hidden = !words;
  notice.textContent = words;
  clearTimeout(quiet);
  if (words) quiet = setTimeout(() => say(""), NOTICE_MS);
}

let made = "";

/** Draws the header if its language or what can be undone has changed: its buttons keep the focus. */
function drawHeader() {
  const wanted = [shown.language, shown.undoable, shown.scene?.title, shown.took].join();
  if (wanted === made) return;
  made = wanted;
  const seconds = shown.took.toFixed(2);
  fill(
    part("header"),
    h("h1", {}, h("span", {}, shown.scene?.title ?? ""), h("small", {}, t("workbench"))),
    h("span", { class: "took", title: t("replayedHint") }, t("replayed", { seconds })),
    textButton(t("undo"), () => act({ type: "undo" }), { disabled: !shown.undoable }),
    fileButton(),
    h("a", { class: "button secondary", href: "record.json", download: `${shown.scene?.game ?? "match"}.json` }, t("download")),
    textButton(t("otherLanguage"), () => act({ type: "look", language: shown.language === "en" ? "ja" : "en" })),
    themeButton(),
  );
}

function textButton(words, onClick, attributes = {}) {
  return h("button", { type: "button", class: "button secondary", on: { click: onClick }, ...attributes }, words);
}

function fileButton() {
  const input = h("input", { type: "file", accept: ".json", class: "file-input" });
  input.addEventListener("change", async () => {
    if (input.files.length) await openFile(input.files[0]).catch((error) => say(error.message));
    input.value = "";
  });
  return h("label", { class: "button secondary" }, t("open"), input);
}

function listenToKeys(event) {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey || !shown?.scene) return;
  const lines = { ArrowLeft: shown.scene.line - 1, ArrowRight: shown.scene.line + 1, Home: 1, End: shown.scene.lines.length };
  const line = lines[event.key];
  if (line === undefined || line < 1 || line > shown.scene.lines.length) return;
  event.preventDefault();
  look(line);
}

recallTheme();
document.addEventListener("keydown", listenToKeys);
revisions(refresh, () => say(t("gone")));
