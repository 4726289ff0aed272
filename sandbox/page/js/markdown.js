// Parses Discord's markdown into a tree of plain values, without any reference to the page or to users.

const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]+?)```\n?/;
const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const LINE_STARTS = [
  {
    pattern: /^(#{1,3}) +(.+)$/,
    make: ([, marks, text]) => ({ kind: "heading", level: marks.length, children: inline(text.trim()) }),
  },
  { pattern: /^-# +(.+)$/, make: ([, text]) => ({ kind: "subtext", children: inline(text) }) },
];

/** Inline rules in order of precedence: the first whose sticky pattern matches at a position wins. */
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, mark]) => ({ kind: "text", text: mark })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , text]) => ({ kind: "code", text: text.trim() || text })],
  [
    /\[((?:\\.|[^\]\\])+)\]\(<?((?:https?:\/\/|\/channels\/)[^\s)>]+)>?(?: +"[^"]*")?\)/y,
    ([, text, href]) => ({ kind: "link", href, children: inline(text) }),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, ([, href]) => bareLink(href)],
  [/https?:\/\/[^\s<|]*[^\s<|.,:;!?"'\])*_~]/y, ([href]) => bareLink(href)],
  [/<@!?(\d+)>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d+)>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d+)>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:>]+):(\d+)>/y, ([, name, id]) => ({ kind: "command", name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    ([, seconds, style]) => ({ kind: "time", seconds: Number(seconds), style: style ?? "f" }),
  ],
  [/<(a?):(\w{2,32}):(\d+)>/y, ([, animated, name, id]) => ({ kind: "emoji", name, id, animated: animated === "a" })],
  [/@(everyone|here)\b/y, ([text]) => ({ kind: "everyone", text })],
  [/\|\|([\s\S]+?)\|\|/y, wrap("spoiler")],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("bold")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("underline")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap("strike")],
  [/\*(?![\s*])((?:\*\*[\s\S]+?\*\*|\\[\s\S]|[^\\*])+?)(?<!\s)\*(?!\*)/y, wrap("italic")],
  [/(?<!\w)_(?!_)((?:__[\s\S]+?__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, wrap("italic")],
];

function wrap(kind) {
  return ([, text]) => ({ kind, children: inline(text) });
}

function bareLink(href) {
  return { kind: "link", href, bare: true, children: [{ kind: "text", text: href }] };
}

/** Parses a text into blocks: paragraph, heading, subtext, quote, list and fence. */
export function parse(text) {
  const fence = FENCE.exec(text);
  if (!fence) return blocks(text);
  const [whole, language, code] = fence;
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  const after = text.slice(fence.index + whole.length);
  return [
    ...blocks(before),
    { kind: "fence", language: language ?? "", text: code.replace(/\n$/, "") },
    ...parse(after),
  ];
}

function blocks(text) {
  if (text === "") return [];
  const lines = text.split("\n");
  const found = [];
  while (lines.length) found.push(quote(lines) ?? list(lines) ?? lineBlock(lines) ?? paragraph(lines));
  return found;
}

function quote(lines) {
  if (lines[0].startsWith(">>> ")) {
    const rest = lines.splice(0).join("\n").slice(4);
    return { kind: "quote", children: blocks(rest) };
  }
  const length = countWhile(lines, (line) => /^> /.test(line) || line === ">");
  if (!length) return null;
  const inner = lines.splice(0, length).map((line) => line.slice(2));
  return { kind: "quote", children: blocks(inner.join("\n")) };
}

/** Parses the lines of one list: a line at the depth of the first with the other kind of marker starts a new list. */
function list(lines) {
  const first = listLine(lines[0]);
  if (!first) return null;
  const belongs = (item) => item && (item.indent > first.indent + 1 || item.ordered === first.ordered);
  const length = countWhile(lines, (line) => belongs(listLine(line)));
  return nestedList(lines.splice(0, length).map(listLine), first.indent);
}

function listLine(line) {
  const match = LIST_LINE.exec(line);
  if (!match) return null;
  const [, indent, mark, text] = match;
  const ordered = mark.endsWith(".");
  return { indent: indent.length, ordered, number: ordered ? Number.parseInt(mark, 10) : 1, text };
}

/** Takes the items of one depth from the front of `items`; deeper ones become a list within the item before them. */
function nestedList(items, depth) {
  const node = { kind: "list", ordered: items[0].ordered, start: items[0].number, items: [] };
  while (items.length && items[0].indent >= depth) {
    if (items[0].indent > depth + 1 && node.items.length) {
      node.items.at(-1).nested.push(nestedList(items, items[0].indent));
    } else {
      node.items.push({ children: inline(items.shift().text), nested: [] });
    }
  }
  return node;
}

function lineBlock(lines) {
  for (const { pattern, make } of LINE_STARTS) {
    const match = pattern.exec(lines[0]);
    if (match) {
      lines.shift();
      return make(match);
    }
  }
  return null;
}

function paragraph(lines) {
  const length = 1 + countWhile(lines.slice(1), (line) => !startsBlock(line));
  return { kind: "paragraph", children: inline(lines.splice(0, length).join("\n")) };
}

function startsBlock(line) {
  return /^>(>>)? /.test(line) || LIST_LINE.test(line) || LINE_STARTS.some(({ pattern }) => pattern.test(line));
}

function countWhile(lines, holds) {
  const end = lines.findIndex((line) => !holds(line));
  return end === -1 ? lines.length : end;
}

/** Parses a text into inline nodes. Links, mentions and times are leaves; bold and other styles have `children`. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  let place = 0;
  const flush = () => {
    if (plain) nodes.push({ kind: "text", text: plain });
    plain = "";
  };
  while (place < text.length) {
    const found = matchAt(text, place);
    if (found) {
      flush();
      nodes.push(found.node);
      place = found.end;
    } else {
      plain += text[place];
      place += 1;
    }
  }
  flush();
  return nodes;
}

function matchAt(text, place) {
  if (!/[\\`[<h@|*_~]/.test(text[place])) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    // The pattern object is shared with nested texts, so its end is read before they are parsed.
    const end = pattern.lastIndex;
    if (match) return { node: make(match), end };
  }
  return null;
}
