// The list of suggestions above the message box: commands, options' values.

import { $, el } from "./dom.js";

let items = [];
let active = -1;
let owner = null;

/** Shows suggestions `{main, note, pick}` for an input; `first` marks the first one at once. */
export function showPicker(input, heading, list, first = false) {
  items = list;
  owner = input;
  active = first && list.length ? 0 : -1;
  const picker = $("picker");
  picker.replaceChildren(
    ...[heading && el("div", { class: "picker-heading", text: heading, "aria-hidden": "true" })].filter(Boolean),
    ...list.map((item, index) => el("div", {
      class: "picker-item", role: "option", id: `pick-${index}`,
      // The input must keep the focus, or its blur would take the list away before the click.
      onpointerdown: (event) => event.preventDefault(), onclick: () => item.pick(),
    }, el("span", { class: "picker-main", text: item.main }), item.note && el("span", { class: "picker-note", text: item.note }))));
  picker.hidden = !heading && !list.length;
  picker.scrollTop = 0;
  mark();
}

/** Hides the list; with an input, only if it is that one's. */
export function hidePicker(input = owner) {
  if (input !== owner) return;
  items = [];
  active = -1;
  owner?.removeAttribute("aria-activedescendant");
  owner?.setAttribute("aria-expanded", "false");
  owner = null;
  $("picker").hidden = true;
}

function mark() {
  document.querySelectorAll("#picker .picker-item").forEach((item, index) => {
    item.setAttribute("aria-selected", String(index === active));
    if (index === active) item.scrollIntoView({ block: "nearest" });
  });
  owner?.setAttribute("aria-expanded", String(items.length > 0));
  if (active >= 0) owner?.setAttribute("aria-activedescendant", `pick-${active}`);
  else owner?.removeAttribute("aria-activedescendant");
}

/** Lets the list use a key; tells whether it did. */
export function pickerKey(event) {
  if ($("picker").hidden) return false;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!items.length) return false;
    active = (active + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length;
    mark();
  } else if ((event.key === "Enter" || event.key === "Tab") && active >= 0 && !event.shiftKey) {
    items[active].pick();
  } else if (event.key === "Escape") {
    hidePicker();
  } else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** What an input with suggestions needs to be understood by a screen reader. */
export const comboRole = { role: "combobox", "aria-autocomplete": "list", "aria-controls": "picker", "aria-expanded": "false" };
