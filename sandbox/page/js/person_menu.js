// The menu of a person: the bot's commands of type 2, opened by a click on a name, or by a right click or long press.

import { fitsContext } from "./command_list.js";
import { h } from "./dom.js";
import { useCommand } from "./interactions.js";
import { nameOf } from "./people.js";
import { isConversation, openChannel, state } from "./state.js";
import { localised, t } from "./words.js";

const USER = 2;
const WIDTH = 220;
const MARGIN = 8;

/** Opens the menu wherever `data-person` names a person. */
export function startPersonMenu() {
  document.addEventListener("contextmenu", (event) => open(event, event.target.closest?.("[data-person]")));
  document.addEventListener("click", (event) => open(event, event.target.closest?.("button[data-person]")));
}

function open(event, named) {
  const user = named && state.users.get(named.dataset.person);
  const commands = user ? available() : [];
  if (!commands.length) return;
  event.preventDefault();
  const menu = h(
    "div",
    { popover: "auto", class: "popup", role: "menu", "aria-label": t("menuOf", { name: nameOf(user) }) },
    commands.map((command) => entry(command, user, () => menu.hidePopover())),
  );
  menu.addEventListener("toggle", ({ newState }) => newState === "closed" && menu.remove());
  document.body.append(menu);
  const place = named.getBoundingClientRect();
  const left = Math.min(place.left, innerWidth - WIDTH - MARGIN);
  const below = innerHeight - place.bottom > innerHeight / 2;
  const top = below ? `${place.bottom}px` : "auto";
  const bottom = below ? "auto" : `${innerHeight - place.top}px`;
  const size = { "--left": `${left}px`, "--top": top, "--bottom": bottom, "--width": `${WIDTH}px`, "--room": "50dvh" };
  for (const [property, value] of Object.entries(size)) menu.style.setProperty(property, value);
  menu.showPopover();
  menu.querySelector("button").focus();
}

/** Returns the commands for people that may be used in the open channel. */
function available() {
  const channel = openChannel();
  const context = channel && isConversation(channel) ? 1 : 0;
  return state.commands.filter((command) => command.type === USER && fitsContext({ command }, context));
}

function entry(command, user, close) {
  const name = localised(command, "name");
  const use = () => {
    close();
    useCommand(state.openId, name, { id: command.id, name: command.name, type: USER, target_id: user.id });
  };
  return h("button", { type: "button", role: "menuitem", class: "option", on: { click: use } }, name);
}
