// The live socket, which receives events and reconnects automatically.

import { clientPath } from "./api.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

/**
 * Receives events until the page closes. `onEvent(name, data)` gets each event; `onChange(connected, again)` is called on every
 * change, with `again` true if an earlier connection was lost and events may have been missed.
 */
export function listen(onEvent, onChange) {
  let wait = FIRST_WAIT;
  let opened = 0;

  function connect() {
    const address = new URL(clientPath("live"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      wait = FIRST_WAIT;
      opened += 1;
      onChange(true, opened > 1);
    });
    socket.addEventListener("message", ({ data }) => {
      const event = JSON.parse(data);
      onEvent(event.t, event.d);
    });
    socket.addEventListener("close", () => {
      onChange(false, opened > 0);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  connect();
}
