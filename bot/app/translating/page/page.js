// The page for translators: a card for each text, its place, and what is wrong with what was written.

import { drawMessage } from "./message.js";
import { chooseOf, t, write as writeTexts } from "./words.js";

const AT_ONCE = 40;
const place = (id) => document.getElementById(id);
const filter = place("filter");
let found = { texts: [] };
let shown = 0;

/** Returns a new element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

function matching() {
  const { show, part, search } = Object.fromEntries(new FormData(filter));
  const sought = search.toLowerCase();
  return found.texts.filter(
    (text) =>
      (show === "all" || (show === "missing") === !text.text || text.keep) &&
      (!part || text.package === part) &&
      (!sought || [text.name, text.english, text.text].some((each) => each.toLowerCase().includes(sought))),
  );
}

function drawProgress() {
  const done = found.texts.filter((text) => text.text).length;
  place("progress").textContent = t("progress", { done, count: found.texts.length });
  place("done").style.width = `${(100 * done) / found.texts.length}%`;
}

function draw() {
  for (const text of found.texts) text.keep = false;
  shown = 0;
  place("texts").replaceChildren();
  drawMore();
}

function drawMore() {
  const all = matching();
  place("texts").append(...all.slice(shown, shown + AT_ONCE).map(card));
  shown += AT_ONCE;
  place("more").hidden = shown >= all.length;
  if (!all.length) place("texts").append(make("p", { textContent: t("none") }));
}

function card(text) {
  const notes = make("ul", { className: "notes" });
  const field = make("textarea", { value: text.text, lang: found.language, rows: Math.min(12, text.english.split("\n").length) });
  field.setAttribute("aria-label", t("field", { name: text.name, language: found.name }));
  field.addEventListener("change", () => write(text, field, notes));
  const copy = make("button", { type: "button", className: "copy", textContent: t("copy") });
  copy.addEventListener("click", () => {
    field.value = text.english;
    field.focus();
  });
  const pre = make("pre", { textContent: text.english, lang: "en" });
  const english = make("div", { className: "english" }, pre, ...(text.english.includes("{") ? [copy] : []));
  return make(
    "article",
    { id: `${text.package}:${text.name}` },
    make("div", { className: "name", textContent: `${text.package} · ${text.name}` }),
    english,
    make("div", {}, field, notes),
    where(text),
  );
}

function where(text) {
  if (text.name === "RULES") return make("div", { className: "where nowhere", textContent: t("book") });
  const shown = make("div", { className: "shown" });
  const details = make("details", { className: "where" }, make("summary", { textContent: t("where") }), shown);
  details.show = async () => {
    if (details.open) await drawPlace(text, shown);
  };
  details.addEventListener("toggle", details.show);
  return details;
}

/** Shows where a text stands: in the language as it is now, and in English. */
async function drawPlace(text, shown) {
  if (!shown.children.length) shown.replaceChildren(t("looking"));
  const answer = await fetch(`place/${text.package}/${text.name}`);
  if (!answer.ok) {
    shown.replaceChildren(t("lost"));
    return;
  }
  const { note, game, messages } = await answer.json();
  const drawn = game ? [board(text, game, found.language), board(text, game, "en")] : messages.map(inLanguage(messages));
  const names = drawn.length > 1 ? [found.name, t("english")] : [t("english")];
  const columns = drawn.map((each, number) => make("figure", {}, make("figcaption", { textContent: names[number] }), each));
  shown.replaceChildren(...(note ? [make("p", { className: "nowhere", textContent: t(note) })] : []), ...columns);
  for (const each of drawn) each.scrollTop = (each.querySelector("mark")?.offsetTop ?? 0) - 80;
}

const inLanguage = (messages) => (message, number) =>
  drawMessage(message, messages.length > 1 && !number ? found.language : "en");

function board(text, game, language) {
  const alt = t("board", { name: text.name });
  return make("img", { src: `picture/${language}/${game}/${text.name}?${Date.now()}`, alt });
}

async function write(text, field, notes) {
  const body = JSON.stringify({ package: text.package, name: text.name, text: field.value });
  const answer = await fetch("text", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) {
    notes.replaceChildren(make("li", { className: "error", textContent: t("lost") }));
    return;
  }
  const { errors, warnings } = await answer.json();
  field.className = errors.length ? "bad" : "good";
  const kept = errors.length ? t("notKept") : t("kept");
  notes.replaceChildren(
    ...errors.map(([name, values]) => make("li", { className: "error", textContent: t(name, values) })),
    ...warnings.map(([name, values]) => make("li", { textContent: t(name, values) })),
    make("li", { className: errors.length ? "error" : "kept", textContent: kept }),
  );
  if (!errors.length) {
    text.text = field.value.trim();
    text.keep = true;
    drawProgress();
    await field.closest("article").querySelector("details")?.show();
  }
}

async function begin() {
  found = await (await fetch("texts")).json();
  await chooseOf(found.spoken, found.language);
  writeTexts(document);
  document.title = place("title").textContent = t("title", { language: found.name });
  place("explained").textContent = t("explained", { example: "{ $seat }" });
  filter.elements.search.placeholder = t("search");
  const parts = [...new Set(found.texts.map((text) => text.package))];
  filter.elements.part.append(make("option", { value: "", textContent: t("allParts") }));
  filter.elements.part.append(...parts.map((part) => make("option", { value: part, textContent: part })));
  filter.addEventListener("input", draw);
  filter.addEventListener("submit", (event) => event.preventDefault());
  place("more").addEventListener("click", drawMore);
  drawProgress();
  draw();
}

begin();
