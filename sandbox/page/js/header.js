// The line above the messages, which shows the open channel.

import { fill, h, icon, iconButton } from "./dom.js";
import { channelName, nameOf } from "./people.js";
import { inPageAddress } from "./places.js";
import { line } from "./prose.js";
import { showSidebar } from "./sidebar.js";
import { isConversation, isThread, on, openChannel, state } from "./state.js";
import { themeButton } from "./theme.js";
import { t } from "./words.js";

/** Fills the header and the typing line, and keeps them up to date. */
export function startHeader(header, typing) {
  const place = h("div", { class: "header-place" });
  header.append(
    iconButton("menu", t("openMenu"), () => showSidebar(true), { class: "icon-button drawer-open" }),
    place,
    themeButton(),
  );
  const draw = () => fill(place, ...words(openChannel()));
  on("open", draw);
  on("world", draw);
  const drawTyping = () => fill(typing, typingWords());
  on("open", drawTyping);
  on("typing", drawTyping);
}

function words(channel) {
  if (!channel) return [h("h2", {}, t("noChannel"))];
  const parent = isThread(channel) && state.channels.get(channel.parent_id);
  const drawing = isThread(channel) ? "thread" : "hash";
  return [
    parent && h("a", { class: "header-parent", href: inPageAddress(parent) }, `#${channelName(parent)}`),
    parent && icon("right"),
    h("h2", {}, !isConversation(channel) && icon(drawing), h("span", {}, channelName(channel))),
    channel.topic && h("div", { class: "topic", title: channel.topic }, line(channel.topic)),
  ];
}

function typingWords() {
  const typists = [...(state.typing.get(state.openId)?.keys() ?? [])];
  if (!typists.length) return null;
  return typists.length > 1 ? t("typingMany") : t("typingOne", { name: nameOf(state.users.get(typists[0])) });
}
