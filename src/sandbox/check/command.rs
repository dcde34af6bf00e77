//! Limits of application commands (documentation, "Application Commands").

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::super::error::ApiError;
use super::{Form, modal, read_form};

/// Chat input commands an application may have.
const COMMANDS: usize = 100;
/// Characters of a whole command: names, descriptions and values, of each field the longest language.
const CHARACTERS: usize = 8000;
/// The locales Discord has (documentation, "Locales").
pub(crate) const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar",
    "he",
];
/// Fields that only some kinds of option have, with the kinds.
const SPECIAL: [(&str, &[i64]); 8] = [
    ("options", &[1, 2]),
    ("choices", &[3, 4, 10]),
    ("autocomplete", &[3, 4, 10]),
    ("min_length", &[3]),
    ("max_length", &[3]),
    ("min_value", &[4, 10]),
    ("max_value", &[4, 10]),
    ("channel_types", &[7]),
];

/// Checks the whole list of a bulk overwrite.
///
/// # Errors
/// 50035 with every complaint; 30032 for too many.
pub(crate) fn check(commands: &Value) -> Result<(), ApiError> {
    let wrapped = serde_json::json!({ "commands": commands });
    if commands.as_array().is_some_and(|list| list.len() > COMMANDS) {
        return Err(ApiError::new(400, 30032, "Maximum number of application commands reached (100)"));
    }
    let checked = read_form(&wrapped, &[], |form| {
        let mut names = BTreeSet::new();
        for command in form.forms("commands", 0..=COMMANDS).unwrap_or_default() {
            if read_command(&command) > CHARACTERS {
                let message = "Command exceeds maximum size (8000)";
                command.complain("", "APPLICATION_COMMAND_TOO_LARGE", message);
            }
            no_twins(&command, &mut names);
        }
    });
    // Discord names the commands by their place alone.
    checked.map_err(|refusal| {
        let errors = refusal.errors.as_ref().map(|errors| errors["commands"].clone());
        ApiError { errors, ..refusal }
    })
}

fn read_command(command: &Form) -> usize {
    command.only(&[
        "id",
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "default_member_permissions",
        "dm_permission",
        "nsfw",
        "contexts",
        "integration_types",
        "handler",
    ]);
    if command.integer("type", 1..=4).unwrap_or(1) != 1 {
        command.complain("type", "SANDBOX_ABSENT", "The sandbox has only slash commands.");
    }
    command.boolean("dm_permission");
    command.boolean("nsfw");
    for (field, most) in [("contexts", 2), ("integration_types", 1)] {
        for value in command.list(field, 0..=3).into_iter().flatten() {
            if !value.as_i64().is_some_and(|number| (0..=most).contains(&number)) {
                command.complain(field, "BASE_TYPE_CHOICES", "This value is not among the possible ones.");
            }
        }
    }
    read_words(command) + read_options(command, 0)
}

/// Name and description with their translations; the number of characters that counts.
fn read_words(form: &Form) -> usize {
    let name = form.need_text("name", 1..=32);
    check_name(form, "name", name);
    let description = form.need_text("description", 1..=100);
    let names = read_translations(form, "name_localizations", 1..=32);
    for name in &names {
        check_name(form, "name_localizations", name);
    }
    let descriptions = read_translations(form, "description_localizations", 1..=100);
    longest(name, &names) + longest(description, &descriptions)
}

fn longest(base: &str, translations: &[&str]) -> usize {
    translations.iter().copied().chain([base]).map(|text| text.chars().count()).max().unwrap_or(0)
}

/// Reads a map from locale to text.
pub(super) fn read_translations<'a>(form: &Form<'a>, field: &str, length: RangeInclusive<usize>) -> Vec<&'a str> {
    let Some(map) = form.form(field) else { return Vec::new() };
    let mut texts = Vec::new();
    for (locale, _) in map.fields() {
        if !LOCALES.contains(&locale.as_str()) {
            map.complain(locale, "BASE_TYPE_CHOICES", "This locale is not known.");
        }
        texts.extend(map.text(locale, length.clone()));
    }
    texts
}

/// Discord's pattern `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` (the mark in it is U+02BC), lower case where
/// there is one.
fn check_name(form: &Form, field: &str, name: &str) {
    let fits = |c: char| {
        let script = matches!(c, '\u{0900}'..='\u{097f}' | '\u{0e00}'..='\u{0e7f}');
        c.is_alphanumeric() || "-_\u{02bc}".contains(c) || script
    };
    let is_lower = name.to_lowercase() == name;
    if !name.chars().all(fits) || !is_lower {
        let message = "Command name is invalid: only lower case letters, digits, dash and underscore.";
        form.complain(field, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// Two siblings may not have one name, in no language.
fn no_twins(form: &Form, names: &mut BTreeSet<(String, String)>) {
    let mut own: Vec<(String, String)> = Vec::new();
    if let Some(name) = form.get("name").and_then(Value::as_str) {
        own.push((String::new(), name.to_owned()));
    }
    if let Some(map) = form.get("name_localizations").and_then(Value::as_object) {
        let texts = map.iter().filter_map(|(locale, name)| Some((locale.clone(), name.as_str()?.to_owned())));
        own.extend(texts);
    }
    for name in own {
        if !names.insert(name) {
            form.complain("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Names must be unique.");
        }
    }
}

/// Reads the options of a command (depth 0), a group (1) or a subcommand; counts their characters.
fn read_options(parent: &Form, depth: usize) -> usize {
    let mut characters = 0;
    let mut names = BTreeSet::new();
    let mut optional_came = false;
    let options = parent.forms("options", 0..=25).unwrap_or_default();
    let is_branch = |form: &Form| matches!(form.get("type").and_then(Value::as_i64), Some(1 | 2));
    let branches = options.iter().filter(|option| is_branch(option)).count();
    if branches != 0 && branches != options.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        parent.complain("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for option in options {
        characters += read_option(&option, depth);
        no_twins(&option, &mut names);
        let required = option.boolean("required").unwrap_or(false);
        if required && optional_came {
            let message = "Required options must be placed before non-required options";
            option.complain("required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_came |= !required && !is_branch(&option);
    }
    characters
}

fn read_option(option: &Form, depth: usize) -> usize {
    option.only(&[
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "required",
        "choices",
        "options",
        "channel_types",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "autocomplete",
    ]);
    let kind = option.need_integer("type", 1..=11);
    if (kind == 2 && depth > 0) || (kind == 1 && depth > 1) {
        option.complain("type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Too deep for this type.");
    }
    for (field, kinds) in SPECIAL {
        let is_empty_list = option.get(field).and_then(Value::as_array).is_some_and(Vec::is_empty);
        let is_off = option.get(field).and_then(Value::as_bool) == Some(false);
        if option.get(field).is_some() && !kinds.contains(&kind) && !is_empty_list && !is_off {
            option.complain(
                field,
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "This type of option has no such field.",
            );
        }
    }
    let choices = option.list("choices", 0..=25).map_or(0, Vec::len);
    if choices > 0 && option.boolean("autocomplete") == Some(true) {
        let message = "Options with autocomplete cannot have choices.";
        option.complain("autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message);
    }
    modal::read_choice_list(option);
    option.integer("min_length", 0..=6000);
    option.integer("max_length", 1..=6000);
    read_words(option) + choice_characters(option) + read_options(option, depth + if kind == 1 { 2 } else { 1 })
}

fn choice_characters(option: &Form) -> usize {
    let choices = option.list("choices", 0..=25).into_iter().flatten();
    let texts = choices.flat_map(|choice| [choice["name"].as_str(), choice["value"].as_str()]);
    texts.flatten().map(|text| text.chars().count()).sum()
}
