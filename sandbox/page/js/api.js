// The paths that a person's app uses, one function each.

/** What the server refused, in its own words. `status` is the HTTP status; 0 when there was no answer at all. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Waits for a request whose refusal changes nothing for the person. */
export async function quietly(request) {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

let acting = "";

/** From now on requests are made as the user of this id. */
export function actAs(user) {
  acting = user;
}

/** A path of the client API with the acting user and `query` in it. */
export function clientPath(path, query = {}) {
  const parameters = new URLSearchParams({ as: acting, ...query });
  return `/client/${path}?${parameters}`;
}

async function request(method, path, { query, body } = {}) {
  const options = { method };
  if (body !== undefined) {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(clientPath(path, query), options);
  } catch (error) {
    throw new Refusal(0, error.message);
  }
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(response.status, refusalWords(answer) || response.statusText);
  return answer;
}

/** The message of an error body, with the messages of its single fields behind it. */
function refusalWords(body) {
  const details = fieldErrors(body?.errors ?? {}).map((error) => error.message);
  return [body?.message, ...details].filter(Boolean).join(": ");
}

function fieldErrors(tree) {
  return Object.entries(tree).flatMap(([name, below]) => (name === "_errors" ? below : fieldErrors(below)));
}

/** Everybody as whom one may act. */
export const fetchPeople = () => request("GET", "people");

export const fetchWorld = () => request("GET", "world");

/** Up to 50 messages, oldest first, before the message id `before` or the newest ones. */
export const fetchMessages = (channelId, before) =>
  request("GET", `channels/${channelId}/messages`, { query: { limit: PAGE, ...(before ? { before } : {}) } });

/** How many messages a fetch asks for: fewer in the answer means that the channel's start was reached. */
export const PAGE = 50;

export const sendMessage = (channelId, content, nonce) =>
  request("POST", `channels/${channelId}/messages`, { body: { content, nonce } });

export const markRead = (channelId) => request("POST", `channels/${channelId}/read`, { body: {} });

export const openConversation = (userId) => request("POST", "dms", { body: { recipient_id: userId } });

export const removeMessage = (channelId, messageId) => request("DELETE", `channels/${channelId}/messages/${messageId}`);

export const sendInteraction = (body) => request("POST", "interactions", { body });
