// The side panel, which another program on this machine serves: beside the channel, and a drawer on a narrow window.

import { h, iconButton } from "./dom.js";
import { t } from "./words.js";

const MODULE = "/panel/js/main.js";
const KEY = "sandbox-panel";
const NARROW = matchMedia("(max-width: 1080px)");

/** Loads the panel into `place`, and adds the button that shows and hides it to `header`. */
export function startPanel(app, place, header) {
  const button = iconButton("panel", "", () => show(place.hidden), { class: "icon-button panel-toggle", "aria-controls": place.id });
  const shade = h("div", { class: "panel-shade", on: { click: () => show(false) } });
  const content = h("div", { class: "panel-content" });

  function show(shown) {
    place.hidden = !shown;
    app.classList.toggle("with-panel", shown);
    const name = t(shown ? "hidePanel" : "showPanel");
    for (const attribute of ["aria-label", "title"]) button.setAttribute(attribute, name);
    button.setAttribute("aria-expanded", shown);
    if (!NARROW.matches) localStorage.setItem(KEY, shown ? "shown" : "hidden");
  }

  /** Returns whether it is open at first: on a wide window, unless it was hidden there. */
  const isOpenAtFirst = () => !NARROW.matches && localStorage.getItem(KEY) !== "hidden";

  place.setAttribute("aria-label", t("sidePanel"));
  place.append(iconButton("close", t("hidePanel"), () => show(false), { class: "icon-button panel-close" }), content);
  header.append(button);
  app.append(shade);
  NARROW.addEventListener("change", () => show(isOpenAtFirst()));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape" && NARROW.matches && !target.closest?.("dialog, input, textarea")) show(false);
  });
  show(isOpenAtFirst());
  import(MODULE).then(
    ({ start }) => start(content),
    (error) => content.append(h("p", { class: "panel-failure" }, t("noPanel", { reason: error.message }))),
  );
}
