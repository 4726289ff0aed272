// Addresses of channels and messages: `#/channels/GUILD/CHANNEL/MESSAGE` in this page's address.

import { isConversation, state } from "./state.js";

const JUMP = /^(?:https?:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com)?\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?$/;
const HERE = /^#\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** The address within this page of a channel object, or of a Discord jump link; null for any other link. */
export function inPageAddress(target) {
  if (typeof target !== "string") return `#/channels/${isConversation(target) ? "@me" : state.guild.id}/${target.id}`;
  const jump = JUMP.exec(target.replace(location.origin, ""));
  return jump ? `#/channels/${jump.slice(1).filter(Boolean).join("/")}` : null;
}

/** The address within this page of one message. */
export const messageAddress = (channel, messageId) => `${inPageAddress(channel)}/${messageId}`;

/** The channel and message that the page's address names; both null when it names none. */
export function currentPlace() {
  const place = HERE.exec(location.hash);
  return { channelId: place?.[2] ?? null, messageId: place?.[3] ?? null };
}

/** Goes to an in-page address, also when it is the present one. */
export function go(address) {
  if (location.hash === address) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = address;
}
