// One message as an element.

import { quietly, removeMessage } from "./api.js";
import { components } from "./components.js";
import { h, icon, iconButton } from "./dom.js";
import { embed } from "./embeds.js";
import { failuresOn, waitingOn } from "./interactions.js";
import { attachments } from "./media.js";
import { hasMessageMenu } from "./menus.js";
import { avatar, channelName, nameOf } from "./people.js";
import { inPageAddress, messageAddress } from "./places.js";
import { preview, prose } from "./prose.js";
import { EPHEMERAL, SILENT, THINKING, findMessage, forget, state } from "./state.js";
import { clockTime, shortStamp, stamp } from "./times.js";
import { t } from "./words.js";

const SYSTEM = {
  4: (message) => t("renamed", { name: message.content }),
  6: () => t("pinned"),
  7: () => t("joined"),
};

/** The values chosen in a message's selects: message → custom_id → values. An edit makes a new message object, which clears them. */
const choices = new WeakMap();

/** Returns a message. `continued` leaves out the avatar and name because the message above has the same author. */
export function messageElement(message, continued) {
  const classes = [
    "message",
    continued && "continued",
    message.flags & EPHEMERAL && "ephemeral",
    mentionsMe(message) && "mentions-me",
  ];
  return h(
    "li",
    { data: { id: message.id } },
    h(
      "article",
      {
        class: classes.filter(Boolean).join(" "),
        data: { message: message.id },
        "aria-label": `${nameOf(message.author)}, ${clockTime(message.timestamp)}`,
      },
      content(message, continued),
    ),
  );
}

function content(message, continued) {
  if (message.type === 18) return threadLine(message);
  if (message.type in SYSTEM) return systemLine(message, SYSTEM[message.type](message));
  const shown = message.type === 21 ? starterOf(message) : message;
  return [
    !continued && context(message),
    continued
      ? h("div", { class: "margin" }, shortStamp(message.timestamp))
      : h("div", { class: "margin", data: { person: shown.author.id } }, avatar(shown.author)),
    h(
      "div",
      { class: "body" },
      !continued && byline(shown),
      inner(shown),
      threadCard(message),
      failure(message),
      message.flags & EPHEMERAL ? privacy(message) : null,
    ),
    tools(message),
  ];
}

/** Returns the buttons at the corner of a message. */
function tools(message) {
  const remove = () => quietly(removeMessage(message.channel_id, message.id));
  const more = h(
    "button",
    { type: "button", class: "icon-button", title: t("moreTools"), "aria-label": t("moreTools"), data: { message: message.id } },
    icon("more"),
  );
  const shown = [hasMessageMenu() && more, isMine(message) && iconButton("bin", t("deleteMessage"), remove)].filter(Boolean);
  return shown.length ? h("div", { class: "tools" }, shown) : null;
}

function inner(message) {
  if (message.flags & THINKING)
    return h("div", { class: "thinking", role: "status" }, dots(), t("thinking", { name: nameOf(message.author) }));
  const waiting = waitingOn(message.id);
  if (!choices.has(message)) choices.set(message, new Map());
  const scene = { message, frozen: Boolean(waiting), busyId: waiting?.customId, chosen: choices.get(message) };
  const edited = Boolean(message.edited_timestamp);
  const loose =
    message.components?.length > 0 && !message.content && edited && h("span", { class: "edited" }, t("edited"));
  return [
    message.content ? prose(message.content, { edited }) : null,
    (message.embeds ?? []).map(embed),
    attachmentsBeside(message),
    message.components?.length > 0 && h("div", { class: "components" }, components(message.components, scene)),
    loose,
  ];
}

/** Returns the attachments; in Components V2 (flag 32768), components show them instead. */
function attachmentsBeside(message) {
  const inComponents = message.flags & 32768;
  return !inComponents && message.attachments?.length ? attachments(message.attachments) : null;
}

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function byline(message) {
  return h(
    "header",
    { class: "byline" },
    h("button", { type: "button", class: "author", data: { person: message.author.id } }, nameOf(message.author)),
    message.author.bot && h("span", { class: "app-tag" }, t("app")),
    stamp(message.timestamp),
    silence(message),
  );
}

/** Returns the mark of a message for which no phone has rung. */
function silence(message) {
  if (!(message.flags & SILENT)) return null;
  return h("span", { class: "silent", role: "img", title: t("silent"), "aria-label": t("silent") }, icon("muted"));
}

/** Returns the line above a message that shows the command or message it answers. */
function context(message) {
  const command = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  const isSlash = (command?.command_type ?? 1) === 1;
  if (command?.type === 2 && command.user) return usedLine(command.user, name && (isSlash ? `/${name}` : name));
  if (message.message_reference && message.type === 19) return replyLine(message);
  return null;
}

/** Returns a line such as "Alice used /new"; `name` as it is shown. */
export function usedLine(user, name) {
  return h(
    "div",
    { class: "context" },
    h("span", { class: "context-spine" }),
    avatar(user, "tiny"),
    h("strong", {}, nameOf(user)),
    ` ${t("used")} `,
    name && h("span", { class: "mention" }, name),
  );
}

function replyLine({ message_reference: reference, referenced_message: original }) {
  if (!original)
    return h(
      "div",
      { class: "context" },
      h("span", { class: "context-spine" }),
      icon("reply"),
      h("em", {}, t("replyGone")),
    );
  const channel = state.channels.get(reference.channel_id);
  const words = preview(original.content) || t("attachmentOnly");
  const link = channel ? h("a", { href: messageAddress(channel, original.id) }, words) : words;
  return h(
    "div",
    { class: "context" },
    h("span", { class: "context-spine" }),
    avatar(original.author, "tiny"),
    h("strong", {}, nameOf(original.author)),
    " ",
    h("span", { class: "context-words" }, link),
  );
}

function threadLine(message) {
  const thread = state.channels.get(message.message_reference?.channel_id);
  const name = thread ? h("a", { href: inPageAddress(thread) }, message.content) : message.content;
  return systemLine(message, [t("startedThread"), " ", h("strong", {}, name)], thread && card(thread), "thread");
}

function systemLine(message, words, below = null, drawing = "reply") {
  return [
    h("div", { class: "margin" }, icon(drawing)),
    h(
      "div",
      { class: "body system" },
      h("p", {}, h("strong", {}, nameOf(message.author)), " ", words, " ", stamp(message.timestamp)),
      below,
    ),
  ];
}

/** Returns the message that a thread was started from. */
function starterOf(message) {
  const { channel_id, message_id } = message.message_reference ?? {};
  return message.referenced_message ?? findMessage(channel_id, message_id) ?? message;
}

/** Returns the card of the thread that was started from this message. */
function threadCard(message) {
  const thread = state.channels.get(message.id) ?? (message.thread && state.channels.get(message.thread.id));
  return thread && message.channel_id === thread.parent_id ? card(thread) : null;
}

function card(thread) {
  return h(
    "a",
    { class: "thread-card", href: inPageAddress(thread), "aria-label": `${channelName(thread)}: ${t("seeThread")}` },
    h("strong", {}, channelName(thread)),
    h("span", { class: "thread-count" }, countWords(thread.message_count)),
  );
}

function countWords(count) {
  if (!count) return t("seeThread");
  return count === 1 ? t("oneMessage") : t("messageCount", { count });
}

function failure(message) {
  const [interaction] = failuresOn(message.id);
  return (
    interaction &&
    h(
      "div",
      { class: "failure", role: "alert" },
      t("clickFailed"),
      interaction.reason && h("span", { class: "failure-reason" }, ` (${interaction.reason})`),
    )
  );
}

function privacy(message) {
  const dismiss = () => {
    forget(message.channel_id, message.id);
    return quietly(removeMessage(message.channel_id, message.id));
  };
  return h(
    "div",
    { class: "privacy" },
    icon("eye"),
    t("onlyYou"),
    h("button", { type: "button", class: "link-button", on: { click: dismiss } }, t("dismiss")),
  );
}

const isMine = (message) => message.author.id === state.me.id && !(message.flags & EPHEMERAL);

function mentionsMe(message) {
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === state.me.id);
}
