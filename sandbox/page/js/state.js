// The state of the page, and its listeners.

/** Discord's message flags that the page uses. */
export const EPHEMERAL = 64;
export const THINKING = 128;
export const SILENT = 4096;

export const state = {
  me: null,
  bot: null,
  guild: null,
  botOnline: true,
  installed: false,
  intents: {},
  locales: [],
  users: new Map(),
  channels: new Map(),
  commands: [],
  unread: new Map(),
  histories: new Map(),
  typing: new Map(),
  openId: null,
};

const topics = new Map();

/** Calls `listener(detail)` whenever `topic` is announced: world, commands, unread, messages, open, refreshed, sent, pending, typing. */
export function on(topic, listener) {
  if (!topics.has(topic)) topics.set(topic, []);
  topics.get(topic).push(listener);
}

export function announce(topic, detail) {
  for (const listener of topics.get(topic) ?? []) listener(detail);
}

/** Replaces the state with a world from the server. */
export function takeWorld(world) {
  const [guild = { id: "", name: "", channels: [], threads: [] }] = world.guilds;
  state.me = world.me;
  state.bot = world.bot;
  state.guild = guild;
  state.botOnline = world.bot_online;
  state.installed = world.installed;
  state.intents = world.intents;
  state.locales = world.locales;
  state.users = new Map([...world.users, world.bot, world.me].map((user) => [user.id, user]));
  state.channels = new Map([...guild.channels, ...guild.threads, ...world.dms].map((channel) => [channel.id, channel]));
  state.commands = world.commands;
  state.unread = new Map(Object.entries(world.unread));
  state.histories.clear();
  announce("world");
}

export const openChannel = () => state.channels.get(state.openId) ?? null;

export const isThread = (channel) => [10, 11, 12].includes(channel.type);

/** Whether a channel belongs to no server: a conversation of two, or a group chat. */
export const isConversation = (channel) => channel.type === 1 || isGroup(channel);

export const isGroup = (channel) => channel.type === 3;

/** Compares snowflakes, which are too long for a JavaScript number. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export const byId = (a, b) => compareIds(a.id, b.id);

/** Returns the loaded messages of a channel: `messages` oldest first, `whole` once they include the start. */
export function history(channelId) {
  return state.histories.get(channelId) ?? null;
}

/** Adds messages to a channel's history, replacing older versions. */
export function remember(channelId, messages, { whole = false } = {}) {
  const known = state.histories.get(channelId) ?? { messages: [], whole: false };
  const merged = new Map([...known.messages, ...messages].map((message) => [message.id, message]));
  state.histories.set(channelId, { messages: [...merged.values()].sort(byId), whole: known.whole || whole });
  announce("messages", channelId);
}

export function forget(channelId, messageId) {
  const known = history(channelId);
  if (!known) return;
  known.messages = known.messages.filter((message) => message.id !== messageId);
  announce("messages", channelId);
}

export function findMessage(channelId, messageId) {
  return history(channelId)?.messages.find((message) => message.id === messageId) ?? null;
}
