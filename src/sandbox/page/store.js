// What the page knows, and whom it plays. Others change it only through these functions.

import { look } from "./api.js";

export const store = {
  state: null,
  commands: [],
  messages: [],
  me: null,
  channel: null,
  // The server whose channels are listed; direct messages leave it as it is.
  guild: null,
  // Interactions of this page that wait for an answer or failed: id of the message or "command" -> {...}.
  pending: new Map(),
};

const listeners = [];

/** Calls back after every change. */
export const onChange = (listener) => listeners.push(listener);

export function changed() {
  for (const listener of listeners) listener();
}

export const user = (username = store.me) => store.state?.users.find((one) => one.username === username);
export const userById = (id) => store.state?.users.find((one) => one.id === id);
export const channelById = (id) => store.state?.channels.find((one) => one.id === id);
/** Where one comes out in a server. */
export const firstChannel = (guild) => store.state.channels.find((one) => one.kind === "text" && one.guild === guild);
export const currentChannel = () => channelById(store.channel);

/** Reads person and channel from the address, `#anna/123`. */
function place() {
  const [me, channel] = decodeURIComponent(location.hash.slice(1)).split("/");
  return { me, channel };
}

/** Goes to a person or channel; the address remembers it. */
export function go(me, channel) {
  location.hash = channel ? `${me}/${channel}` : me;
}

function settlePlace() {
  const asked = place();
  const users = store.state.users;
  store.me = users.some((one) => one.username === asked.me) ? asked.me : users[0].username;
  const wanted = asked.channel === "dm" ? user().dm : asked.channel;
  if (!store.state.guilds.some((one) => one.id === store.guild)) store.guild = store.state.guild.id;
  store.channel = (channelById(wanted) ?? firstChannel(store.guild))?.id ?? null;
  store.guild = currentChannel()?.guild ?? store.guild;
}

let running = false;
let again = false;

/** Fetches everything on the screen anew. Calls that come while one runs become one more run. */
export async function refresh() {
  if (running) {
    again = true;
    return;
  }
  running = true;
  try {
    do {
      again = false;
      await fetchAll();
    } while (again);
  } finally {
    running = false;
  }
}

let commandsFor = "";

async function fetchAll() {
  const asked = place();
  store.state = await look("state", { as: asked.me || undefined }).catch(() => look("state"));
  settlePlace();
  const commandsKey = `${store.me} ${user().locale} ${store.state.now}`;
  if (commandsKey !== commandsFor) {
    commandsFor = commandsKey;
    store.commands = (await look("commands", { as: store.me })).commands;
  }
  const seen = store.channel ? await look("messages", { as: store.me, channel: store.channel, limit: 100 }) : { messages: [] };
  store.messages = seen.messages;
  changed();
}
