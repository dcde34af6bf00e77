// The message box: plain messages, and slash commands with their options.

import { act } from "./api.js";
import { matching } from "./commands.js";
import { $, el } from "./dom.js";
import { openForm } from "./form.js";
import { goToEnd, settled } from "./messages.js";
import { suggest } from "./options.js";
import { comboRole, hidePicker, pickerKey, showPicker } from "./picker.js";
import { changed, currentChannel, store, user } from "./store.js";

// The command being filled in, or null: { command, fields: [{ option, text, value }] }.
let filling = null;
let drawn = "";
let sent = 0;

/** Draws the box anew when person, place or command change, not when news come. */
export function drawCompose() {
  const channel = currentChannel();
  const place = JSON.stringify([store.me, store.channel, user().locale, channel?.archived, channel?.locked, channel?.name]);
  if (place === drawn) return;
  if (drawn) filling = null;
  drawn = place;
  draw();
}

function draw() {
  hidePicker();
  showError("");
  if (filling) drawCommand();
  else drawText();
}

function showError(text) {
  $("compose-error").textContent = text;
  $("compose-error").hidden = !text;
}

const sendButton = () => el("button", { class: "send", type: "submit", "aria-label": "Send", text: "➤" });

function drawText() {
  const channel = currentChannel();
  const label = !channel ? "No channel" : channel.archived ? "A message opens this thread again" : `Message ${channel.kind === "dm" ? "@" : "#"}${channel.name}`;
  const box = el("input", { id: "compose-text", type: "text", placeholder: label, "aria-label": label, maxlength: 2000, enterkeyhint: "send", ...comboRole });
  box.addEventListener("input", () => offerCommands(box));
  box.addEventListener("keydown", pickerKey);
  box.addEventListener("blur", () => setTimeout(() => document.activeElement !== box && hidePicker(box), 150));
  const slash = el("button", {
    class: "slash", type: "button", "aria-label": "Commands", title: "Commands", text: "/",
    onclick: () => {
      if (!box.value.startsWith("/")) box.value = "/";
      box.focus();
      offerCommands(box);
    },
  });
  $("compose").replaceChildren(slash, box, sendButton());
  $("compose").onsubmit = (event) => {
    event.preventDefault();
    say(box);
  };
}

function offerCommands(box) {
  showError("");
  if (!box.value.startsWith("/")) return hidePicker();
  const found = matching(box.value.slice(1)).slice(0, 40);
  const entries = found.map((command) => ({ main: `/${command.shown}`, note: command.description, pick: () => openCommand(command) }));
  showPicker(box, found.length ? "Commands" : "There is no such command", entries, true);
}

async function say(box) {
  const content = box.value.trim();
  if (!content) return;
  if (content.startsWith("/")) return showError("Choose a command from the list.");
  try {
    await act("say", { as: store.me, channel: store.channel, content });
    box.value = "";
    goToEnd();
  } catch (error) {
    showError(error.message);
  }
}

/** Begins to fill in a command. */
export function openCommand(command) {
  const fields = command.options.filter((option) => option.required).map((option) => ({ option, text: "" }));
  filling = { command, fields };
  draw();
  ($("compose").querySelector(".option input") ?? $("compose").querySelector(".more, .send")).focus();
}

function drawCommand() {
  const { command, fields } = filling;
  const rest = command.options.filter((option) => !fields.some((field) => field.option === option));
  $("compose").replaceChildren(
    el("button", { class: "slash", type: "button", "aria-label": "Leave the command", text: "✕", onclick: leave }),
    el("div", { class: "command-line" },
      el("span", { class: "command-name", text: `/${command.shown}`, title: command.description }),
      fields.map(drawField),
      rest.map((option) => el("button", {
        class: "more", type: "button", title: option.shown_description, text: `+ ${option.shown_name}`, onclick: () => addField(option),
      }))),
    sendButton());
  $("compose").onsubmit = (event) => {
    event.preventDefault();
    run();
  };
}

function leave() {
  filling = null;
  draw();
  $("compose-text").focus();
}

function addField(option) {
  filling.fields.push({ option, text: "" });
  draw();
  [...$("compose").querySelectorAll(".option input")].at(-1).focus();
}

function drawField(field) {
  const box = el("input", { type: "text", "aria-label": `${field.option.shown_name}: ${field.option.shown_description}`, enterkeyhint: "send", data: { option: field.option.name }, ...comboRole });
  box.value = field.text;
  const offer = () => suggest(box, field, filling, () => finish(box));
  box.addEventListener("input", () => {
    field.text = box.value;
    delete field.value;
    showError("");
    widen(box);
    offer();
  });
  box.addEventListener("focus", offer);
  box.addEventListener("blur", () => setTimeout(() => document.activeElement !== box && hidePicker(box), 150));
  box.addEventListener("keydown", (event) => {
    if (pickerKey(event)) return;
    if (event.key === "Escape") leave();
    if (event.key === "Backspace" && !box.value && !field.option.required) dropField(field);
  });
  widen(box);
  return el("label", { class: "option" }, el("span", { class: "option-name", text: field.option.shown_name }), box);
}

const widen = (box) => box.style.setProperty("width", `${Math.max(6, Math.min(28, [...box.value].length + 2))}ch`);

function dropField(field) {
  filling.fields = filling.fields.filter((other) => other !== field);
  draw();
  ($("compose").querySelector(".option:last-of-type input") ?? $("compose").querySelector(".more")).focus();
}

/** A suggestion was taken: on to the next empty field, or ready to send. */
function finish(box) {
  widen(box);
  hidePicker();
  const next = [...$("compose").querySelectorAll(".option input")].find((other) => !other.value);
  (next ?? $("compose").querySelector(".send")).focus();
}

async function run() {
  const { command, fields } = filling;
  const missing = fields.find((field) => field.option.required && !field.text);
  if (missing) {
    showError(`${missing.option.shown_name} is required.`);
    return $("compose").querySelector(`[data-option="${CSS.escape(missing.option.name)}"]`).focus();
  }
  const given = fields.filter((field) => field.text);
  const options = Object.fromEntries(given.map((field) => [field.option.name, field.value ?? field.text]));
  const kept = filling;
  const key = `command-${(sent += 1)}`;
  store.pending.set(key, { me: store.me, channel: store.channel, title: `/${command.shown}` });
  filling = null;
  draw();
  changed();
  goToEnd();
  try {
    const outcome = await act("command", { as: store.me, channel: store.channel, command: command.words, options });
    settled(key, outcome);
    if (outcome.interaction.modal) openForm(outcome.interaction);
  } catch (error) {
    store.pending.delete(key);
    filling = kept;
    draw();
    changed();
    showError(error.message);
  }
}
