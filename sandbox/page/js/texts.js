// Texts of a page in several languages: a file of JSON for each, of which the one in English has every text.

/** Returns the texts in `folder`, an address that ends with a slash. They are English until a language is chosen. */
export async function textsIn(folder) {
  const read = async (language) => (await fetch(new URL(`${language}.json`, folder))).json();
  const english = await read("en");
  let words = english;

  /** Chooses a language by its locale; what it lacks is English. */
  const choose = async (locale) => {
    words = { ...english, ...(await read(locale)) };
  };

  /** Returns the text for `key` with `{name}` placeholders filled in. Throws if the key is unknown. */
  const t = (key, values = {}) => {
    if (words[key] === undefined) throw new Error(`no words for ${key}`);
    return words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  };
  return { choose, t };
}
