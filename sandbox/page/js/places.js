// Addresses of channels and messages: `#/channels/GUILD/CHANNEL/MESSAGE` within this page.

import { isConversation, state } from "./state.js";

const JUMP = /^(?:https?:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com)?\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?$/;
const HERE = /^#\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** Returns the address within this page of a channel object or a Discord jump link; null for any other link. */
export function inPageAddress(target) {
  if (typeof target !== "string") return `#/channels/${isConversation(target) ? "@me" : state.guild.id}/${target.id}`;
  const jump = JUMP.exec(target.replace(location.origin, ""));
  return jump ? `#/channels/${jump.slice(1).filter(Boolean).join("/")}` : null;
}

/** Returns the address within this page of a message. */
export const messageAddress = (channel, messageId) => `${inPageAddress(channel)}/${messageId}`;

/** Returns the channel and message ids in the page's address; null for each that is missing. */
export function currentPlace() {
  const place = HERE.exec(location.hash);
  return { channelId: place?.[2] ?? null, messageId: place?.[3] ?? null };
}

/** Goes to an address within this page, even if it is the current one. */
export function go(address) {
  if (location.hash === address) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = address;
}
