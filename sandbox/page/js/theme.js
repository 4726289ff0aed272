// The theme, light or dark: the system's preference until the person chooses one, which is stored.

import { iconButton } from "./dom.js";
import { t } from "./words.js";

const KEY = "sandbox-theme";
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

const isDark = () => (document.documentElement.dataset.theme ?? (prefersDark.matches ? "dark" : "light")) === "dark";

/** Applies the stored theme, if there is one. */
export function recallTheme() {
  const remembered = localStorage.getItem(KEY);
  if (remembered) document.documentElement.dataset.theme = remembered;
}

/** Returns the button that switches between light and dark. */
export function themeButton() {
  const name = () => t(isDark() ? "lightTheme" : "darkTheme");
  const make = () => iconButton(isDark() ? "sun" : "moon", name(), change);
  let button = make();
  const renew = () => {
    const next = make();
    button.replaceWith(next);
    button = next;
  };
  function change() {
    const theme = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(KEY, theme);
    renew();
    button.focus();
  }
  prefersDark.addEventListener("change", renew);
  return button;
}
