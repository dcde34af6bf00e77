// The drawer to cause faults, change what the bot may do, and read the traffic.

import { act, change, look, remove } from "./api.js";
import { $, el } from "./dom.js";
import { currentChannel, refresh, store } from "./store.js";

const FAULTS = [
  ["429 on the next 3 requests", { kind: "rate_limit", retry_after: 1, times: 3 }],
  ["503 on the next request", { kind: "error", status: 503, times: 1 }],
  ["Next answer 5 s late", { kind: "slow", ms: 5000, times: 1 }],
  ["Next request lost", { kind: "drop", times: 1 }],
  ["Next answer lost", { kind: "drop", after: true, times: 1 }],
  ["5 requests per 5 s", { kind: "bucket", limit: 5, per_ms: 5000 }],
  ["Every event twice", { kind: "duplicate_events" }],
  ["Next event late", { kind: "reorder_events", times: 1 }],
];

const GATEWAY = [
  ["Break the line", { do: "drop" }],
  ["Ask to reconnect", { do: "reconnect" }],
  ["End the session", { do: "invalidate" }],
];

const PERMISSIONS = [
  "VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY",
  "CREATE_PUBLIC_THREADS",
];

let traffic = [];
let faults = [];
let message = "";

export async function openFaults() {
  $("faults-dialog").showModal();
  await drawFaults();
}

/** Draws the drawer while it is open. */
export async function drawFaults() {
  const dialog = $("faults-dialog");
  if (!dialog.open) return;
  const next = store.state.traffic;
  const since = Math.max(0, next - 60);
  [faults, traffic] = await Promise.all([look("faults").then((all) => all.faults), look("traffic", { since }).then((all) => all.entries)]);
  const signature = JSON.stringify([faults, next, message, store.state, store.channel]);
  if (dialog.dataset.signature === signature) return;
  dialog.dataset.signature = signature;
  const open = new Set([...dialog.querySelectorAll("details[open]")].map((one) => one.dataset.index));
  const scroll = dialog.scrollTop;
  dialog.replaceChildren(
    el("div", { class: "drawer-head" }, el("h2", { text: "Faults" }),
      el("button", { class: "icon-button", type: "button", "aria-label": "Close", text: "✕", onclick: () => dialog.close() })),
    message && el("div", { class: "problem", role: "alert", text: message }),
    group("Requests and events", FAULTS.map(([label, fault]) => action(label, () => act("faults", fault)))),
    el("ul", { class: "active-faults" }, faults.map(activeFault)),
    group("Gateway", GATEWAY.map(([label, order]) => action(label, () => act("gateway", order)))),
    ...channelPart(),
    el("h3", { text: "Traffic, newest first" }),
    el("div", { class: "traffic" }, [...traffic].reverse().map((entry) => trafficEntry(entry, open))));
  dialog.scrollTop = scroll;
}

function action(label, run) {
  return el("button", { class: "control button-secondary", type: "button", text: label, onclick: () => attempt(run) });
}

async function attempt(run) {
  message = "";
  try {
    await run();
  } catch (error) {
    message = error.message;
  }
  await refresh();
  await drawFaults();
}

const group = (title, buttons) => el("section", {}, el("h3", { text: title }), el("div", { class: "fault-buttons" }, buttons));

function activeFault(fault) {
  const { id, kind, ...details } = fault;
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== false);
  const text = [kind.replaceAll("_", " "), ...known.map(([name, value]) => `${name} ${value}`)].join(" · ");
  return el("li", {}, el("span", { text }), action("Take back", () => remove(`faults/${id}`)));
}

function channelPart() {
  const channel = currentChannel();
  if (!channel || channel.kind === "dm") return [];
  const path = `channels/${channel.id}`;
  const toggle = (label, on, run) => el("label", { class: "check" },
    el("input", { type: "checkbox", checked: on, onchange: (event) => attempt(() => run(event.target.checked)) }), el("span", { text: label }));
  const parts = [group(`What the bot may do in ${channel.name}`, PERMISSIONS.map((name) => toggle(name.replaceAll("_", " ").toLowerCase(),
    !channel.bot_lacks.includes(name), (on) => change(path, on ? { allow: [name] } : { deny: [name] }))))];
  if (channel.kind === "thread") {
    parts.push(group("Thread", [
      toggle("archived", channel.archived, (on) => change(path, { archived: on })),
      toggle("locked", channel.locked, (on) => change(path, { locked: on })),
    ]));
  }
  parts.push(group("Channel", [action(`Delete ${channel.name}`, () => confirm(`Delete ${channel.name}?`) && remove(path))]));
  return parts;
}

function trafficEntry(entry, open) {
  const line = entry.kind === "rest"
    ? `${entry.method} ${entry.path.replace(/[A-Za-z0-9_-]{40,}/g, "…")} → ${entry.status} · ${entry.took_ms.toFixed(1)} ms`
    : `${entry.to === "bot" ? "⇣" : "⇡"} ${entry.frame.t ?? `op ${entry.frame.op}`}`;
  const bad = entry.status >= 400 ? "bad" : "";
  const details = el("details", { class: bad, data: { index: entry.index }, open: open.has(String(entry.index)) }, el("summary", { text: line }));
  const show = () => details.open && details.children.length === 1 && details.append(el("pre", { text: JSON.stringify(entry, null, 1) }));
  details.addEventListener("toggle", show);
  show();
  return details;
}
