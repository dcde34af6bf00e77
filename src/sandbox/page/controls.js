// Buttons and selects below a message.

import { act } from "./api.js";
import { el } from "./dom.js";
import { openForm } from "./form.js";
import { dots, settled } from "./messages.js";
import { changed, store } from "./store.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** The rows of a message; while one control waits for the bot the others rest. */
export function components(message, pending) {
  if (!message.components.length) return [];
  const busy = pending && !pending.problem ? pending.control : null;
  const rows = message.components.map((row) => el("div", { class: "control-row" },
    row.components.map((part) => (part.type === 2 ? button(message, part, busy) : select(message, part, busy)))));
  if (pending?.problem) rows.push(el("div", { class: "problem", role: "alert", text: `⚠ ${pending.problem}` }));
  return [el("div", { class: "controls" }, rows)];
}

/** Sends a press or a choice and shows how it goes. */
async function send(message, control, path, body) {
  const { me } = store;
  store.pending.set(message.id, { me, control });
  changed();
  try {
    const outcome = await act(path, { as: me, message: message.id, ...body });
    const failed = outcome.interaction.state === "failed";
    store.pending.delete(message.id);
    if (failed) store.pending.set(message.id, { me, problem: "This interaction failed: the application did not respond." });
    changed();
    if (outcome.interaction.modal) openForm(outcome.interaction);
    if (!failed) settled(message.id, outcome);
  } catch (error) {
    store.pending.set(message.id, { me, problem: error.message });
    changed();
  }
}

function button(message, part, busy) {
  const label = [part.emoji?.name && el("span", { class: "emoji", text: part.emoji.name }), part.label && el("span", { text: part.label })];
  const shape = `control button-${STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    return el("a", { class: shape, href: part.url, target: "_blank", rel: "noopener noreferrer" }, label, el("span", { class: "out", text: "↗", "aria-hidden": "true" }));
  }
  const waits = busy === part.custom_id;
  return el("button", {
    class: `${shape} ${waits ? "waits" : ""}`, type: "button", disabled: part.disabled || Boolean(busy),
    "aria-busy": waits ? "true" : null, data: { key: `${message.id} ${part.custom_id}`, customId: part.custom_id },
    onclick: () => send(message, part.custom_id, "press", { button: part.custom_id }),
  }, waits ? dots() : label);
}

function select(message, part, busy) {
  const chosen = part.options.filter((option) => option.default);
  const shown = chosen.length ? chosen.map((option) => option.label).join(", ") : part.placeholder || "Make a selection";
  const waits = busy === part.custom_id;
  const holder = el("div", { class: "select-holder" });
  const opener = el("button", {
    class: "control select", type: "button", disabled: part.disabled || Boolean(busy), "aria-haspopup": "listbox", "aria-expanded": "false",
    data: { key: `${message.id} ${part.custom_id}`, customId: part.custom_id },
    onclick: () => (holder.querySelector(".menu") ? close(holder) : open(holder, message, part)),
  }, waits ? dots() : el("span", { class: chosen.length ? "chosen" : "placeholder", text: shown }), el("span", { class: "arrow", text: "▾", "aria-hidden": "true" }));
  holder.append(opener);
  return holder;
}

function close(holder) {
  holder.querySelector(".menu")?.remove();
  holder.querySelector(".menu-veil")?.remove();
  const opener = holder.querySelector(".select");
  opener.setAttribute("aria-expanded", "false");
  opener.focus();
}

/** Opens the options; one is sent at once, several with the button below the list. */
function open(holder, message, part) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const several = most > 1 || least === 0;
  const values = new Set(part.options.filter((option) => option.default).map((option) => option.value));
  const done = el("button", { class: "control button-primary done", type: "button", text: "Done" });
  const commit = () => {
    close(holder);
    send(message, part.custom_id, "choose", { select: part.custom_id, values: part.options.map((one) => one.value).filter((value) => values.has(value)) });
  };
  const mark = () => {
    for (const item of menu.querySelectorAll("[role=option]")) {
      const on = values.has(item.dataset.value);
      item.setAttribute("aria-selected", String(on));
      item.setAttribute("aria-disabled", String(!on && several && values.size >= most && most > 1));
    }
    done.disabled = values.size < least || values.size > most;
  };
  const pick = (value) => {
    if (!several) {
      values.clear();
      values.add(value);
      return commit();
    }
    if (values.has(value)) values.delete(value);
    else if (most === 1) {
      values.clear();
      values.add(value);
    } else if (values.size < most) values.add(value);
    mark();
  };
  const hint = least === most ? `Choose ${most}` : `Choose ${least} to ${most}`;
  const menu = el("div", { class: "menu" },
    several && el("div", { class: "menu-hint", text: hint }),
    el("div", { class: "menu-list", role: "listbox", "aria-multiselectable": String(several), "aria-label": part.placeholder || "Options" },
      part.options.map((option) => el("div", {
        class: "menu-item", role: "option", tabindex: "-1", data: { value: option.value }, onclick: () => pick(option.value),
      }, option.emoji?.name && el("span", { class: "emoji", text: option.emoji.name }),
      el("span", { class: "menu-text" }, el("span", { text: option.label }), option.description && el("small", { text: option.description })),
      several && el("span", { class: "tick", "aria-hidden": "true" })))),
    several && done);
  done.addEventListener("click", commit);
  menu.addEventListener("keydown", (event) => keys(event, menu, holder, pick));
  const veil = el("div", { class: "menu-veil", onclick: () => close(holder) });
  holder.append(veil, menu);
  holder.querySelector(".select").setAttribute("aria-expanded", "true");
  const { bottom } = menu.getBoundingClientRect();
  if (bottom > innerHeight - 70) menu.classList.add("upwards");
  mark();
  menu.querySelector("[aria-selected=true], [role=option]")?.focus();
}

function keys(event, menu, holder, pick) {
  const items = [...menu.querySelectorAll("[role=option]")];
  const index = items.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) items[(index + step + items.length) % items.length]?.focus();
  else if (event.key === "Escape") close(holder);
  else if ((event.key === "Enter" || event.key === " ") && index >= 0) pick(items[index].dataset.value);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
