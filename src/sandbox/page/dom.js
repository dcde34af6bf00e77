// Building the page: every text goes in as text, never as markup.

/** Makes an element. Properties: `class`, `text`, `data` (an object), `on…` handlers, anything else an attribute. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const $ = (id) => document.getElementById(id);

/** A person's round picture: the initial on their colour. The bot's is its own sign. */
export function avatar(name, colour, extra = "") {
  const bot = !colour;
  const round = el("span", { class: `avatar ${bot ? "avatar-bot" : ""} ${extra}`, "aria-hidden": "true" });
  if (!bot) {
    round.textContent = [...name][0] ?? "?";
    round.style.backgroundColor = colour;
  }
  return round;
}

/** Replaces the children of an element only if they would differ, so that focus and open menus stay. */
export function fill(element, signature, make) {
  const text = JSON.stringify(signature);
  if (element.dataset.signature === text) return;
  element.dataset.signature = text;
  const focused = document.activeElement?.dataset?.key;
  element.replaceChildren(...[make()].flat().filter(Boolean));
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}
