// Builds the page from plain values. Text only ever becomes text nodes, so nothing in a message can become markup.

const SVG = "http://www.w3.org/2000/svg";

/** Returns an element. `on` holds listeners, `data` data attributes, `style` custom properties; null, undefined and false attributes are left out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...present(children));
  return element;
}

function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
  else if (name === "data") Object.assign(element.dataset, value);
  else if (name === "style")
    for (const [property, setting] of Object.entries(value)) element.style.setProperty(property, setting);
  else if (name === "value") element.value = value;
  else element.setAttribute(name, value === true ? "" : value);
}

function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Replaces the children of an element. */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/** Makes `elements` the children of `parent` in this order, moving only what is out of place, so that focus and loaded images stay. */
export function arrange(parent, elements) {
  const wanted = new Set(elements);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  elements.forEach((element, index) => {
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
  });
}

const SHAPES = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M4 5h16v10h-8l-4 4v-4H4z",
  archive: "M4 5h16v4H4zM6 9v10h12V9M10 13h4",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  check: "M5 12l5 5 9-10",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  reply: "M4 18v-4a4 4 0 0 1 4-4h11M15 6l4 4-4 4",
  send: "M4 12 20 5l-4 15-4-6zM12 14l8-9",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  plus: "M12 5v14M5 12h14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  key: "M8 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 11l8-8M15 7l3 3M18 4l2 2",
  panel: "M4 5h16v14H4zM14 5v14",
  muted: "M8 8a4 4 0 0 1 8 1v4l2 4H9M6 17l1-2M10 20h4M4 4l16 16",
};

/** Returns an icon, hidden from screen readers because its button carries the name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** Returns a square button that shows an icon and is labelled `name`. */
export function iconButton(drawing, name, onClick, attributes = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": name, title: name, on: { click: onClick }, ...attributes },
    icon(drawing),
  );
}

/** Returns the address of an attachment on the host name that the page was opened under; leaves other addresses unchanged. */
export function mediaAddress(url) {
  const address = new URL(url, location.origin);
  return address.pathname.startsWith("/cdn/") ? address.pathname + address.search : url;
}

let serial = 0;

/** Returns a unique element id. */
export function freshId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}
