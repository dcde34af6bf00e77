// Suggestions for the options of a command: fixed choices, people, channels, and what the bot suggests.

import { act } from "./api.js";
import { fold } from "./commands.js";
import { showPicker } from "./picker.js";
import { store } from "./store.js";

const DEBOUNCE_MS = 120;

let asked = 0;
let timer = 0;

/** Shows what can be put into a field as it is typed. */
export function suggest(box, field, filling, done) {
  const { option } = field;
  const take = (main, value) => () => {
    field.text = main;
    field.value = value;
    box.value = main;
    done();
  };
  const heading = option.shown_description;
  const number = (asked += 1);
  clearTimeout(timer);
  if (option.autocomplete) {
    timer = setTimeout(() => askBot(box, field, filling, heading, take, number), DEBOUNCE_MS);
    return;
  }
  const wanted = fold(field.text);
  const fits = ([name]) => !wanted || field.value !== undefined || fold(name).includes(wanted);
  showPicker(box, heading, possible(option).filter(fits).map(([name, value]) => ({ main: name, pick: take(name, value) })));
}

/** Name and value of everything a field without the bot's help can take. */
function possible(option) {
  if (option.choices?.length) return option.choices.map((choice) => [choice.shown_name ?? choice.name, choice.value]);
  if (option.type === 5) return [["True", true], ["False", false]];
  if (option.type === 6) return store.state.users.map((one) => [one.name, one.id]);
  if (option.type === 7) return store.state.channels.filter((one) => one.kind !== "dm").map((one) => [one.name, one.id]);
  return [];
}

async function askBot(box, field, filling, heading, take, number) {
  const given = filling.fields.filter((other) => other.text && other !== field);
  const options = Object.fromEntries(given.map((other) => [other.option.name, other.value ?? other.text]));
  options[field.option.name] = field.text;
  try {
    const outcome = await act("autocomplete", {
      as: store.me, channel: store.channel, command: filling.command.words, focused: field.option.name, options,
    });
    if (number !== asked || document.activeElement !== box) return;
    const choices = outcome.interaction.choices;
    const note = choices ? heading : "Loading options failed";
    showPicker(box, note, (choices ?? []).map((choice) => ({ main: choice.name, pick: take(choice.name, choice.value) })));
  } catch (error) {
    if (number === asked) showPicker(box, error.message, []);
  }
}
