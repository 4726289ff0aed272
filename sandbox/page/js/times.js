// Times in the acting user's language, including relative ones that keep counting.

import { h } from "./dom.js";
import { currentLocale, t } from "./words.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const format = (date, style) => new Intl.DateTimeFormat(currentLocale(), FORMATS[style]).format(date);

/** Returns the distance of `seconds` (Unix time) from now, such as "in 3 hours" or "2 minutes ago". */
export function relative(seconds, now = Date.now()) {
  const distance = Math.round(seconds - now / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(Math.trunc(distance / size), unit);
}

/** Returns a `<t:seconds:style>` mark as an element; style R keeps counting while the page is open. */
export function timeMark(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, String(seconds));
  const words = style === "R" ? relative(seconds) : format(date, style);
  const data = style === "R" ? { relative: String(seconds) } : {};
  return h("time", { class: "time-mark", datetime: date.toISOString(), title: format(date, "F"), data }, words);
}

/** Returns when a message was sent: the time for today and yesterday, otherwise with the date. */
export function stamp(iso) {
  const date = new Date(iso);
  const days = dayNumber(new Date()) - dayNumber(date);
  const words =
    days === 0
      ? t("today", { time: format(date, "t") })
      : days === 1
        ? t("yesterday", { time: format(date, "t") })
        : `${format(date, "d")} ${format(date, "t")}`;
  return h("time", { class: "stamp", datetime: iso, title: format(date, "F") }, words);
}

/** Returns the time of day. */
export const clockTime = (iso) => format(new Date(iso), "t");

/** Returns the time of day for the margin of a message that continues the one above. */
export function shortStamp(iso) {
  return h("time", { class: "stamp-short", datetime: iso }, clockTime(iso));
}

/** Returns the date in words, for the line between two days. */
export const dayName = (iso) => format(new Date(iso), "D");

export const sameDay = (a, b) => dayNumber(new Date(a)) === dayNumber(new Date(b));

function dayNumber(date) {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);
}

/** Updates every relative time on the page once a second. */
export function startClock() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const words = relative(Number(element.dataset.relative));
      if (element.textContent !== words) element.textContent = words;
    }
  }, 1000);
}
