// The menus of people and messages: the bot's commands of types 2 and 3, opened by a right click or long press, by a
// click on a name or avatar, or by a button of the message.

import { fitsContext } from "./command_list.js";
import { h } from "./dom.js";
import { useCommand } from "./interactions.js";
import { contextOf, nameOf } from "./people.js";
import { openChannel, state } from "./state.js";
import { localised, t } from "./words.js";

const USER = 2;
const MESSAGE = 3;
const WIDTH = 220;
const MARGIN = 8;

/** Opens the menu wherever `data-person` names a person, or `data-message` a message. */
export function startMenus() {
  document.addEventListener("contextmenu", (event) => {
    const link = event.target.closest?.("a, input, textarea");
    open(event, event.target.closest?.("[data-person]") ?? (link ? null : event.target.closest?.("[data-message]")));
  });
  document.addEventListener("click", (event) => open(event, event.target.closest?.("[data-person], button[data-message]")));
}

/** Whether the open channel has commands for messages. */
export const hasMessageMenu = () => available(MESSAGE).length > 0;

/** Returns what an element names: its id, the label of its menu and the type of its commands; null if it names nothing. */
function targetOf(named) {
  if (named?.dataset.message) return { id: named.dataset.message, label: t("menuOfMessage"), type: MESSAGE };
  const user = named && state.users.get(named.dataset.person);
  return user ? { id: user.id, label: t("menuOf", { name: nameOf(user) }), type: USER } : null;
}

function open(event, named) {
  const target = targetOf(named);
  const commands = target ? available(target.type) : [];
  if (!commands.length) return;
  event.preventDefault();
  const menu = h(
    "div",
    { popover: "auto", class: "popup", role: "menu", "aria-label": target.label },
    commands.map((command) => entry(command, target, () => menu.hidePopover())),
  );
  menu.addEventListener("toggle", ({ newState }) => newState === "closed" && menu.remove());
  document.body.append(menu);
  const place = named.matches("article") ? new DOMRect(event.clientX, event.clientY, 0, 0) : named.getBoundingClientRect();
  const left = Math.min(place.left, innerWidth - WIDTH - MARGIN);
  const below = innerHeight - place.bottom > innerHeight / 2;
  const top = below ? `${place.bottom}px` : "auto";
  const bottom = below ? "auto" : `${innerHeight - place.top}px`;
  const size = { "--left": `${left}px`, "--top": top, "--bottom": bottom, "--width": `${WIDTH}px`, "--room": "50dvh" };
  for (const [property, value] of Object.entries(size)) menu.style.setProperty(property, value);
  menu.showPopover();
  menu.querySelector("button").focus();
}

/** Returns the commands of a type that may be used in the open channel. */
function available(type) {
  const channel = openChannel();
  const context = channel ? contextOf(channel) : 0;
  return state.commands.filter((command) => command.type === type && fitsContext({ command }, context, state.installed));
}

function entry(command, target, close) {
  const name = localised(command, "name");
  const use = () => {
    close();
    useCommand(state.openId, name, { id: command.id, name: command.name, type: target.type, target_id: target.id });
  };
  return h("button", { type: "button", role: "menuitem", class: "option", on: { click: use } }, name);
}
