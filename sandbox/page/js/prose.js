// Renders markdown trees as elements.

import { h } from "./dom.js";
import { inline, parse } from "./markdown.js";
import { channelName, nameOf } from "./people.js";
import { inPageAddress } from "./places.js";
import { isThread, state } from "./state.js";
import { timeMark } from "./times.js";
import { t } from "./words.js";

/** Returns a whole text with headings, lists and quotes. `edited` adds the edited mark after the last word. */
export function prose(text, { edited = false } = {}) {
  const element = h("div", { class: "prose" }, parse(text).map(block));
  if (edited) lastLine(element).append(h("span", { class: "edited" }, ` ${t("edited")}`));
  return element;
}

/** Returns one line of text without blocks, as in an embed's title. */
export function line(text) {
  return h("span", { class: "prose-line" }, inline(text).map(leaf));
}

/** Returns the first line of a text as plain words, for a preview, without spoilers. */
export function preview(text) {
  const shown = line(text.split("\n")[0]);
  for (const hidden of shown.querySelectorAll(".spoiler")) hidden.replaceWith("▇▇▇");
  return shown.textContent;
}

function lastLine(element) {
  const last = element.lastElementChild;
  return last?.matches("p, h1, h2, h3, small") ? last : element;
}

const BLOCKS = {
  paragraph: (node) => h("p", {}, node.children.map(leaf)),
  heading: (node) => h(`h${node.level}`, {}, node.children.map(leaf)),
  subtext: (node) => h("small", { class: "subtext" }, node.children.map(leaf)),
  quote: (node) => h("blockquote", {}, node.children.map(block)),
  fence: (node) => h("pre", { tabindex: "0" }, h("code", { data: { language: node.language } }, node.text)),
  list: (node) =>
    h(
      node.ordered ? "ol" : "ul",
      { start: node.ordered ? String(node.start) : null },
      node.items.map((item) => h("li", {}, item.children.map(leaf), item.nested.map(block))),
    ),
};

function block(node) {
  return BLOCKS[node.kind](node);
}

const LEAVES = {
  text: (node) => node.text,
  bold: (node) => h("strong", {}, node.children.map(leaf)),
  italic: (node) => h("em", {}, node.children.map(leaf)),
  underline: (node) => h("u", {}, node.children.map(leaf)),
  strike: (node) => h("s", {}, node.children.map(leaf)),
  spoiler: (node) => spoiler(node.children.map(leaf)),
  code: (node) => h("code", {}, node.text),
  link,
  user: (node) => mention(`@${nameOf(state.users.get(node.id))}`, node.id === state.me.id, { person: node.id }),
  role: (node) => mention(`@${state.guild.roles?.find((role) => role.id === node.id)?.name ?? t("unknownRole")}`),
  everyone: (node) => mention(node.text, true),
  channel: channelMention,
  command: (node) => h("button", { type: "button", class: "mention", data: { command: node.name } }, `/${node.name}`),
  time: (node) => timeMark(node.seconds, node.style),
  emoji: (node) => emoji(node),
};

function leaf(node) {
  return LEAVES[node.kind](node);
}

function mention(text, ofMe = false, data = {}) {
  return h("span", { class: ofMe ? "mention mention-me" : "mention", data }, text);
}

function channelMention(node) {
  const channel = state.channels.get(node.id);
  if (!channel) return h("span", { class: "mention", data: { unknown: node.id } }, `#${t("unknown")}`);
  return h(
    "a",
    { class: "mention", href: inPageAddress(channel) },
    `${isThread(channel) ? "💬 " : "#"}${channelName(channel)}`,
  );
}

function link(node) {
  const place = inPageAddress(node.href);
  if (!place) return h("a", { href: node.href, target: "_blank", rel: "noopener noreferrer" }, node.children.map(leaf));
  if (!node.bare) return h("a", { href: place }, node.children.map(leaf));
  const id = place.split("/")[3];
  const channel = state.channels.get(id);
  if (!channel) return h("a", { class: "mention", href: place, data: { unknown: id } }, `#${t("unknown")} › 💬`);
  return h("a", { class: "mention", href: place }, `#${channelName(channel)} › 💬`);
}

/** Returns a Unicode emoji as text, or a custom one as an image whose alt text is its name. */
export function emoji({ id, name, animated }) {
  if (!id) return h("span", { class: "emoji" }, name);
  const file = `/cdn/emojis/${id}.${animated ? "gif" : "png"}`;
  return h("img", { class: "emoji", src: file, alt: `:${name}:`, title: `:${name}:` });
}

function spoiler(children) {
  const words = h("span", { class: "spoiler-words", inert: true }, children);
  const cover = h("button", { type: "button", class: "spoiler-cover", "aria-label": t("showSpoiler") });
  const element = h("span", { class: "spoiler" }, words, cover);
  cover.addEventListener("click", () => {
    element.classList.add("shown");
    words.inert = false;
    cover.remove();
  });
  return element;
}
