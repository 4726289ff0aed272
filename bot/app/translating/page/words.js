// The texts of the page, in the language that is translated if there is a file of it, or else in the browser's.

import { textsIn } from "/js/texts.js";

const texts = await textsIn(new URL("text/", document.baseURI));

export const { t } = texts;

/** Chooses the first language that the page has, of which `spoken` are all: of `wanted`, or of the browser's. */
export async function chooseOf(spoken, wanted) {
  const first = [wanted, ...navigator.languages].map((each) => each.split("-")[0]).find((each) => spoken.includes(each));
  if (!first) return;
  await texts.choose(first);
  document.documentElement.lang = first;
}

/** Writes the texts of the elements below `root` that name one. */
export function write(root) {
  for (const each of root.querySelectorAll("[data-text]")) each.textContent = t(each.dataset.text);
  for (const each of root.querySelectorAll("[data-label]")) each.setAttribute("aria-label", t(each.dataset.label));
}
