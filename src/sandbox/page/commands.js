// The registered commands as the picker needs them: one entry for each that can be run.

import { currentChannel, store } from "./store.js";

/** All runnable commands: `{words, shown, description, options, id, contexts}`. */
export function runnable() {
  const found = [];
  for (const command of store.commands) walk(command, command, [], [], found);
  const here = currentChannel()?.kind === "dm" ? 1 : 0;
  return found.filter((one) => !one.contexts || one.contexts.includes(here));
}

function walk(root, node, words, shown, found) {
  words = [...words, node.name];
  shown = [...shown, node.shown_name ?? node.name];
  const options = node.options ?? [];
  const branches = options.filter((option) => option.type === 1 || option.type === 2);
  if (branches.length) {
    for (const branch of branches) walk(root, branch, words, shown, found);
    return;
  }
  found.push({
    id: root.id, words: words.join(" "), shown: shown.join(" "), contexts: root.contexts,
    description: node.shown_description ?? node.description, options,
  });
}

export const commandById = (id, words) => runnable().find((one) => one.id === id && one.words === words);

/** Folds case and accents, so that typed text finds its name. */
export const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();

/** The commands that fit what was typed after the slash, those that begin with it first. */
export function matching(typed) {
  const wanted = fold(typed.trim());
  const rank = (one) => {
    const names = [fold(one.shown), fold(one.words)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return runnable().map((one) => [rank(one), one]).filter(([rank]) => rank < 2).sort(([a], [b]) => a - b).map(([, one]) => one);
}
