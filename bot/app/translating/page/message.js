// Draws a message of Discord as far as a translator needs it, with one text marked.

import { make } from "./page.js";

const CONTAINER = 17;
const ROW = 1;
const BUTTON = 2;
const MENUS = new Set([3, 5, 6, 7, 8]);
const SECTION = 9;
const TEXT = 10;
const PICTURE = new Set([11, 12, 13]);

/** Returns an element that shows `components`, with `said` marked wherever it stands. */
export function drawMessage(components, said) {
  return make("div", { className: "message" }, ...components.map((each) => draw(each, said)));
}

function draw(component, said) {
  const { type, components = [] } = component;
  const inside = () => components.map((each) => draw(each, said));
  if (type === CONTAINER) return make("div", { className: "box" }, ...inside());
  if (type === ROW) return make("div", { className: "row" }, ...inside());
  if (type === SECTION) return make("div", {}, ...inside(), draw(component.accessory, said));
  if (type === TEXT) return make("div", { className: "text" }, ...lines(component.content, said));
  if (type === BUTTON) return make("span", { className: "button" }, ...marked(component.label ?? "", said));
  if (MENUS.has(type)) return menu(component, said);
  if (PICTURE.has(type)) return make("div", { className: "picture", textContent: "picture" });
  return make("span");
}

function menu(component, said) {
  const options = (component.options ?? []).filter(
    ({ label, description = "" }) => label.includes(said) || description.includes(said),
  );
  const lines = options.slice(0, 3).map(({ label, description }) =>
    make("small", {}, ...marked(description ? `${label} — ${description}` : label, said)),
  );
  return make("div", { className: "menu" }, ...marked(`▾ ${component.placeholder ?? ""}`, said), ...lines);
}

/** Returns the lines of a text: headings, small print, and all others. */
function lines(content, said) {
  if (said.includes("\n")) return marked(content, said);
  return content.split("\n").map((line) => {
    const [, begin, rest] = /^(#{1,3} |-# |)(.*)$/s.exec(line);
    if (begin.startsWith("#")) return make("p", { className: "heading" }, make("strong", {}, ...marked(rest, said)));
    if (begin) return make("div", {}, make("small", {}, ...marked(rest, said)));
    return make("div", {}, ...marked(rest || " ", said));
  });
}

function marked(text, said) {
  const pieces = said ? text.split(said) : [text];
  return pieces.flatMap((piece, number) => [
    ...(number ? [make("mark", { textContent: plain(said) })] : []),
    plain(piece),
  ]);
}

/** Returns a text without the marks for bold and italics, and with names in place of mentions. */
function plain(text) {
  return text.replace(/\*\*|__/g, "").replace(/<@\d+>/g, "@Alice").replace(/<a?(:\w+:)\d+>/g, "$1");
}
