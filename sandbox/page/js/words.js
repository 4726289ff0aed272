// The texts of the page, in the acting user's language if there is a file of it. What bots and people write stays.

import { textsIn } from "./texts.js";

const texts = await textsIn(new URL("../text/", import.meta.url));
let locale = "en-US";

export const { t } = texts;

/** Sets the language of the page to a Discord locale such as `en-GB` or `ja`. */
export async function setLocale(discordLocale) {
  locale = discordLocale || "en-US";
  document.documentElement.lang = locale;
  await texts.choose(locale);
}

/** The acting user's Discord locale. */
export function currentLocale() {
  return locale;
}

/** Returns a name or description of a command, option or choice in the acting user's language. */
export function localised(thing, field) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[`${field}_localized`] ?? thing[field];
}
