// The live socket, which receives events and reconnects automatically.

import { clientPath } from "./api.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

let loads = 0;
let deliver;
const held = [];

/**
 * Receives events until the page closes. `onEvent(name, data)` gets each event; `onChange(connected)` is called on every change,
 * and events may have been missed before each connection.
 */
export function listen(onEvent, onChange) {
  let wait = FIRST_WAIT;
  deliver = onEvent;

  function connect() {
    const address = new URL(clientPath("live"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      wait = FIRST_WAIT;
      onChange(true);
    });
    socket.addEventListener("message", ({ data }) => {
      const event = JSON.parse(data);
      held.push([event.t, event.d]);
      deliverHeld();
    });
    socket.addEventListener("close", () => {
      onChange(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  connect();
}

/** Waits for `load()` and holds events until then, because a snapshot may be older than an event that arrives before it. */
export async function holdEvents(load) {
  loads += 1;
  try {
    return await load();
  } finally {
    loads -= 1;
    deliverHeld();
  }
}

function deliverHeld() {
  while (!loads && held.length) deliver(...held.shift());
}
