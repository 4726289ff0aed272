// The messages of the open channel: loads and scrolls them, and keeps the list in sync with the state.

import { PAGE, Refusal, fetchMessages, markRead, quietly } from "./api.js";
import { arrange, h, icon, iconButton } from "./dom.js";
import { commandsIn, dismiss, failuresOn, waitingOn } from "./interactions.js";
import { holdEvents } from "./live.js";
import { dots, messageElement, usedLine } from "./message.js";
import { avatar, channelName, contextOf, nameOf } from "./people.js";
import { currentPlace } from "./places.js";
import {
  EPHEMERAL,
  SILENT,
  announce,
  findMessage,
  history,
  isConversation,
  isGroup,
  isThread,
  on,
  openChannel,
  remember,
  state,
} from "./state.js";
import { dayName, sameDay } from "./times.js";
import { t } from "./words.js";

const NEAR_END = 60;
const FAR_FROM_END = 300;
const NEAR_START = 300;
const TOGETHER = 7 * 60_000;
const MOST_PAGES_BACK = 40;

let scroller;
let list;
let jumpButton;
let stuck = true;
let lastTop = 0;
let loading = false;
let problem = "";
let newFrom = null;
let cache = new Map();

/** Adds the list to the page and keeps it up to date. */
export function startMessages(element) {
  scroller = element;
  list = h("ol", { class: "message-list", role: "log" });
  jumpButton = iconButton("down", t("jumpToEnd"), toEnd, { class: "jump-end", hidden: true });
  scroller.append(list, jumpButton);
  scroller.addEventListener("scroll", scrolled, { passive: true });
  const observer = new ResizeObserver(() => stuck && toEnd());
  observer.observe(list);
  observer.observe(scroller);
  on("open", openRoom);
  on("messages", (channelId) => channelId === state.openId && draw());
  on("pending", (interaction) => interaction.channelId === state.openId && draw());
  on("world", () => {
    nameNewChannels();
    draw();
  });
  on("refreshed", openRoom);
  on("unread", readIfSeen);
  on("sent", () => {
    stuck = true;
    toEnd();
  });
  document.addEventListener("visibilitychange", readIfSeen);
}

/** Shows the open channel: its newest messages, or the message in the page's address. */
async function openRoom() {
  const channel = openChannel();
  const unread = state.unread.get(state.openId)?.count ?? 0;
  cache = new Map();
  stuck = true;
  newFrom = null;
  problem = "";
  draw();
  if (!channel) return;
  if (!history(channel.id)) await loadOlder(channel.id);
  if (channel.id !== state.openId) return;
  newFrom = firstUnread(channel.id, unread);
  draw();
  readIfSeen();
  const { messageId } = currentPlace();
  if (messageId) await showMessage(channel.id, messageId);
}

function firstUnread(channelId, count) {
  const others = history(channelId)?.messages.filter((message) => message.author.id !== state.me.id) ?? [];
  return count ? others.at(-Math.min(count, others.length))?.id : null;
}

async function loadOlder(channelId) {
  loading = true;
  const before = history(channelId)?.messages[0]?.id;
  try {
    await holdEvents(async () => {
      const older = await fetchMessages(channelId, before);
      remember(channelId, older, { whole: older.length < PAGE });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problem = error.message;
    if (channelId === state.openId) draw();
  } finally {
    loading = false;
  }
}

/** Scrolls to a message, loading as far back as needed, and highlights it. */
async function showMessage(channelId, messageId) {
  for (
    let page = 0;
    page < MOST_PAGES_BACK && !findMessage(channelId, messageId) && !history(channelId)?.whole;
    page += 1
  )
    await loadOlder(channelId);
  const row = rowOf(messageId);
  if (!row || channelId !== state.openId) return;
  stuck = false;
  row.scrollIntoView({ block: "center" });
  row.classList.remove("lit");
  requestAnimationFrame(() => row.classList.add("lit"));
}

function scrolled() {
  const distance = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  // Content that grows below keeps the list at the end; only scrolling up leaves it.
  stuck = distance < NEAR_END || (stuck && scroller.scrollTop >= lastTop);
  lastTop = scroller.scrollTop;
  jumpButton.hidden = distance < FAR_FROM_END;
  const known = history(state.openId);
  if (scroller.scrollTop < NEAR_START && known && !known.whole && !loading) loadOlder(state.openId);
}

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
}

function readIfSeen() {
  const unread = state.unread.get(state.openId);
  if (!unread?.count || document.visibilityState !== "visible" || !history(state.openId)) return;
  state.unread.set(state.openId, { count: 0, mentions: 0 });
  quietly(markRead(state.openId));
  announce("unread");
}

function draw() {
  const channel = openChannel();
  list.setAttribute("aria-label", channel ? t("messagesIn", { name: channelName(channel) }) : t("noChannel"));
  const anchor = stuck ? null : anchorRow();
  const focus = focusPlace();
  arrange(list, channel ? rows(channel) : [h("li", { class: "note" }, t("noChannel"))]);
  restoreFocus(focus);
  if (stuck) toEnd();
  else if (anchor && rowOf(anchor.id)) scroller.scrollTop = endOf(rowOf(anchor.id)) - anchor.end;
}

/** Lets messages be drawn again that mention a channel which was unknown and is known now. */
function nameNewChannels() {
  for (const place of list.querySelectorAll("[data-unknown]"))
    if (state.channels.has(place.dataset.unknown)) cache.delete(place.closest("li").dataset.id);
}

/** Returns the topmost visible row and its end, so that rows added above do not move the view. */
function anchorRow() {
  const row = [...list.children].find((child) => child.dataset.id && endOf(child) > scroller.scrollTop);
  return row && { id: row.dataset.id, end: endOf(row) - scroller.scrollTop };
}

const endOf = (row) => row.offsetTop + row.offsetHeight;

const rowOf = (messageId) => list.querySelector(`li[data-id="${messageId}"]`);

function focusPlace() {
  const { activeElement } = document;
  if (!list.contains(activeElement)) return null;
  return {
    element: activeElement,
    id: activeElement.closest("li")?.dataset.id,
    customId: activeElement.dataset.customId,
  };
}

function restoreFocus(place) {
  if (!place?.id || !place.customId || place.element.isConnected) return;
  rowOf(place.id)
    ?.querySelector(`[data-custom-id="${CSS.escape(place.customId)}"]`)
    ?.focus({ preventScroll: true });
}

function rows(channel) {
  const known = history(channel.id);
  if (!known) return [cached("note", problem, () => h("li", { class: "note" }, problem || t("loading")))];
  const start = known.whole
    ? [cached("note", `start ${known.messages.length === 0}`, () => intro(channel, known.messages.length === 0))]
    : [];
  const body = known.messages.flatMap((message, index) => messageRows(message, known.messages[index - 1]));
  return [...start, ...body, ...commandsIn(channel.id).map(waitingRow)];
}

/** Returns the cached element of a key if `token` is unchanged, or else a new one. */
function cached(key, token, make) {
  const found = cache.get(key);
  if (found?.token === token) return found.element;
  const element = make();
  cache.set(key, { token, element });
  return element;
}

function messageRows(message, before) {
  const fresh = message.id === newFrom;
  const newDay = !before || !sameDay(before.timestamp, message.timestamp);
  const continued = !newDay && !fresh && continues(message, before);
  const row = cachedMessage(message, continued);
  if (!newDay && !fresh) return [row];
  const name = newDay ? dayName(message.timestamp) : "";
  return [cached(`divider ${message.id}`, `${name} ${fresh}`, () => divider(name, fresh)), row];
}

function cachedMessage(message, continued) {
  const thread = state.channels.get(message.thread?.id ?? message.id);
  const token = [
    continued,
    waitingOn(message.id)?.nonce,
    failuresOn(message.id)[0]?.nonce,
    thread?.name,
    thread?.message_count,
  ].join(" ");
  const found = cache.get(message.id);
  if (found?.token === token && found.message === message) return found.element;
  const element = messageElement(message, continued);
  cache.set(message.id, { token, message, element });
  return element;
}

function continues(message, before) {
  const plain = message.type === 0 || (message.type === 20 && !message.interaction_metadata && !message.interaction);
  const shown = EPHEMERAL | SILENT;
  const alike = before.author.id === message.author.id && (before.flags & shown) === (message.flags & shown);
  return (
    plain &&
    alike &&
    ![6, 7, 18].includes(before.type) &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
  );
}

function divider(name, fresh) {
  return h(
    "li",
    { class: fresh ? "divider-row fresh" : "divider-row", role: "separator" },
    h("span", {}, [name, fresh && t("newMessages")].filter(Boolean).join(" · ")),
  );
}

function intro(channel, empty) {
  const key = isThread(channel)
    ? "startOfThread"
    : isGroup(channel)
      ? "startOfGroup"
      : isConversation(channel)
        ? "startOfTalk"
        : "startOfChannel";
  const hasBot = contextOf(channel) < 2 || state.installed;
  return h(
    "li",
    { class: "intro" },
    h("h2", {}, t(key, { name: channelName(channel) })),
    empty && h("p", {}, t(hasBot ? "emptyHint" : "emptyPlain")),
  );
}

/** Returns the row of a command without an answer, pending or failed. */
function waitingRow(interaction) {
  return cached(`command ${interaction.nonce}`, interaction.status, () => {
    const words = {
      sending: () => h("div", { class: "thinking", role: "status" }, dots(), t("sending")),
      deferred: () =>
        h("div", { class: "thinking", role: "status" }, dots(), t("thinking", { name: nameOf(state.bot) })),
      failed: () => failedCommand(interaction),
    }[interaction.status]();
    const body = h(
      "div",
      { class: "body" },
      h(
        "header",
        { class: "byline" },
        h("span", { class: "author" }, nameOf(state.bot)),
        h("span", { class: "app-tag" }, t("app")),
      ),
      words,
    );
    return h(
      "li",
      {},
      h(
        "article",
        { class: "message", "aria-label": nameOf(state.bot) },
        usedLine(state.me, interaction.name),
        h("div", { class: "margin" }, avatar(state.bot)),
        body,
      ),
    );
  });
}

function failedCommand(interaction) {
  const close = h(
    "button",
    { type: "button", class: "link-button", on: { click: () => dismiss(interaction) } },
    t("dismiss"),
  );
  const reason = interaction.reason && h("span", { class: "failure-reason" }, ` (${interaction.reason})`);
  return [
    h("div", { class: "failure", role: "alert" }, t("commandFailed"), reason),
    h("div", { class: "privacy" }, icon("eye"), `${t("onlyYou")} · `, close),
  ];
}
