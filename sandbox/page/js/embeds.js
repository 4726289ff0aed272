// Classic embeds.

import { h, mediaAddress } from "./dom.js";
import { gallery, thumbnail } from "./media.js";
import { line, prose } from "./prose.js";
import { stamp } from "./times.js";

/** Returns an embed as a card with its colour at the side. */
export function embed(data) {
  const colour = data.color != null ? { "--accent": hexColour(data.color) } : {};
  return h(
    "div",
    { class: "embed", style: colour },
    h(
      "div",
      { class: "embed-words" },
      author(data.author),
      title(data),
      data.description && prose(data.description),
      fields(data.fields ?? []),
    ),
    data.thumbnail && thumbnail({ media: data.thumbnail }),
    data.image && gallery([{ media: data.image }]),
    footer(data),
  );
}

/** Returns a Discord colour number as a CSS colour. */
export const hexColour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function author(data) {
  if (!data) return null;
  const picture = data.icon_url && h("img", { src: mediaAddress(data.icon_url), alt: "" });
  return h("div", { class: "embed-author" }, picture, data.url ? outside(data.url, data.name) : data.name);
}

function title(data) {
  if (!data.title) return null;
  return h("div", { class: "embed-title" }, data.url ? outside(data.url, line(data.title)) : line(data.title));
}

function outside(url, words) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
}

function fields(list) {
  if (!list.length) return null;
  const field = ({ name, value, inline }) =>
    h(
      "div",
      { class: inline ? "embed-field inline" : "embed-field" },
      h("div", { class: "embed-field-name" }, line(name)),
      prose(value),
    );
  return h("div", { class: "embed-fields" }, list.map(field));
}

function footer({ footer: data, timestamp }) {
  if (!data && !timestamp) return null;
  const picture = data?.icon_url && h("img", { src: mediaAddress(data.icon_url), alt: "" });
  return h(
    "div",
    { class: "embed-footer" },
    picture,
    data?.text,
    data && timestamp && " • ",
    timestamp && stamp(timestamp),
  );
}
