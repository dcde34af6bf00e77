//! Limits of modals and of the other answers that are not messages.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::error::ApiError;
use super::components::{CUSTOM_ID, read_custom_id};
use super::{Form, read_form};

/// Reads the `data` of an answer that opens a form (type 9): rows with one text field each, alone or in a label.
pub(crate) fn read(value: &Value) -> Result<(), ApiError> {
    read_form(value, &["data"], |form| {
        form.only(&["custom_id", "title", "components"]);
        form.need_text("custom_id", 1..=CUSTOM_ID);
        form.need_text("title", 1..=45);
        if form.get("components").is_none() {
            form.complain("components", "BASE_TYPE_REQUIRED", "This field is required");
        }
        let mut ids = BTreeSet::new();
        for row in form.forms("components", 1..=5).unwrap_or_default() {
            match row.need_integer("type", 1..=40) {
                1 => {
                    row.only(&["type", "id", "components"]);
                    for input in row.forms("components", 1..=1).unwrap_or_default() {
                        read_input(&input, true, &mut ids);
                    }
                }
                18 => {
                    row.only(&["type", "id", "label", "description", "component"]);
                    row.need_text("label", 1..=45);
                    row.text("description", 0..=100);
                    if let Some(input) = row.form("component") {
                        read_input(&input, false, &mut ids);
                    }
                }
                _ => row.complain("type", "BASE_TYPE_CHOICES", "Value of field \"type\" must be one of (1, 18)."),
            }
        }
    })
}

fn read_input(input: &Form, needs_label: bool, ids: &mut BTreeSet<String>) {
    input.only(&[
        "type",
        "id",
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
    ]);
    if input.need_integer("type", 1..=40) != 4 {
        input.complain("type", "SANDBOX_ABSENT", "The sandbox has only text fields in forms.");
        return;
    }
    read_custom_id(input, ids);
    if needs_label {
        input.need_text("label", 1..=45);
    }
    input.need_integer("style", 1..=2);
    input.integer("min_length", 0..=4000);
    input.integer("max_length", 1..=4000);
    input.boolean("required");
    input.text("value", 0..=4000);
    input.text("placeholder", 0..=100);
}

/// Reads the `data` of suggestions (type 8).
pub(crate) fn read_choices(value: &Value) -> Result<Value, ApiError> {
    read_form(value, &["data"], |form| {
        form.only(&["choices"]);
        if form.get("choices").is_none() {
            form.complain("choices", "BASE_TYPE_REQUIRED", "This field is required");
        }
        read_choice_list(form);
        form.get("choices").cloned().unwrap_or_default()
    })
}

/// Reads `choices`: at most 25, a name of 1 to 100 characters and a value each.
pub(super) fn read_choice_list(form: &Form) {
    for choice in form.forms("choices", 0..=25).unwrap_or_default() {
        choice.only(&["name", "name_localizations", "value"]);
        choice.need_text("name", 1..=100);
        super::command::read_translations(&choice, "name_localizations", 1..=100);
        match choice.get("value") {
            Some(Value::String(_)) => {
                choice.text("value", 0..=100);
            }
            Some(Value::Number(_)) => {}
            _ => choice.complain("value", "BASE_TYPE_REQUIRED", "This field is required"),
        }
    }
}
