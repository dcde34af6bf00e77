// People to play, channels with their threads, direct messages, and the person's own settings.

import { act, change } from "./api.js";
import { $, avatar, el, fill } from "./dom.js";
import { openFaults } from "./faults.js";
import { firstChannel, go, store, user } from "./store.js";

const LANGUAGES = [["en-US", "English"], ["hu", "magyar"], ["pl", "polski"], ["de", "Deutsch"], ["fr", "français"], ["es-ES", "español"]];

const STEPS = [
  ["+1 h", "One hour later", { advance_s: 3600 }],
  ["+12 h", "Twelve hours later", { advance_s: 43200 }],
  ["+1 day", "One day later", { advance_s: 86400 }],
  ["Away 3 h", "The bot is away for three hours", { down_s: 10800 }],
];

function badge(pings, unread) {
  if (pings) return el("span", { class: "badge", text: pings > 99 ? "99+" : pings, "aria-hidden": "true" });
  return unread ? el("span", { class: "dot", "aria-hidden": "true" }) : null;
}

const counted = (name, pings, unread) => `${name}${pings ? `, ${pings} mentions` : unread ? ", unread messages" : ""}`;

/** The row of people: one press plays another. */
export function drawPeople() {
  const { users } = store.state;
  fill($("people"), [users, store.me], () => users.map((one) => el("button", {
    class: `person ${one.username === store.me ? "current" : ""}`, type: "button", title: one.name,
    "aria-label": counted(`Play ${one.name}`, one.pings, one.unread),
    "aria-pressed": String(one.username === store.me), data: { key: `person-${one.username}`, user: one.username },
    onclick: () => go(one.username, keptChannel()),
  }, avatar(one.name, one.colour), badge(one.pings, one.unread))));
}

/** In direct messages the other person goes to their own. */
const keptChannel = () => (store.channel === user().dm ? "dm" : store.channel);

/** The server's name; where there are several, a choice of them. */
function drawGuild() {
  const { guilds, channels } = store.state;
  fill($("guild"), [guilds, store.guild, store.me, channels.map((one) => one.pings)], () => {
    if (guilds.length === 1) return el("span", { text: guilds[0].name });
    const name = (guild) => {
      const pings = channels.filter((one) => one.guild === guild.id).reduce((sum, one) => sum + one.pings, 0);
      return `${guild.name}${pings ? ` (${pings})` : ""}${guild.bot ? "" : " – without the bot"}`;
    };
    return el("select", {
      id: "guilds", "aria-label": "Server", data: { key: "guilds" },
      onchange: (event) => go(store.me, firstChannel(event.target.value)?.id),
    }, guilds.map((guild) => el("option", { value: guild.id, text: name(guild), selected: guild.id === store.guild })));
  });
}

/** The list of channels and what belongs to the person. */
export function drawSide() {
  const { bot, channels } = store.state;
  $("online").textContent = bot.online ? "bot online" : "bot offline";
  $("online").className = `online ${bot.online ? "" : "off"}`;
  drawGuild();
  fill($("channels"), [channels, store.channel, store.guild, store.me], () => {
    const threads = (parent) => channels.filter((one) => one.kind === "thread" && one.parent === parent);
    const dm = channels.find((one) => one.kind === "dm");
    return [
      el("h2", { text: "Channels" }),
      channels.filter((one) => one.kind === "text" && one.guild === store.guild).map((one) => [row(one, "#"), threads(one.id).map((thread) => row(thread, "⤷"))]),
      el("h2", { text: "Direct messages" }),
      dm && row(dm, null),
    ].flat(3);
  });
  drawSelf();
}

function row(channel, sign) {
  const label = channel.archived ? `${channel.name} (archived)` : channel.name;
  return el("a", {
    class: `channel ${channel.kind} ${channel.id === store.channel ? "current" : ""} ${channel.unread ? "unread" : ""}`,
    href: `#${store.me}/${channel.kind === "dm" ? "dm" : channel.id}`,
    "aria-current": channel.id === store.channel ? "page" : null,
    "aria-label": counted(channel.kind === "dm" ? "Direct messages with Guildhall" : channel.name, channel.pings, channel.unread),
    data: { key: `channel-${channel.id}`, channel: channel.name },
    onclick: closeDrawer,
  }, sign ? el("span", { class: "sign", text: sign }) : avatar("", null, "tiny"),
  el("span", { class: "channel-name", text: label }),
  channel.locked ? el("span", { class: "lock", text: "🔒" }) : null, badge(channel.pings, channel.unread));
}

function drawSelf() {
  const [me, { moved_s, guilds }] = [user(), store.state];
  const isMember = guilds.find((one) => one.id === store.guild).members.includes(me.username);
  fill($("self"), [me.username, me.locale, me.dms_open, isMember, store.guild, me.name, moved_s], () => {
    const known = LANGUAGES.some(([code]) => code === me.locale) ? LANGUAGES : [[me.locale, me.locale], ...LANGUAGES];
    const language = el("select", {
      id: "language", "aria-label": `${me.name}'s language`, data: { key: "language" },
      onchange: (event) => change(`users/${me.username}`, { locale: event.target.value }),
    }, known.map(([code, name]) => el("option", { value: code, text: name, selected: code === me.locale })));
    const dms = el("input", {
      type: "checkbox", checked: me.dms_open, data: { key: "dms" },
      onchange: (event) => change(`users/${me.username}`, { dms_open: event.target.checked }),
    });
    const member = el("input", {
      type: "checkbox", checked: isMember, data: { key: "member" },
      onchange: (event) => change(`users/${me.username}`, { member: event.target.checked, guild: store.guild }),
    });
    return [
      el("div", { class: "self-row" }, avatar(me.name, me.colour), el("span", { class: "self-name", text: me.name }), language),
      el("div", { class: "self-row" }, el("label", { class: "check" }, dms, el("span", { text: "Lets direct messages in" })),
        el("button", { class: "plain-button", type: "button", text: "Faults", data: { key: "faults" }, onclick: openFaults })),
      el("div", { class: "self-row" }, el("label", { class: "check" }, member, el("span", { text: "Is in the server" }))),
      clock(moved_s),
    ];
  });
}

/** Lets time pass: reminders, deadlines and votes come by it, for the bot as well. */
function clock(moved) {
  const hours = Math.round(moved / 3600);
  const passed = moved ? ` (${hours} h ahead)` : "";
  return el("div", { class: "self-row clock", role: "group", "aria-label": "Let time pass" },
    el("span", { class: "clock-name", text: `Time${passed}` }),
    STEPS.map(([text, label, passes]) => el("button", {
      class: "plain-button", type: "button", text, "aria-label": label, data: { key: `clock-${text}` },
      onclick: () => act("clock", passes),
    })));
}

function setDrawer(open) {
  document.body.classList.toggle("side-open", open);
  $("veil").hidden = !open;
  $("side-open").setAttribute("aria-expanded", String(open));
  if (open) $("side-close").focus();
}

function closeDrawer() {
  setDrawer(false);
}

/** On a phone the list lies behind a button. */
export function setUpDrawer() {
  $("side-open").addEventListener("click", () => setDrawer(true));
  $("side-close").addEventListener("click", () => {
    setDrawer(false);
    $("side-open").focus();
  });
  $("veil").addEventListener("click", closeDrawer);
  addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
}
