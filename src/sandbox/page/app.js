// Puts the page together: whom one plays, where, and what changes when there is news.

import { act } from "./api.js";
import { $ } from "./dom.js";
import { drawCompose } from "./compose.js";
import { drawFaults } from "./faults.js";
import { tick } from "./markdown.js";
import { drawMessages, stayAtEnd } from "./messages.js";
import { drawPeople, drawSide, setUpDrawer } from "./side.js";
import { currentChannel, onChange, refresh, store, user } from "./store.js";

onChange(drawPeople);
onChange(drawSide);
onChange(drawTitle);
onChange(drawMessages);
onChange(drawCompose);
onChange(drawFaults);
onChange(markRead);
onChange(tick);
setUpDrawer();
stayAtEnd();

function drawTitle() {
  const channel = currentChannel();
  const sign = channel?.kind === "dm" ? "@" : channel?.kind === "thread" ? "⤷" : "#";
  $("title").textContent = channel ? `${sign} ${channel.name}` : "No channel";
  const pings = store.state.users.reduce((sum, one) => sum + one.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ""}${user().name} · Guildhall sandbox`;
}

/** What is on the screen is read. */
function markRead() {
  const channel = currentChannel();
  if (channel?.unread && document.visibilityState === "visible") {
    act("read", { as: store.me, channel: channel.id }).catch(() => {});
  }
}

addEventListener("hashchange", refresh);
document.addEventListener("visibilitychange", () => store.state && markRead());

const news = new EventSource("/driver/events");
news.onmessage = refresh;
news.onerror = () => {
  $("online").textContent = "sandbox not reachable";
  $("online").className = "online off";
};
refresh();
