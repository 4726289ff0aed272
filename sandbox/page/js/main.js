// Starts the page: chooses the acting user, loads the world and follows its changes.

import { Refusal, actAs, fetchPeople, fetchWorld, quietly } from "./api.js";
import { startComposer } from "./composer.js";
import { applyEvent } from "./events.js";
import { startHeader } from "./header.js";
import { listen } from "./live.js";
import { startMessages } from "./messages.js";
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
  const world = await firstWorld();
  setLocale(world.locale);
  startSidebar(part("sidebar"));
  part("app").append(drawerShade());
  startHeader(part("header"), part("typing"));
  startMessages(part("messages"));
  startComposer(part("composer"));
  startClock();
  takeWorld(world);
  window.addEventListener("hashchange", openPlace);
  document.addEventListener("click", repeatJump);
  openPlace();
  showSidebar(false);
  listen(applyEvent, connectionChanged);
}

/** Fetches the world of the person in the address (`?as=Bob`), retrying until the server answers. */
async function firstWorld() {
  const wanted = new URLSearchParams(location.search).get("as");
  for (;;) {
    try {
      const people = await fetchPeople();
      const acting = people.find((user) => [user.id, user.username, user.global_name].includes(wanted)) ?? people[0];
      actAs(acting.id);
      return await fetchWorld();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      showBanner(error.status ? error.message : t("noServer"));
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
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

async function connectionChanged(connected, again) {
  showBanner(connected ? null : t("reconnecting"));
  if (!connected || !again) return;
  const world = await quietly(fetchWorld());
  if (!world) return;
  takeWorld(world);
  announce("refreshed");
}

function showBanner(words) {
  const banner = part("banner");
  banner.hidden = !words;
  banner.textContent = words ?? "";
}

start();
