// Message components, classic and V2. `scene` is `{message, frozen, busyId}`: their message, whether they wait for an answer,
// and the pressed custom_id. Waiting components are aria-disabled rather than disabled, to keep the focus.

import { h, icon } from "./dom.js";
import { hexColour } from "./embeds.js";
import { useComponent } from "./interactions.js";
import { covered, fileCard, gallery, thumbnail } from "./media.js";
import { inPageAddress } from "./places.js";
import { emoji, prose } from "./prose.js";
import { selectField } from "./selects.js";
import { t } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const KINDS = {
  1: (component, scene) => h("div", { class: "action-row" }, components(component.components, scene)),
  2: (component, scene) => (component.url ? linkButton(component) : button(component, scene)),
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component) => prose(component.content),
  11: (component) => thumbnail(component),
  12: (component) => gallery(component.items),
  13: (component) =>
    fileCard({ name: component.name, size: component.size, url: component.file.url, spoiler: component.spoiler }),
  14: separator,
  17: container,
};

/** Returns elements for a list of components; a type that the page does not support is named instead of left out. */
export function components(list, scene) {
  return list.map(
    (component) => KINDS[component.type]?.(component, scene) ?? h("p", { class: "unsupported" }, t("notSupported")),
  );
}

function container(component, scene) {
  const accented = component.accent_color != null;
  const style = accented ? { "--accent": hexColour(component.accent_color) } : {};
  const box = h(
    "div",
    { class: accented ? "container accented" : "container", style },
    components(component.components, scene),
  );
  return component.spoiler ? covered(box) : box;
}

function section(component, scene) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-words" }, components(component.components, scene)),
    h("div", { class: "section-accessory" }, components([component.accessory], scene)),
  );
}

function separator({ divider = true, spacing = 1 }) {
  const size = spacing === 2 ? "large" : "small";
  return h("div", {
    class: `separator ${size} ${divider ? "divider" : ""}`,
    role: divider ? "separator" : "presentation",
  });
}

function face(component) {
  return [component.emoji && emoji(component.emoji), component.label && h("span", {}, component.label)];
}

function button(component, scene) {
  const busy = scene.busyId === component.custom_id;
  const element = h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      "aria-label": component.label ? null : component.emoji?.name,
      "aria-busy": busy ? "true" : null,
      data: { customId: component.custom_id ?? "" },
      "aria-disabled": scene.frozen ? "true" : null,
      on: { click: () => scene.frozen || useComponent(scene.message, component) },
    },
    h("span", { class: "button-face" }, face(component)),
    busy && h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  element.disabled = Boolean(component.disabled);
  return element;
}

function linkButton(component) {
  const place = inPageAddress(component.url);
  const outward = place ? { href: place } : { href: component.url, target: "_blank", rel: "noopener noreferrer" };
  if (component.disabled) return h("span", { class: "button link", "aria-disabled": "true" }, face(component));
  return h(
    "a",
    { class: "button link", ...outward },
    h("span", { class: "button-face" }, face(component)),
    icon("out"),
  );
}

function select(component, scene) {
  return selectField(component, {
    chosen: scene.chosen?.get(component.custom_id),
    disabled: component.disabled,
    frozen: scene.frozen,
    busy: scene.busyId === component.custom_id,
    onChange: (values) => {
      scene.chosen?.set(component.custom_id, values);
      useComponent(scene.message, component, values);
    },
  });
}
