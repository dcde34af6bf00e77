// The part of Discord's markdown that bots of this kind use, made into elements.

import { el } from "./dom.js";
import { channelById, store, userById } from "./store.js";
import { openCommand } from "./compose.js";
import { commandById } from "./commands.js";

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^`([^`]+)`/, (m) => el("code", { text: m[1] })],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => el("strong", {}, inline(m[1]))],
  [/^__([^]+?)__/, (m) => el("u", {}, inline(m[1]))],
  [/^~~([^]+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/^\*(?!\s)([^*]+?)\*/, (m) => el("em", {}, inline(m[1]))],
  [/^_(?!\s)([^_]+?)_(?![\p{L}\p{N}])/u, (m) => el("em", {}, inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<#(\d+)>/, (m) => channelLink(m[1])],
  [/^<\/([^:>]+):(\d+)>/, (m) => commandLink(m[1], m[2])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], m[1])],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,:;"')\]])>?/, (m) => link(m[1], m[1])],
];

/** A line's pieces. */
function inline(text) {
  const pieces = [];
  let plain = "";
  const flush = () => {
    if (plain) pieces.push(plain);
    plain = "";
  };
  let before = "";
  while (text) {
    // An underscore within a word is an underscore.
    const inWord = text[0] === "_" && /[\p{L}\p{N}]$/u.test(before);
    const rule = !inWord && INLINE.map(([pattern, make]) => [text.match(pattern), make]).find(([match]) => match);
    const taken = rule ? rule[0][0] : String.fromCodePoint(text.codePointAt(0));
    if (rule) {
      flush();
      pieces.push(rule[1](rule[0]));
    } else plain += taken;
    before = taken;
    text = text.slice(taken.length);
  }
  flush();
  return pieces;
}

/** Whose mentions are known in the text at hand; null where all are. */
let resolved = null;

/** A whole message. `mentions`: the people that Discord told of beside it; a mention of anybody else has no name. */
export function markdown(text, mentions = null) {
  resolved = mentions && new Set(mentions.map((one) => one.id));
  const parts = [];
  const blocks = text.split(/```(?:[a-z]*\n)?([^]*?)```/);
  blocks.forEach((block, index) => {
    if (index % 2) parts.push(el("pre", {}, el("code", { text: block })));
    else if (block) parts.push(...lines(block));
  });
  return parts;
}

function lines(block) {
  return block.replace(/^\n|\n$/g, "").split("\n").map((line) => {
    const match = line.match(/^(-# |#{1,3} |> |[-*] )(.*)$/);
    if (!match) return el("div", { class: "line" }, line ? inline(line) : el("br"));
    const mark = match[1].trim();
    const rest = inline(match[2]);
    if (mark === "-#") return el("div", { class: "line small" }, rest);
    if (mark.startsWith("#")) return el("div", { class: `line heading heading-${mark.length}` }, rest);
    if (mark === ">") return el("blockquote", {}, rest);
    return el("div", { class: "line bullet" }, rest);
  });
}

function mention(id) {
  const name = id === store.state.bot.id ? store.state.bot.name : userById(id)?.name;
  const shown = resolved && !resolved.has(id) ? "unknown-user" : (name ?? "unknown-user");
  return el("span", { class: "mention", text: `@${shown}` });
}

function channelLink(id) {
  const channel = channelById(id);
  const me = store.me;
  if (!channel) return el("span", { class: "mention", text: "#unknown" });
  return el("a", { class: "mention", href: `#${me}/${id}`, text: `#${channel.name}` });
}

function commandLink(words, id) {
  const command = commandById(id, words);
  const label = `/${command?.shown ?? words}`;
  return el("button", {
    class: "mention command-link", type: "button", text: label,
    onclick: () => (command ? openCommand(command) : undefined),
  });
}

function link(url, label) {
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", text: label });
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

const locale = () => store.state.users.find((one) => one.username === store.me)?.locale ?? "en-US";

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const time = el("time", {
    class: "timestamp", datetime: date.toISOString(),
    title: new Intl.DateTimeFormat(locale(), STYLES.F).format(date), data: { seconds, style },
  });
  write(time);
  return time;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function write(time) {
  const seconds = Number(time.dataset.seconds);
  if (time.dataset.style !== "R") {
    time.textContent = new Intl.DateTimeFormat(locale(), STYLES[time.dataset.style]).format(new Date(seconds * 1000));
    return;
  }
  // By the sandbox's clock, which may have been moved on.
  const away = seconds - store.state.moved_s - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? ["second", 1];
  time.textContent = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Says anew how far away moments are. */
export const tick = () => document.querySelectorAll("time.timestamp").forEach(write);

setInterval(tick, 15000);
