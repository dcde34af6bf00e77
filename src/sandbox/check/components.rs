//! Limits of the classic components of a message: rows of buttons, or of one select.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Form;

/// The longest custom id.
pub(super) const CUSTOM_ID: usize = 100;

/// Reads the components of a message.
pub(super) fn read(message: &Form) -> Vec<Value> {
    let mut ids = BTreeSet::new();
    for row in message.forms("components", 0..=5).unwrap_or_default() {
        row.only(&["type", "id", "components"]);
        if row.need_integer("type", 1..=40) != 1 {
            row.complain("type", "BASE_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).");
            continue;
        }
        if row.get("components").is_none() {
            row.complain("components", "BASE_TYPE_REQUIRED", "This field is required");
        }
        let parts = row.forms("components", 1..=5).unwrap_or_default();
        let alone = parts.len() == 1;
        for part in parts {
            read_part(&part, alone, &mut ids);
        }
    }
    message.list("components", 0..=5).cloned().unwrap_or_default()
}

fn read_part(part: &Form, alone: bool, ids: &mut BTreeSet<String>) {
    match part.need_integer("type", 1..=40) {
        2 => read_button(part, ids),
        3 => read_select(part, ids),
        5..=8 => part.complain("type", "SANDBOX_ABSENT", "The sandbox has only selects of text."),
        _ => part.complain("type", "BASE_TYPE_CHOICES", "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8)."),
    }
    if part.get("type").and_then(Value::as_i64) != Some(2) && !alone {
        part.complain("", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
    }
}

fn read_button(button: &Form, ids: &mut BTreeSet<String>) {
    button.only(&["type", "id", "style", "label", "emoji", "custom_id", "url", "disabled"]);
    button.boolean("disabled");
    let label = button.text("label", 0..=80).unwrap_or_default();
    if label.is_empty() && !read_emoji(button) {
        button.complain("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or emoji");
    }
    let style = button.need_integer("style", 1..=5);
    if style == 5 {
        button.need_text("url", 1..=512);
        if button.has("custom_id") {
            button.complain("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", "A link has no custom id");
        }
    } else {
        if button.has("url") {
            button.complain("url", "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only a link has a url");
        }
        read_custom_id(button, ids);
    }
}

fn read_select(select: &Form, ids: &mut BTreeSet<String>) {
    select.only(&["type", "id", "custom_id", "options", "placeholder", "min_values", "max_values", "disabled"]);
    read_custom_id(select, ids);
    select.text("placeholder", 0..=150);
    select.boolean("disabled");
    if select.get("options").is_none() {
        select.complain("options", "BASE_TYPE_REQUIRED", "This field is required");
    }
    let options = select.forms("options", 1..=25).unwrap_or_default();
    let least = select.integer("min_values", 0..=25).unwrap_or(1);
    let most = select.integer("max_values", 1..=25).unwrap_or(1);
    if usize::try_from(most).is_ok_and(|most| most > options.len()) || least > most {
        let message = "The number of values must fit the options.";
        select.complain("max_values", "SELECT_COMPONENT_VALUES_OUT_OF_RANGE", message);
    }
    let mut values = BTreeSet::new();
    let mut chosen = 0;
    for option in options {
        option.only(&["label", "value", "description", "emoji", "default"]);
        option.need_text("label", 1..=100);
        option.text("description", 0..=100);
        read_emoji(&option);
        chosen += i64::from(option.boolean("default").unwrap_or(false));
        if !values.insert(option.need_text("value", 1..=100)) {
            let message = "The specified option value is already used";
            option.complain("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
    if chosen > most {
        let message = "More options are chosen beforehand than may be chosen.";
        select.complain("options", "SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE", message);
    }
}

/// Reads a custom id, which may stand in a message only once.
pub(super) fn read_custom_id(component: &Form, ids: &mut BTreeSet<String>) {
    let id = component.need_text("custom_id", 1..=CUSTOM_ID);
    if !id.is_empty() && !ids.insert(id.to_owned()) {
        let message = "Component custom id cannot be duplicated";
        component.complain("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// Whether there is an emoji; complains about one that is none.
fn read_emoji(component: &Form) -> bool {
    let Some(emoji) = component.form("emoji") else { return false };
    emoji.only(&["id", "name", "animated"]);
    if emoji.get("id").is_none() && emoji.get("name").is_none() {
        emoji.complain("name", "BASE_TYPE_REQUIRED", "This field is required");
    }
    true
}
