// The texts of the panel. The texts of the game itself come from the game.

import { textsIn } from "/js/texts.js";
import { addressOf } from "./requests.js";

const texts = await textsIn(addressOf("text/"));
let chosen = "en";

export const { t } = texts;

/** Returns the language of the panel, such as "en" or "ja". */
export const language = () => chosen;

/** Sets the language of the panel. */
export async function setLanguage(wanted) {
  if (wanted === chosen) return;
  await texts.choose(wanted);
  chosen = wanted;
}
