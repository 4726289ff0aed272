// The requests of a person's app, one function for each path.

/** A refused request, with the server's message. `status` is the HTTP status, or 0 if there was no answer. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Waits for a request and ignores a refusal. */
export async function quietly(request) {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

let acting = "";

/** Makes all further requests as the user with this id. */
export function actAs(user) {
  acting = user;
}

/** Returns a path of the client API with the acting user and `query`. */
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

/** Returns the message of an error body, followed by the messages of its fields. */
function refusalWords(body) {
  const details = fieldErrors(body?.errors ?? {}).map((error) => error.message);
  return [body?.message, ...details].filter(Boolean).join(": ");
}

function fieldErrors(tree) {
  return Object.entries(tree).flatMap(([name, below]) => (name === "_errors" ? below : fieldErrors(below)));
}

/** Fetches the people to act as. */
export const fetchPeople = () => request("GET", "people");

export const fetchWorld = () => request("GET", "world");

/** Fetches up to 50 messages, oldest first: those before the message id `before`, or the newest. */
export const fetchMessages = (channelId, before) =>
  request("GET", `channels/${channelId}/messages`, { query: { limit: PAGE, ...(before ? { before } : {}) } });

/** The number of messages per fetch; an answer with fewer reaches the start of the channel. */
export const PAGE = 50;

export const sendMessage = (channelId, content, nonce) =>
  request("POST", `channels/${channelId}/messages`, { body: { content, nonce } });

export const markRead = (channelId) => request("POST", `channels/${channelId}/read`, { body: {} });

export const openConversation = (userId) => request("POST", "dms", { body: { recipient_id: userId } });

/** Grants the bot the privileged intents of these names, and no others. */
export const grantIntents = (granted) => request("PUT", "intents", { body: { granted } });

/** Sets the language of the acting user's Discord. */
export const setLocale = (locale) => request("PUT", "locale", { body: { locale } });

export const removeMessage = (channelId, messageId) => request("DELETE", `channels/${channelId}/messages/${messageId}`);

export const sendInteraction = (body) => request("POST", "interactions", { body });
