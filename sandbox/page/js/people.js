// Names and avatars. An avatar is the user's initial on a shape and colour of the user's own.

import { h } from "./dom.js";
import { isConversation, isGroup, state } from "./state.js";
import { t } from "./words.js";

const LOOKS = ["circle", "square", "hexagon", "diamond", "shield"];

/** Returns the display name of a user. */
export function nameOf(user) {
  return user?.global_name ?? user?.username ?? t("unknownUser");
}

/** Returns the name of a channel without #, of a group chat, or of the other person in a conversation. */
export function channelName(channel) {
  if (!isConversation(channel) || (isGroup(channel) && channel.name)) return channel.name;
  return nameOf(partnerOf(channel));
}

/** Returns the other person of a direct message channel. */
export function partnerOf(channel) {
  const recipient = channel.recipients?.find((user) => user.id !== state.me.id) ?? channel.recipients?.[0];
  return state.users.get(recipient?.id) ?? recipient;
}

/** Whether a conversation is with the bot. */
export const isWithBot = (channel) =>
  isConversation(channel) && !isGroup(channel) && partnerOf(channel)?.id === state.bot.id;

/** Returns where a command is typed: 0 in a server, 1 in a conversation with the bot, 2 in any other. */
export function contextOf(channel) {
  if (!isConversation(channel)) return 0;
  return isWithBot(channel) ? 1 : 2;
}

/** Returns an avatar. It adds nothing to the name beside it, so screen readers skip it. */
export function avatar(user, size = "medium") {
  const people = [...state.users.values()].filter((person) => !person.bot);
  const place = people.findIndex((person) => person.id === user.id);
  const look = user.bot ? "bot" : LOOKS[Math.max(place, 0) % LOOKS.length];
  const initial = user.bot ? "" : nameOf(user).slice(0, 1).toUpperCase();
  return h(
    "span",
    { class: `avatar avatar-${size}`, "aria-hidden": "true", data: { look } },
    h("span", { class: "avatar-shape" }, initial),
  );
}
