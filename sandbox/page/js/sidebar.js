// The sidebar: channels with their threads, direct messages, and the acting user.

import { openConversation, quietly, setLocale } from "./api.js";
import { fill, h, icon, iconButton } from "./dom.js";
import { intentsButton } from "./intents.js";
import { avatar, channelName, nameOf, partnerOf } from "./people.js";
import { go, inPageAddress } from "./places.js";
import { compareIds, isConversation, isGroup, isThread, on, state } from "./state.js";
import { currentLocale, t } from "./words.js";

const NARROW = matchMedia("(max-width: 720px)");

let sidebar;

/** Fills the sidebar and keeps it up to date. */
export function startSidebar(element) {
  sidebar = element;
  for (const topic of ["world", "unread", "open"]) on(topic, draw);
  on("open", () => showSidebar(false));
  NARROW.addEventListener("change", () => showSidebar(false));
  document.addEventListener(
    "keydown",
    ({ key }) => key === "Escape" && sidebar.classList.contains("shown") && showSidebar(false),
  );
}

/** Opens or closes the sidebar, which is a drawer on a narrow window. */
export function showSidebar(shown) {
  sidebar.classList.toggle("shown", shown);
  sidebar.inert = NARROW.matches && !shown;
  if (shown) sidebar.querySelector("a[aria-current], a")?.focus();
}

/** Returns the shade behind the open drawer. */
export function drawerShade() {
  return h("div", { class: "drawer-shade", on: { click: () => showSidebar(false) } });
}

function draw() {
  const focused = sidebar.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const scrollTop = sidebar.querySelector(".places")?.scrollTop ?? 0;
  const archiveOpen = new Set([...sidebar.querySelectorAll("details[open]")].map((details) => details.dataset.parent));
  fill(
    sidebar,
    guildHeader(),
    h("nav", { class: "places", "aria-label": t("channels") }, channelList(archiveOpen), groupList(), conversationList()),
    actors(),
  );
  sidebar.querySelector(".places").scrollTop = scrollTop;
  if (focused) sidebar.querySelector(`a[data-key="${focused}"]`)?.focus({ preventScroll: true });
  retitle();
}

function retitle() {
  const channel = state.channels.get(state.openId);
  const mentions = [...state.unread.values()].reduce((sum, { mentions: count }) => sum + count, 0);
  const place = channel ? `${isGroup(channel) ? "" : isConversation(channel) ? "@" : "#"}${channelName(channel)}` : state.guild.name;
  document.title = `${mentions ? `(${mentions}) ` : ""}${place} · ${nameOf(state.me)}`;
}

function guildHeader() {
  return h(
    "header",
    { class: "guild" },
    h("h1", {}, state.guild.name),
    h(
      "div",
      { class: "bot-mark", data: { online: String(state.botOnline) } },
      `${nameOf(state.bot)}: ${t(state.botOnline ? "online" : "offline")}`,
    ),
    intentsButton(),
    iconButton("close", t("closeMenu"), () => showSidebar(false), { class: "icon-button drawer-close" }),
  );
}

function channelList(archiveOpen) {
  const all = [...state.channels.values()].filter((channel) => !isConversation(channel));
  const threads = all.filter(isThread).sort((a, b) => compareIds(activity(b), activity(a)));
  const channels = all
    .filter((channel) => channel.type === 0 || channel.type === 5)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return h(
    "ul",
    {},
    channels.map((channel) =>
      channelEntry(
        channel,
        threads.filter((thread) => thread.parent_id === channel.id),
        archiveOpen,
      ),
    ),
  );
}

const activity = (channel) => channel.last_message_id ?? channel.id;

function channelEntry(channel, threads, archiveOpen) {
  const hidden = (thread) =>
    thread.thread_metadata?.archived && thread.id !== state.openId && !state.unread.get(thread.id)?.count;
  const archived = threads.filter(hidden);
  const active = threads.filter((thread) => !hidden(thread));
  const entries = active.map((thread) => h("li", {}, placeLink(thread, "thread")));
  return h(
    "li",
    {},
    placeLink(channel, "hash"),
    active.length > 0 && h("ul", { class: "threads" }, entries),
    archived.length > 0 && archive(channel, archived, archiveOpen),
  );
}

function archive(channel, threads, archiveOpen) {
  return h(
    "details",
    { class: "archive", data: { parent: channel.id }, open: archiveOpen.has(channel.id) },
    h("summary", {}, t("archived", { count: threads.length })),
    h(
      "ul",
      { class: "threads" },
      threads.map((thread) => h("li", {}, placeLink(thread, "archive"))),
    ),
  );
}

function placeLink(channel, drawing) {
  return link({
    key: channel.id,
    channel,
    href: inPageAddress(channel),
    mark: icon(drawing),
    name: channelName(channel),
  });
}

/** Returns a link; `key` identifies it across renderings, so that it can keep the focus. */
function link({ key, channel, href, mark, name, onClick }) {
  const { count = 0, mentions = 0 } = state.unread.get(channel?.id) ?? {};
  const label = [name, count > 0 && t("unreadMark"), mentions > 0 && t("mentions", { count: mentions })]
    .filter(Boolean)
    .join(", ");
  return h(
    "a",
    {
      class: count ? "place unread" : "place",
      href,
      data: { key },
      "aria-label": label,
      "aria-current": channel && channel.id === state.openId ? "page" : null,
      on: onClick ? { click: onClick } : {},
    },
    mark,
    h("span", { class: "place-name" }, name),
    mentions > 0 && h("span", { class: "badge", "aria-hidden": "true" }, String(mentions)),
  );
}

/** Lists the group chats, if there are any. */
function groupList() {
  const groups = [...state.channels.values()].filter(isGroup);
  if (!groups.length) return null;
  const entries = groups.map((channel) => h("li", {}, placeLink(channel, "thread")));
  return h("section", {}, h("h2", {}, t("groups")), h("ul", {}, entries));
}

/** Lists everybody else, the bot first; choosing an entry starts the conversation. */
function conversationList() {
  const open = new Map(
    [...state.channels.values()].filter((channel) => channel.type === 1).map((channel) => [partnerOf(channel)?.id, channel]),
  );
  const others = [...state.users.values()]
    .filter((user) => user.id !== state.me.id)
    .sort((a, b) => Number(Boolean(b.bot)) - Number(Boolean(a.bot)));
  return h(
    "section",
    {},
    h("h2", {}, t("people")),
    h(
      "ul",
      {},
      others.map((user) => h("li", {}, conversationLink(user, open.get(user.id)))),
    ),
  );
}

function conversationLink(user, channel) {
  const begin = async (event) => {
    event.preventDefault();
    const made = await quietly(openConversation(user.id));
    if (!made) return;
    state.channels.set(made.id, made);
    go(inPageAddress(made));
  };
  const href = channel ? inPageAddress(channel) : "#/channels/@me";
  return link({
    key: user.id,
    channel,
    href,
    mark: avatar(user, "small"),
    name: nameOf(user),
    onClick: channel ? null : begin,
  });
}

/** Lists the people to act as, as links rather than buttons, so that each can be opened in a window of its own. */
function actors() {
  const people = [...state.users.values()].filter((user) => !user.bot);
  const choose = (user) =>
    h(
      "a",
      {
        class: "actor",
        href: actorAddress(user),
        "aria-label": nameOf(user),
        title: nameOf(user),
        "aria-current": user.id === state.me.id ? "true" : null,
      },
      avatar(user, "small"),
      h("span", {}, nameOf(user)),
    );
  return h(
    "nav",
    { class: "actors", "aria-label": t("actAs") },
    h("div", { class: "actors-label" }, t("actAs"), languageMenu()),
    h("div", { class: "actors-row" }, people.map(choose)),
  );
}

/** Returns the menu of Discord's languages. The page is drawn anew in the chosen one, and so is what bots say. */
function languageMenu() {
  const named = (locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale);
  const options = state.locales.map((locale) =>
    h("option", { value: locale, selected: locale === currentLocale() }, named(locale)),
  );
  const choose = async ({ target }) => {
    await quietly(setLocale(target.value));
    location.reload();
  };
  return h("select", { class: "language", "aria-label": t("language"), on: { change: choose } }, options);
}

function actorAddress(user) {
  const channel = state.channels.get(state.openId);
  const isIn = isGroup(channel ?? {}) && channel.recipients.some(({ id }) => id === user.id);
  const place = channel && (!isConversation(channel) || isIn) ? inPageAddress(channel) : "";
  return `?as=${encodeURIComponent(nameOf(user))}${place}`;
}
