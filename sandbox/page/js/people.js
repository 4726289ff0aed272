// Names and avatars. Avatars are drawn here: an initial on a shape and a colour of the user's own.

import { h } from "./dom.js";
import { isConversation, state } from "./state.js";
import { t } from "./words.js";

const LOOKS = ["circle", "square", "hexagon", "diamond", "shield"];

/** What a user is called on the page. */
export function nameOf(user) {
  return user?.global_name ?? user?.username ?? t("unknownUser");
}

/** What a channel is called, without its # mark; a conversation has the other person's name. */
export function channelName(channel) {
  if (!isConversation(channel)) return channel.name;
  return nameOf(partnerOf(channel));
}

/** The other person of a direct message channel. */
export function partnerOf(channel) {
  const recipient = channel.recipients?.find((user) => user.id !== state.me.id) ?? channel.recipients?.[0];
  return state.users.get(recipient?.id) ?? recipient;
}

/** Whether a conversation is with the bot. */
export const isWithBot = (channel) => isConversation(channel) && partnerOf(channel)?.id === state.bot.id;

/** A drawn avatar. It says nothing that the name beside it does not, so screen readers skip it. */
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
