// The messages of a channel as one person sees them.

import { act } from "./api.js";
import { components } from "./controls.js";
import { $, avatar, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { changed, go, channelById, store, user, userById } from "./store.js";

const GROUP_MS = 7 * 60 * 1000;

let shownPlace = "";
let atEnd = true;

const END_PX = 120;

/** Who reads the newest stays with it, also when a picture arrives and makes room for itself. */
export function stayAtEnd() {
  const scroll = $("scroll");
  const toEnd = () => atEnd && scroll.scrollTo(0, scroll.scrollHeight);
  let before = 0;
  scroll.addEventListener("scroll", () => {
    const isNear = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < END_PX;
    // Only a person scrolls upwards; that the end moves away is no wish to leave it.
    if (isNear || scroll.scrollTop < before) atEnd = isNear;
    before = scroll.scrollTop;
  });
  const watcher = new ResizeObserver(toEnd);
  watcher.observe($("messages"));
  watcher.observe(scroll);
}

/** Who has just done something wants to see what comes of it. */
export function goToEnd() {
  atEnd = true;
  $("scroll").scrollTo(0, $("scroll").scrollHeight);
}

/** Draws what has changed and leaves the rest as it is. */
export function drawMessages() {
  const list = $("messages");
  const place = `${store.me}/${store.channel}`;
  if (place !== shownPlace) atEnd = true;
  shownPlace = place;
  const entries = [...store.messages.map(entryOf), ...pendingEntries()];
  if (!entries.length) entries.push({ key: "empty", signature: "", make: emptyPlace });
  const old = new Map([...list.children].map((item) => [item.dataset.id, item]));
  const items = entries.map(({ key, signature, make }) => {
    const text = JSON.stringify([signature, store.me, user().locale]);
    const kept = old.get(key);
    if (kept?.dataset.signature === text) return kept;
    const item = make();
    item.dataset.id = key;
    item.dataset.signature = text;
    return item;
  });
  if (items.length !== list.children.length || items.some((item, index) => list.children[index] !== item)) {
    replace(list, items);
  }
}

function replace(list, items) {
  const key = document.activeElement?.dataset?.key;
  list.replaceChildren(...items);
  if (key && !document.activeElement?.dataset?.key) list.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

function emptyPlace() {
  const text = "Nothing has been said here. Type / for a list of commands.";
  return el("li", { class: "empty", text });
}

function entryOf(message, index) {
  const before = store.messages[index - 1];
  const grouped = before && !message.answers?.command && before.author.id === message.author.id &&
    before.ephemeral === message.ephemeral && message.at_ms - before.at_ms < GROUP_MS;
  const own = store.pending.get(message.id);
  const failure = own?.me === store.me ? own : undefined;
  return { key: message.id, signature: [message, grouped, failure, threadOf(message)], make: () => draw(message, grouped, failure) };
}

const threadOf = (message) => message.thread && channelById(message.thread);

function draw(message, grouped, pending) {
  const author = userById(message.author.id);
  const mentioned = message.mentions.some((one) => one.id === user().id);
  const item = el("li", {
    class: ["message", grouped && "grouped", message.ephemeral && "ephemeral", mentioned && "mentioned"].filter(Boolean).join(" "),
    data: { message: message.id },
  });
  if (message.answers?.command) item.append(answerLine(message));
  if (!grouped) item.append(avatar(message.author.name, author?.colour, "message-avatar"));
  const body = el("div", { class: "message-body" });
  if (!grouped) body.append(headLine(message));
  if (message.thinking) body.append(el("div", { class: "thinking", role: "status" }, dots(), ` ${message.author.name} is thinking…`));
  else body.append(el("div", { class: "content" }, markdown(message.content, message.mentions), editedMark(message)));
  body.append(...message.embeds.map(embed), ...message.attachments.map(attachment), ...components(message, pending));
  const thread = threadOf(message);
  if (thread) body.append(el("a", { class: "thread-link", href: `#${store.me}/${thread.id}`, text: `⤷ ${thread.name}` }));
  if (message.ephemeral) body.append(onlyYou(() => act("dismiss", { as: store.me, message: message.id })));
  item.append(body);
  return item;
}

export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

function headLine(message) {
  const time = new Date(message.at_ms);
  return el("div", { class: "message-head" },
    el("span", { class: "author", text: message.author.name }),
    message.author.bot && el("span", { class: "app-tag", text: "APP" }),
    el("time", { datetime: time.toISOString(), title: time.toLocaleString(), text: time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }) }),
    message.silent && el("span", { class: "silent", title: "Sent without a notification", text: "silent" }));
}

function editedMark(message) {
  return message.edited_at_ms && message.content ? el("span", { class: "edited", text: " (edited)" }) : null;
}

function answerLine(message) {
  const who = userById(message.answers.user.id);
  return el("div", { class: "answer-line" }, avatar(who?.name ?? "?", who?.colour ?? "#80848e", "tiny"),
    el("span", { text: message.answers.user.name }), " used ", el("span", { class: "mention", text: message.answers.command }));
}

function onlyYou(dismiss) {
  return el("div", { class: "only-you" }, "Only you can see this · ",
    el("button", { class: "link-button", type: "button", text: "Dismiss message", onclick: dismiss }));
}

function attachment(file) {
  const url = new URL(file.url).pathname;
  if (!file.width) return el("a", { class: "file", href: url, download: file.filename, text: `${file.filename} (${file.bytes} bytes)` });
  const picture = el("img", { src: url, alt: file.alt ?? "", width: file.width, height: file.height });
  return el("button", {
    class: "picture", type: "button", "aria-label": `Enlarge: ${file.alt ?? file.filename}`, data: { key: `picture-${file.id}` },
    onclick: () => enlarge(file, url),
  }, picture);
}

function enlarge(file, url) {
  const dialog = $("picture-dialog");
  dialog.replaceChildren(
    el("button", { class: "icon-button close", type: "button", "aria-label": "Close the picture", text: "✕", onclick: () => dialog.close() }),
    el("div", { class: "picture-frame" }, el("img", { src: url, alt: file.alt ?? "", width: file.width, height: file.height })),
    el("p", { class: "alt-text", text: file.alt ?? "No alt text." }));
  dialog.onclick = (event) => event.target === dialog && dialog.close();
  dialog.showModal();
}

function embed(one) {
  const box = el("div", { class: "embed" });
  if (one.color) box.style.borderLeftColor = `#${one.color.toString(16).padStart(6, "0")}`;
  if (one.title) box.append(el("strong", { text: one.title }));
  if (one.description) box.append(el("div", {}, markdown(one.description)));
  for (const field of one.fields ?? []) box.append(el("div", {}, el("strong", { text: field.name }), el("div", {}, markdown(field.value))));
  if (one.footer?.text) box.append(el("small", { text: one.footer.text }));
  return box;
}

/** Commands under way or failed; they stand below everything, for this person alone. */
function pendingEntries() {
  return [...store.pending.entries()]
    .filter(([key, one]) => key.startsWith("command") && one.me === store.me && one.channel === store.channel)
    .map(([key, one]) => ({ key, signature: one, make: () => pendingItem(key, one) }));
}

function pendingItem(key, one) {
  const forget = () => {
    store.pending.delete(key);
    changed();
  };
  const body = el("div", { class: "message-body" });
  if (one.problem) body.append(el("div", { class: "problem", role: "alert", text: `⚠ ${one.problem}` }), onlyYou(forget));
  else body.append(el("div", { class: "thinking" }, dots(), " Sending command…"));
  return el("li", { class: "message ephemeral pending" },
    el("div", { class: "answer-line" }, avatar(user().name, user().colour, "tiny"), el("span", { text: user().name }), " used ",
      el("span", { class: "mention", text: one.title })),
    avatar("", null, "message-avatar"), body);
}

/** Shows what came of an interaction that this page began. */
export function settled(key, outcome) {
  const { interaction } = outcome;
  store.pending.delete(key);
  if (interaction.state === "failed") {
    store.pending.set(key, { me: store.me, channel: interaction.channel, title: interaction.title, problem: interaction.problem });
  }
  changed();
  const made = outcome.messages.at(-1);
  if (!made) return;
  // Whoever has gone elsewhere meanwhile, or plays somebody else, stays there.
  const isThere = interaction.channel === store.channel && interaction.user === user().id;
  if (made.channel !== store.channel) {
    if (isThere) go(store.me, made.channel);
  } else if (!store.messages.some((message) => message.id === made.id)) goToEnd();
}
