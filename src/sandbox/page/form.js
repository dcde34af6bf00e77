// Forms (modals) that the bot opens.

import { act } from "./api.js";
import { $, el } from "./dom.js";
import { settled } from "./messages.js";
import { store } from "./store.js";

const fieldOf = (row) => (row.type === 18 ? { ...row.component, label: row.label, description: row.description } : row.components[0]);

/** Shows the form of an interaction; sending it off begins the next one. */
export function openForm(interaction) {
  const dialog = $("form-dialog");
  const me = store.me;
  const { modal } = interaction;
  const problem = el("div", { class: "problem", role: "alert", hidden: true });
  const form = el("form", { method: "dialog" },
    el("h2", { text: modal.title }), modal.components.map((row) => input(fieldOf(row))), problem,
    el("div", { class: "dialog-row" },
      el("button", { class: "control button-plain", type: "button", text: "Cancel", onclick: () => dialog.close() }),
      el("button", { class: "control button-primary", type: "submit", text: "Submit" })));
  let sent = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries([...form.querySelectorAll("[name]")].map((one) => [one.name, one.value]));
    try {
      const outcome = await act("submit", { as: me, interaction: interaction.id, values });
      sent = true;
      if (outcome.interaction.state === "failed") throw new Error("Something went wrong. The application did not respond.");
      dialog.close();
      settled(`command-${outcome.interaction.id}`, outcome);
    } catch (error) {
      problem.textContent = `⚠ ${error.message}`;
      problem.hidden = false;
    }
  });
  dialog.onclose = () => !sent && act("cancel", { as: me, interaction: interaction.id }).catch(() => {});
  dialog.replaceChildren(form);
  dialog.setAttribute("aria-label", modal.title);
  dialog.showModal();
}

function input(field) {
  const shared = {
    id: `field-${field.custom_id}`, name: field.custom_id, placeholder: field.placeholder, required: field.required !== false,
    minlength: field.min_length, maxlength: field.max_length ?? 4000,
  };
  const box = field.style === 2 ? el("textarea", { ...shared, rows: 4 }) : el("input", { ...shared, type: "text" });
  box.value = field.value ?? "";
  return el("div", { class: "field" },
    el("label", { for: shared.id }, field.label ?? field.custom_id, field.required !== false && el("span", { class: "required", text: " *" })),
    field.description && el("small", { text: field.description }), box);
}
