// Starts the page: chooses the acting user, follows the changes of the world and loads it.

import { Refusal, actAs, fetchPeople, fetchWorld } from "./api.js";
import { startComposer } from "./composer.js";
import { applyEvent } from "./events.js";
import { startHeader } from "./header.js";
import { startIntents } from "./intents.js";
import { holdEvents, listen } from "./live.js";
import { startMessages } from "./messages.js";
import { startMenus } from "./menus.js";
import { startPanel } from "./panel.js";
import { currentPlace, go, inPageAddress } from "./places.js";
import { drawerShade, showSidebar, startSidebar } from "./sidebar.js";
import { announce, state, takeWorld } from "./state.js";
import { recallTheme } from "./theme.js";
import { startClock } from "./times.js";
import { setLocale, t } from "./words.js";

const RETRY = 1500;

const part = (id) => document.getElementById(id);

async function start() {
  recallTheme();
  actAs(await actingPerson());
  listen(applyEvent, connectionChanged);
}

/** Returns the id of the person in the address (`?as=Bob`), or of the first one. */
async function actingPerson() {
  const wanted = new URLSearchParams(location.search).get("as");
  const people = await untilAnswered(fetchPeople);
  const acting = people.find((user) => [user.id, user.username, user.global_name].includes(wanted)) ?? people[0];
  return acting.id;
}

/** Repeats a request until the server answers it. */
async function untilAnswered(request) {
  for (;;) {
    try {
      const answer = await request();
      showBanner(null);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      showBanner(error.status ? error.message : t("noServer"));
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}

function connectionChanged(connected) {
  showBanner(connected ? null : t("reconnecting"));
  if (connected) holdEvents(loadWorld);
}

async function loadWorld() {
  const isFirst = !state.me;
  const world = await untilAnswered(fetchWorld);
  if (isFirst) await startParts(world);
  takeWorld(world);
  if (isFirst) openPlace();
  else announce("refreshed");
}

async function startParts({ locale, panel }) {
  await setLocale(locale);
  startSidebar(part("sidebar"));
  part("app").append(drawerShade());
  startHeader(part("header"), part("typing"));
  if (panel) startPanel(part("app"), part("panel"), part("header"));
  startMessages(part("messages"));
  startComposer(part("composer"));
  startIntents();
  startMenus();
  startClock();
  window.addEventListener("hashchange", openPlace);
  document.addEventListener("click", repeatJump);
  showSidebar(false);
}

function openPlace() {
  const { channelId } = currentPlace();
  if (!channelId) return go(inPageAddress(firstChannel()));
  state.openId = channelId;
  announce("open");
}

function firstChannel() {
  return [...state.channels.values()]
    .filter((channel) => channel.type === 0)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))[0];
}

/** Jumps again if a link leads to the current address, which the browser would ignore. */
function repeatJump({ target }) {
  const href = target.closest?.("a")?.getAttribute("href");
  if (href?.startsWith("#/channels/") && href === location.hash) openPlace();
}

function showBanner(words) {
  const banner = part("banner");
  banner.hidden = !words;
  banner.textContent = words ?? "";
}

start();
