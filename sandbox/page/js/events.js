// Applies live events to the state.

import { receiveChoices, receiveOutcome, pending } from "./interactions.js";
import { openForm } from "./modal.js";
import { announce, compareIds, forget, history, isThread, remember, state } from "./state.js";

const TYPING_LASTS = 10_000;
/** The message type of a thread's first line, which repeats the message it was started from and is not counted. */
const STARTER = 21;

const HANDLERS = {
  MESSAGE_CREATE: takeMessage,
  MESSAGE_UPDATE: changeMessage,
  MESSAGE_DELETE: ({ id, channel_id }) => forget(channel_id, id),
  CHANNEL_CREATE: takeChannel,
  CHANNEL_UPDATE: takeChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: takeChannel,
  THREAD_UPDATE: takeChannel,
  THREAD_DELETE: dropChannel,
  TYPING_START: takeTyping,
  UNREAD: takeUnread,
  COMMANDS: takeCommands,
  INTERACTION: receiveOutcome,
  // The same person may have several windows open: the form belongs to the one that requested it.
  MODAL: (modal) => pending.has(modal.nonce) && openForm(modal),
  AUTOCOMPLETE: receiveChoices,
  BOT: ({ online }) => {
    state.botOnline = online;
    announce("world");
  },
  INTENTS: (intents) => {
    state.intents = intents;
    announce("world");
  },
  RELOAD: () => location.reload(),
};

/** Applies one live event. Unknown events change nothing. */
export function applyEvent(name, data) {
  HANDLERS[name]?.(data);
}

function takeMessage(message) {
  stopTyping(message.channel_id, message.author.id);
  if (history(message.channel_id)) remember(message.channel_id, [message]);
  const channel = state.channels.get(message.channel_id);
  if (!channel) return;
  const isNew = !channel.last_message_id || compareIds(channel.last_message_id, message.id) < 0;
  if (!isNew) return;
  channel.last_message_id = message.id;
  if (isThread(channel) && message.type !== STARTER) countMessage(channel);
}

function countMessage(thread) {
  thread.message_count = (thread.message_count ?? 0) + 1;
  announce("messages", thread.parent_id);
}

function changeMessage(message) {
  if (history(message.channel_id)) remember(message.channel_id, [message]);
}

function takeChannel(channel) {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  announce("world");
  if (channel.parent_id) announce("messages", channel.parent_id);
}

function dropChannel({ id }) {
  state.channels.delete(id);
  state.histories.delete(id);
  state.unread.delete(id);
  announce("world");
  if (state.openId === id) announce("open");
}

function takeUnread({ channel_id, count, mentions }) {
  state.unread.set(channel_id, { count, mentions });
  announce("unread");
}

function takeCommands(data) {
  state.commands = Array.isArray(data) ? data : data.commands;
  announce("commands");
}

function takeTyping({ channel_id, user_id }) {
  if (user_id === state.me.id) return;
  stopTyping(channel_id, user_id);
  const timer = setTimeout(() => stopTyping(channel_id, user_id), TYPING_LASTS);
  if (!state.typing.has(channel_id)) state.typing.set(channel_id, new Map());
  state.typing.get(channel_id).set(user_id, timer);
  announce("typing");
}

function stopTyping(channelId, userId) {
  const typists = state.typing.get(channelId);
  if (!typists?.has(userId)) return;
  clearTimeout(typists.get(userId));
  typists.delete(userId);
  announce("typing");
}
