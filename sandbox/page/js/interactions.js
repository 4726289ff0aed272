// Interactions of this user that the bot has not answered yet.

import { Refusal, sendInteraction } from "./api.js";
import { announce, state } from "./state.js";

/** Longer than the server's three seconds: the page only gives up if the connection is lost. */
const GIVE_UP = 6000;
const AUTOCOMPLETE_WAIT = 3500;

/**
 * Nonce → pending interaction: `kind` is command, component or modal; `status` is sending, deferred or failed.
 * Components carry messageId and customId, commands a name.
 */
export const pending = new Map();
const suggestions = new Map();

const freshNonce = () => `${Date.now()}${Math.floor(Math.random() * 1e6)}`;

async function start(entry, body) {
  const nonce = freshNonce();
  const interaction = { nonce, status: "sending", reason: "", ...entry };
  pending.set(nonce, interaction);
  announce("pending", interaction);
  setTimeout(() => interaction.status === "sending" && settle(interaction, "failed"), GIVE_UP);
  try {
    await sendInteraction({ nonce, guild_id: state.guild.id, ...body });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    settle(interaction, "failed", error.message);
  }
}

/** Sends a command whose shown name is `name`; `data` is the command data as Discord's own client sends it. */
export function useCommand(channelId, name, data) {
  return start({ kind: "command", channelId, name }, { type: 2, channel_id: channelId, data });
}

/** Presses a button or sends a select's `values`. An earlier failure on the same message is forgotten. */
export function useComponent(message, component, values) {
  for (const interaction of failuresOn(message.id)) pending.delete(interaction.nonce);
  const data = { component_type: component.type, custom_id: component.custom_id, ...(values ? { values } : {}) };
  const entry = {
    kind: "component",
    channelId: message.channel_id,
    messageId: message.id,
    customId: component.custom_id,
  };
  return start(entry, { type: 3, channel_id: message.channel_id, message_id: message.id, data });
}

/** Sends a form. `onOutcome(failed, reason)` is called once with the result. */
export function submitForm(modal, channelId, components, onOutcome) {
  const data = { custom_id: modal.custom_id, components };
  return start(
    { kind: "modal", channelId, onOutcome },
    { type: 5, channel_id: channelId, modal_interaction_id: modal.interaction_id, data },
  );
}

/** Returns the bot's choices for the text typed so far; an empty list if it does not answer in time. */
export function requestChoices(channelId, data) {
  const nonce = freshNonce();
  return new Promise((resolve) => {
    suggestions.set(nonce, resolve);
    const stop = () => suggestions.delete(nonce) && resolve([]);
    setTimeout(stop, AUTOCOMPLETE_WAIT);
    sendInteraction({ nonce, guild_id: state.guild.id, type: 4, channel_id: channelId, data }).catch(stop);
  });
}

/** Takes the answer to `requestChoices`. */
export function receiveChoices({ nonce, choices }) {
  suggestions.get(nonce)?.(choices);
  suggestions.delete(nonce);
}

/** Takes the server's status of an interaction. A deferral that has a message of its own needs no waiting line beside it. */
export function receiveOutcome({ nonce, status, message_id: messageId }) {
  const interaction = pending.get(nonce);
  if (interaction) settle(interaction, status === "deferred" && messageId ? "done" : status);
}

function settle(interaction, status, reason = "") {
  if (!pending.has(interaction.nonce)) return;
  interaction.status = status;
  interaction.reason = reason ?? "";
  const stays =
    (status === "failed" && interaction.kind !== "modal") || (status === "deferred" && interaction.kind === "command");
  if (!stays) pending.delete(interaction.nonce);
  interaction.onOutcome?.(status === "failed", interaction.reason);
  announce("pending", interaction);
}

/** Removes the line of a failed command. */
export function dismiss(interaction) {
  pending.delete(interaction.nonce);
  announce("pending", interaction);
}

export const commandsIn = (channelId) =>
  [...pending.values()].filter((interaction) => interaction.kind === "command" && interaction.channelId === channelId);

export const waitingOn = (messageId) =>
  [...pending.values()].find((interaction) => interaction.messageId === messageId && interaction.status === "sending") ?? null;

export const failuresOn = (messageId) =>
  [...pending.values()].filter((interaction) => interaction.messageId === messageId && interaction.status === "failed");
