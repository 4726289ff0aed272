// Images and files in a message.

import { h, icon, mediaAddress } from "./dom.js";
import { openLightbox } from "./lightbox.js";
import { t } from "./words.js";

/** Returns one to ten images (`{media, description, spoiler}`), laid out by their count; a click opens all of the message in the lightbox. */
export function gallery(items, look = "gallery") {
  return h("div", { class: look, data: { count: String(items.length) } }, items.map(tile));
}

function tile({ media, description, spoiler }) {
  const { url, width, height } = media;
  const alt = description ?? "";
  const image = h("img", { src: mediaAddress(url), alt, width, height });
  const name = t("openImage", { name: alt || t("image") });
  const button = h(
    "button",
    {
      type: "button",
      class: "tile",
      "aria-label": name,
      title: alt || null,
      style: width && height ? { "--ratio": String(width / height), "--width": `${width}px` } : {},
      on: { click: ({ currentTarget }) => openAll(currentTarget) },
    },
    image,
  );
  return spoiler ? covered(button) : button;
}

function openAll(opened) {
  const place = opened.closest(".components, .gallery.classic, .embed");
  const tiles = [...place.querySelectorAll(".tile")];
  const images = tiles.map((each) => each.querySelector("img")).map(({ src, alt }) => ({ src, alt }));
  openLightbox(images, tiles.indexOf(opened));
}

/** Returns content under a spoiler cover that a press removes. */
export function covered(content) {
  const inner = h("div", { class: "covered-content", inert: true }, content);
  const cover = h(
    "button",
    { type: "button", class: "covered-cover", "aria-label": t("showSpoiler") },
    h("span", {}, t("spoiler")),
  );
  const element = h("div", { class: "covered" }, inner, cover);
  cover.addEventListener("click", () => {
    inner.inert = false;
    element.classList.add("shown");
    cover.remove();
  });
  return element;
}

/** Returns a small square image beside the text of a section or embed. */
export function thumbnail({ media, description, spoiler }) {
  const image = { src: mediaAddress(media.url), alt: description ?? "" };
  const name = t("openImage", { name: image.alt || t("image") });
  const button = h(
    "button",
    { type: "button", class: "thumbnail", "aria-label": name, on: { click: () => openLightbox([image]) } },
    h("img", image),
  );
  return spoiler ? covered(button) : button;
}

/** Returns a card with a file to download and its size. */
export function fileCard({ name, size, url, spoiler = false }) {
  const address = mediaAddress(url);
  const title = name ?? decodeURIComponent(new URL(url, location.origin).pathname.split("/").at(-1));
  const link = h(
    "a",
    { class: "file-name", href: address, download: title, "aria-label": t("download", { name: title }) },
    title,
  );
  const card = h(
    "div",
    { class: "file-card" },
    icon("file"),
    h("div", {}, link, size != null && h("div", { class: "file-size" }, bytes(size))),
  );
  return spoiler ? covered(card) : card;
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  if (size < 1024 * 1024) return `${(size / 1024).toFixed(1)} KiB`;
  return `${(size / 1024 / 1024).toFixed(1)} MiB`;
}

/** Returns the attachments of a message without Components V2: images together, then files. */
export function attachments(list) {
  const isImage = (file) => file.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename);
  const images = list
    .filter(isImage)
    .map((file) => ({ media: file, description: file.description, spoiler: file.filename.startsWith("SPOILER_") }));
  const files = list.filter((file) => !isImage(file));
  return [
    images.length > 0 && gallery(images, "gallery classic"),
    files.map((file) => fileCard({ name: file.filename, size: file.size, url: file.url })),
  ];
}
