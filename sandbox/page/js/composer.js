// The composer, where messages are written and commands start.

import { Refusal, sendMessage } from "./api.js";
import { callable, commandData, fitsContext, matching } from "./command_list.js";
import { commandForm } from "./command_form.js";
import { fill, h, iconButton } from "./dom.js";
import { useCommand } from "./interactions.js";
import { avatar, channelName, contextOf } from "./people.js";
import { announce, isConversation, isGroup, isThread, on, openChannel, remember, state } from "./state.js";
import { suggestionsFor } from "./suggestions.js";
import { localised, t } from "./words.js";

let host;
let box = null;
const drafts = new Map();

/** Fills the composer and keeps it in sync with the open channel. */
export function startComposer(element) {
  host = element;
  on("open", showBox);
  on("world", noteArchive);
  on("commands", () => box?.picker.isOpen() && offerCommands());
  document.addEventListener("click", ({ target }) => {
    const name = target.closest?.("[data-command]")?.dataset.command;
    const entry = name && available().find((command) => command.name === name);
    if (entry) begin(entry);
  });
}

/** Returns the commands that may be used in the open channel: elsewhere than with the bot, by who has installed it. */
function available() {
  const channel = openChannel();
  if (!channel) return [];
  return callable(state.commands).filter((entry) => fitsContext(entry, contextOf(channel), state.installed));
}

function showBox() {
  const channel = openChannel();
  box = null;
  if (!channel) return fill(host);
  const mark = isGroup(channel) ? "" : isConversation(channel) ? "@" : isThread(channel) ? "" : "#";
  const name = mark + channelName(channel);
  const label = t("messageTo", { name });
  const input = h("textarea", {
    class: "message-box",
    rows: "1",
    placeholder: label,
    "aria-label": label,
    value: drafts.get(channel.id) ?? "",
    maxlength: "2000",
    enterkeyhint: "send",
  });
  const lists = h("div", { class: "suggestions-host" });
  const error = h("div", { class: "field-error", role: "alert" });
  const picker = suggestionsFor(input, lists, {
    label: t("commands"),
    empty: t("noCommands"),
    onPick: ({ entry }) => begin(entry),
  });
  const note = h("div", { class: "composer-note" });
  box = { input, picker, error, note, channelId: channel.id };
  input.addEventListener("input", typed);
  input.addEventListener("keydown", pressed);
  input.addEventListener("blur", () => picker.hide());
  input.addEventListener("focus", () => isCommandText(input.value) && offerCommands());
  fill(
    host,
    lists,
    note,
    h("div", { class: "message-row" }, input, iconButton("send", t("send"), sendText, { class: "icon-button send" })),
    error,
  );
  noteArchive();
}

/** Says above the box how the thread is reopened, if it is archived. */
function noteArchive() {
  if (!box) return;
  const { archived, locked } = openChannel()?.thread_metadata ?? {};
  box.note.textContent = archived ? t(locked ? "lockedNote" : "archivedNote") : "";
  box.note.hidden = !archived;
}

const isCommandText = (text) => /^\/[^\n]*$/.test(text) && available().length > 0;

function typed() {
  const { value } = box.input;
  drafts.set(box.channelId, value);
  box.error.textContent = "";
  if (!isCommandText(value)) return box.picker.hide();
  const named =
    value.endsWith(" ") && available().find((entry) => [entry.name, entry.title].includes(value.slice(1, -1)));
  if (named) begin(named);
  else offerCommands();
}

function offerCommands() {
  const entries = matching(available(), box.input.value.slice(1));
  box.picker.show(
    entries.map((entry) => ({
      entry,
      label: `/${entry.title}`,
      description: entry.description,
      avatar: () => avatar(state.bot, "small"),
      hint: optionHint(entry),
    })),
  );
}

const optionHint = ({ options }) =>
  options
    .filter((option) => option.required)
    .map((option) => localised(option, "name"))
    .join(" ");

function pressed(event) {
  if (box.picker.key(event) || event.isComposing) return;
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  sendText();
}

async function sendText() {
  const { input, channelId, error } = box;
  const content = input.value.trim();
  if (!content) return;
  input.value = "";
  drafts.delete(channelId);
  try {
    const message = await sendMessage(channelId, content);
    remember(channelId, [message]);
    announce("sent");
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    input.value = content;
    error.textContent = refusal.message;
  }
}

/** Starts a command: sends it if it has no options, or else opens its form. */
function begin(entry) {
  const channel = openChannel();
  drafts.delete(channel.id);
  const back = () => {
    showBox();
    box?.input.focus();
  };
  const onSend = (data) => {
    useCommand(channel.id, `/${entry.title}`, data);
    announce("sent");
    back();
  };
  if (!entry.options.length) return onSend(commandData(entry, []));
  const form = commandForm(entry, channel.id, { onSend, onLeave: back });
  box = null;
  fill(host, form.element);
  form.focus();
}
