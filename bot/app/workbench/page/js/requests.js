// The requests of the page, one function for each path.

/** The address of a path below the panel. */
export const addressOf = (path) => new URL(`../${path}`, import.meta.url).href;

async function request(path, options = {}) {
  const response = await fetch(addressOf(path), options);
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.refusal ?? response.statusText);
  return answer;
}

const posted = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body });

/** Fetches everything about what is shown, apart from pictures. */
export const fetchShown = () => request("shown");

/** Sends an instruction. Throws an Error with the reason if it is refused. */
export const instruct = (what) => request("instruction", posted(JSON.stringify(what)));

/** Puts the record in a file on the workbench. */
export const openFile = async (file) => request("record", posted(await file.text()));

/** Fetches the board of a revision as a viewer sees it: `{ address }`, `{ error }`, or null if it is out of date. */
export async function fetchPicture(revision, viewer) {
  const response = await fetch(addressOf(`picture/${revision}/${viewer}`)).catch(() => null);
  if (response?.ok) return { address: await dataAddress(await response.blob()) };
  return response?.status === 500 ? { error: await response.text() } : null;
}

function dataAddress(blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** Calls `onRevision` at once and after each change, until the page closes; `onGone` each time the connection is lost. */
export function revisions(onRevision, onGone) {
  const source = new EventSource(addressOf("live"));
  source.addEventListener("message", onRevision);
  source.addEventListener("error", onGone);
}
