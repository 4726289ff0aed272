// Draws a message of Discord as far as a translator needs it, with one text marked: it stands between two letters.

import { make } from "./page.js";
import { t } from "./words.js";

const BEGIN = "\u{E000}";
const END = "\u{E001}";
const CONTAINER = 17;
const ROW = 1;
const BUTTON = 2;
const FIELD = 4;
const MENUS = new Set([3, 5, 6, 7, 8]);
const SECTION = 9;
const TEXT = 10;
const PICTURE = new Set([11, 12, 13]);
const LABEL = 18;
const SVG = "http://www.w3.org/2000/svg";
const WIDE = 0.55; // of a letter, by its height
const DAY = new Date(2030, 4, 5, 18);

let language = "en";

/** Returns an element that shows `components`, which are in the language `lang`. */
export function drawMessage(components, lang) {
  language = lang;
  return make("div", { className: "message", lang }, ...components.map(draw));
}

const has = (text) => (text ?? "").includes(BEGIN);

function draw(component) {
  const { type, components = [] } = component;
  const inside = () => components.map(draw);
  if (type === CONTAINER) return make("div", { className: "box" }, ...inside());
  if (type === ROW) return make("div", { className: "row" }, ...inside());
  if (type === SECTION) return make("div", {}, ...inside(), draw(component.accessory));
  if (type === TEXT) return make("div", { className: "text" }, ...lines(component.content));
  if (type === BUTTON) return button(component);
  if (MENUS.has(type)) return menu(component);
  if (PICTURE.has(type)) return picture(component);
  if (type === LABEL) return make("div", { className: "text" }, ...marked(component.label), draw(component.component));
  if (type === FIELD) return make("div", { className: "menu", textContent: " " });
  return OWN[type]?.(component, inside) ?? make("span");
}

/** What is no component of Discord's messages. */
const OWN = {
  form: ({ title }, inside) => make("div", { className: "form" }, make("strong", {}, ...marked(title)), ...inside()),
  private: () => make("small", { className: "private", textContent: `👁 ${t("onlyYou")}` }),
  list: (_, inside) => make("div", { className: "list" }, ...inside()),
  row: ({ label, description }) =>
    make("div", { className: has(label + description) ? "at" : "" }, make("strong", {}, ...marked(label)), " ", ...marked(description)),
  terminal: ({ title, content }) => make("pre", { className: "terminal" }, `${title}\n`, ...marked(content)),
  sketch,
};

function button({ label, emoji, style }) {
  const symbol = emoji?.name && !/^\w+$/.test(emoji.name) ? `${emoji.name} ` : "";
  return make("span", { className: `button style${style}` }, symbol, ...marked(label));
}

function menu({ options = [], placeholder }) {
  const shown = options.filter(({ label, description }) => has(label) || has(description));
  const rows = shown.slice(0, 3).map(({ label, description }) =>
    make("small", {}, ...marked(description ? `${label} — ${description}` : label)),
  );
  return make("div", { className: "menu" }, ...marked(`▾ ${placeholder ?? ""}`), ...rows);
}

/** Returns a place holder for a picture, with its description if the text stands there. */
function picture({ items = [] }) {
  const description = items.map((item) => item.description).find(has);
  const text = description ? [t("pictureOf"), make("div", {}, ...marked(description))] : [t("picture")];
  return make("div", { className: "picture" }, ...text);
}

/** Returns where the texts of a picture stand: it is drawn anew without everything else. What is longer goes left. */
function sketch({ size, items }) {
  const paper = document.createElementNS(SVG, "svg");
  paper.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  paper.classList.add("sketch");
  for (const { label, box } of items) {
    const line = document.createElementNS(SVG, "text");
    const letters = plain(label);
    const isLong = box.x + letters.length * box.size * WIDE > size.width;
    const place = isLong ? { x: size.width - box.size / 2, "text-anchor": "end" } : { x: box.x };
    Object.entries({ ...place, y: box.y, "font-size": box.size }).forEach(([name, value]) => line.setAttribute(name, value));
    line.textContent = letters;
    if (has(label)) line.classList.add("marked");
    paper.append(line);
  }
  return make("div", {}, paper, make("small", { className: "private", textContent: t("sketch") }));
}

/** Returns the lines of a text: headings, small print, and all others. */
function lines(content) {
  let open = false;
  return content.split("\n").map((line) => {
    const whole = open ? BEGIN + line : line;
    open = whole.lastIndexOf(BEGIN) > whole.lastIndexOf(END);
    const [, mark, begin, rest] = /^(\u{E000}?)(#{1,3} |-# |)(.*)$/su.exec(open ? whole + END : whole);
    if (begin.startsWith("#")) return make("p", { className: "heading" }, make("strong", {}, ...marked(mark + rest)));
    if (begin) return make("div", {}, make("small", {}, ...marked(mark + rest)));
    return make("div", {}, ...marked(mark + rest || " "));
  });
}

/** Returns a text in pieces, of which those between the two letters are marked. */
function marked(text = "") {
  return text.split(/(\u{E000}[^\u{E001}]*\u{E001})/u).map((piece) => {
    const letters = plain(piece);
    return piece.startsWith(BEGIN) ? make("mark", { textContent: letters.trim() ? letters : "␣" }) : letters;
  });
}

const soon = () => new Intl.RelativeTimeFormat(language).format(3, "hour");
const date = () => DAY.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** Returns a text without the marks for bold and italics, and with names and times in place of what stands for them. */
function plain(text) {
  return text
    .replace(/[\u{E000}\u{E001}]|\*\*|__/gu, "")
    .replace(/\*(\S[^*\n]*)\*/g, "$1")
    .replace(/<@\d+>/g, "@Alice")
    .replace(/<#\d+>/g, "#games")
    .replace(/<a?(:\w+:)\d+>/g, "$1")
    .replace(/<t:\d+(:\w)?>/g, (_, form) => (form === ":R" ? soon() : date()));
}
