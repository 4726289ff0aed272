// Images at full size, one at a time, with their alt text folded below.

import { fill, h, icon, iconButton } from "./dom.js";
import { t } from "./words.js";

/** Opens the images (`{src, alt}`), starting with `index`. Arrow keys step through them, Escape closes. */
export function openLightbox(images, index = 0) {
  let place = index;
  const stage = h("div", { class: "lightbox-stage" });
  const dialog = h("dialog", { class: "lightbox", "aria-label": t("image") }, stage);
  const step = (by) => {
    place = (place + by + images.length) % images.length;
    fill(stage, ...picture(images, place, step, () => dialog.close()));
  };
  dialog.addEventListener("keydown", ({ key }) => {
    if (images.length > 1 && key === "ArrowLeft") step(-1);
    if (images.length > 1 && key === "ArrowRight") step(1);
  });
  dialog.addEventListener("click", ({ target }) => [dialog, stage].includes(target) && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  step(0);
  dialog.showModal();
}

function picture(images, place, step, close) {
  const { src, alt } = images[place];
  const image = h("img", { src, alt });
  const frame = h("button", { type: "button", class: "lightbox-frame", "aria-label": t("actualSize") }, image);
  frame.addEventListener("click", () => {
    const actual = frame.classList.toggle("actual");
    frame.setAttribute("aria-label", t(actual ? "fitSize" : "actualSize"));
  });
  const several = images.length > 1;
  return [
    h(
      "div",
      { class: "lightbox-bar" },
      several && h("span", {}, t("imageOf", { index: place + 1, count: images.length })),
      original(src),
      iconButton("close", t("close"), close),
    ),
    frame,
    several && iconButton("left", t("previous"), () => step(-1), { class: "icon-button lightbox-step before" }),
    several && iconButton("right", t("next"), () => step(1), { class: "icon-button lightbox-step after" }),
    alt && h("details", { class: "lightbox-alt" }, h("summary", {}, "ALT"), h("p", {}, alt)),
  ];
}

function original(src) {
  return h(
    "a",
    {
      class: "icon-button",
      href: src,
      target: "_blank",
      rel: "noopener",
      "aria-label": t("openOriginal"),
      title: t("openOriginal"),
    },
    icon("out"),
  );
}
