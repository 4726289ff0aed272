// The requests of the page, one function for each path.

async function request(path, options = {}) {
  const response = await fetch(path, options);
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
  const response = await fetch(`picture/${revision}/${viewer}`).catch(() => null);
  if (response?.ok) return { address: URL.createObjectURL(await response.blob()) };
  return response?.status === 500 ? { error: await response.text() } : null;
}

/** Calls `onRevision` at once and after each change, until the page closes; `onGone` when the connection is lost. */
export function revisions(onRevision, onGone) {
  const source = new EventSource("live");
  source.addEventListener("message", onRevision);
  source.addEventListener("error", onGone);
}
