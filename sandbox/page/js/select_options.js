// The options of the five kinds of select menu.

import { avatar, channelName, nameOf } from "./people.js";
import { isConversation, state } from "./state.js";

const BY_TYPE = { 3: (component) => component.options, 5: users, 6: roles, 7: mentionables, 8: channels };

/** Returns the options of a select component as `{value, label, description?, emoji?, avatar?, default}`. */
export function optionsOf(component) {
  const options = BY_TYPE[component.type](component);
  const defaults = new Set((component.default_values ?? []).map((entry) => entry.id));
  return options.map((option) => ({ ...option, default: option.default || defaults.has(option.value) }));
}

function users() {
  return [...state.users.values()].map((user) => ({
    value: user.id,
    label: nameOf(user),
    description: user.username,
    avatar: () => avatar(user, "tiny"),
  }));
}

function roles() {
  return (state.guild.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
}

function mentionables() {
  return [...users(), ...roles()];
}

function channels({ channel_types: types }) {
  const fits = (channel) => !isConversation(channel) && (!types?.length || types.includes(channel.type));
  return [...state.channels.values()]
    .filter(fits)
    .map((channel) => ({ value: channel.id, label: `#${channelName(channel)}` }));
}
