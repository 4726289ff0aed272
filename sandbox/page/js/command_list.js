// Slash commands as values: the list, the matches for typed text, and the data to send.

import { localised, t } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;

/** Returns every command that can be called as `{command, path, name, title, description, options}`; each subcommand is one. */
export function callable(commands) {
  return commands
    .filter((command) => (command.type ?? 1) === 1)
    .flatMap((command) => leaves(command, command, [command]));
}

function leaves(command, node, path) {
  const below = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (below.length) return below.flatMap((option) => leaves(command, option, [...path, option]));
  const name = path.map((part) => part.name).join(" ");
  return [
    {
      command,
      path,
      name,
      title: path.map((part) => localised(part, "name")).join(" "),
      description: localised(node, "description"),
      options: node.options ?? [],
    },
  ];
}

/** Whether a command may be used in a context (see `contextOf`): without the bot there, by who has installed it. */
export function fitsContext({ command }, context, installed) {
  if (context === 2 && !(installed && command.integration_types.includes(1))) return false;
  if (command.contexts) return command.contexts.includes(context);
  return context === 0 || command.dm_permission !== false;
}

/** Returns the commands that match the text after the slash, those that start with it first. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase();
  const names = (entry) => [entry.title.toLowerCase(), entry.name];
  const begins = entries.filter((entry) => names(entry).some((name) => name.startsWith(wanted)));
  const holds = entries.filter(
    (entry) => !begins.includes(entry) && names(entry).some((name) => name.includes(wanted)),
  );
  return [...begins, ...holds];
}

/** Returns the data of a command interaction. `values` are `{name, type, value, focused?}`. */
export function commandData(entry, values) {
  const [root, ...inner] = entry.path;
  const options = inner.reduceRight((below, part) => [{ name: part.name, type: part.type, options: below }], values);
  return { id: root.id, name: root.name, type: 1, guild_id: root.guild_id, options };
}

/** Returns `{value}` to send for the text typed in an option, or `{problem}`. */
export function readValue(option, typed) {
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, typed);
  if (typed.length < (option.min_length ?? 0)) return { problem: t("tooShort", { min: option.min_length }) };
  if (typed.length > (option.max_length ?? 6000)) return { problem: t("tooLong", { max: option.max_length }) };
  return { value: typed };
}

function readNumber(option, typed) {
  const value = Number(typed);
  if (typed.trim() === "" || Number.isNaN(value)) return { problem: t("notNumber") };
  if (option.type === INTEGER && !Number.isSafeInteger(value)) return { problem: t("notInteger") };
  if (value < (option.min_value ?? -Infinity)) return { problem: t("tooSmall", { min: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { problem: t("tooLarge", { max: option.max_value }) };
  return { value };
}

/** Returns the fixed choices of an option as `{value, label}`; null if it has none. */
export function fixedChoices(option) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ value: choice.value, label: localised(choice, "name") }));
  if (option.type === BOOLEAN)
    return [
      { value: true, label: t("yes") },
      { value: false, label: t("no") },
    ];
  return null;
}
