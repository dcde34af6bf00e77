//! Strict reading of what the bot sends: every field known, of the right type and within Discord's limits. All
//! complaints about a form are collected, each at its path, and answered together as Discord does.

pub(crate) mod command;
pub(crate) mod components;
pub(crate) mod embed;
pub(crate) mod message;
pub(crate) mod modal;

use std::cell::RefCell;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::error::{ApiError, Findings};
use super::snowflake::Id;

/// Reads `value` with `read`, which notes its complaints in the form.
///
/// # Errors
/// All complaints as one refusal (50035).
pub(crate) fn read_form<T>(value: &Value, path: &[&str], read: impl FnOnce(&Form) -> T) -> Result<T, ApiError> {
    let findings = RefCell::new(Findings::default());
    let path = path.iter().map(|step| (*step).to_owned()).collect();
    let result = Form::of(value, path, &findings).map(|form| read(&form));
    findings.into_inner().into_result()?;
    result.ok_or_else(|| ApiError::form(&[], "MODEL_TYPE_CONVERT", "Only dictionaries may be used."))
}

/// One JSON object being read.
pub(crate) struct Form<'a> {
    map: &'a Map<String, Value>,
    path: Vec<String>,
    findings: &'a RefCell<Findings>,
}

impl<'a> Form<'a> {
    fn of(value: &'a Value, path: Vec<String>, findings: &'a RefCell<Findings>) -> Option<Form<'a>> {
        let Some(map) = value.as_object() else {
            findings.borrow_mut().add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used.");
            return None;
        };
        Some(Form { map, path, findings })
    }

    /// Complains about a field, or with an empty key about the whole object.
    pub(crate) fn complain(&self, key: &str, code: &str, message: &str) {
        let mut path = self.path.clone();
        if !key.is_empty() {
            path.push(key.to_owned());
        }
        self.findings.borrow_mut().add(path, code, message);
    }

    /// Complains about every field that is not in the list.
    pub(crate) fn only(&self, known: &[&str]) {
        for key in self.map.keys().filter(|key| !known.contains(&key.as_str())) {
            self.complain(key, "UNKNOWN_FIELD", "This field is not known here.");
        }
    }

    /// A field's value; `null` counts as absent.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    /// Whether the field is there at all, be it `null`.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    fn required(&self, key: &str) {
        self.complain(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Text of a length in characters.
    pub(crate) fn text(&self, key: &str, length: RangeInclusive<usize>) -> Option<&'a str> {
        let value = self.get(key)?;
        let Some(text) = value.as_str() else {
            self.complain(key, "STRING_TYPE_CONVERT", "Could not interpret value as string.");
            return None;
        };
        let (least, most) = (*length.start(), *length.end());
        let count = text.chars().count();
        if count > most && least == 0 {
            self.complain(key, "BASE_TYPE_MAX_LENGTH", &format!("Must be {most} or fewer in length."));
        } else if !length.contains(&count) {
            self.complain(key, "BASE_TYPE_BAD_LENGTH", &format!("Must be between {least} and {most} in length."));
        }
        Some(text)
    }

    /// Text that must be there; empty where it is not.
    pub(crate) fn need_text(&self, key: &str, length: RangeInclusive<usize>) -> &'a str {
        if self.get(key).is_none() {
            self.required(key);
        }
        self.text(key, length).unwrap_or_default()
    }

    /// A whole number in a range.
    pub(crate) fn integer(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.get(key)?;
        let Some(number) = value.as_i64() else {
            self.complain(key, "NUMBER_TYPE_COERCE", "Value is not int.");
            return None;
        };
        if number > *range.end() {
            let message = format!("int value should be less than or equal to {}.", range.end());
            self.complain(key, "NUMBER_TYPE_MAX", &message);
        } else if number < *range.start() {
            let message = format!("int value should be greater than or equal to {}.", range.start());
            self.complain(key, "NUMBER_TYPE_MIN", &message);
        }
        Some(number)
    }

    /// A whole number that must be there; zero where it is not.
    pub(crate) fn need_integer(&self, key: &str, range: RangeInclusive<i64>) -> i64 {
        if self.get(key).is_none() {
            self.required(key);
        }
        self.integer(key, range).unwrap_or_default()
    }

    pub(crate) fn boolean(&self, key: &str) -> Option<bool> {
        let value = self.get(key)?;
        if value.as_bool().is_none() {
            self.complain(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        value.as_bool()
    }

    pub(crate) fn snowflake(&self, key: &str) -> Option<Id> {
        let value = self.get(key)?;
        let id = Id::from_json(value);
        if id.is_none() {
            self.complain(key, "NUMBER_TYPE_COERCE", &format!("Value {value} is not snowflake."));
        }
        id
    }

    /// A list of a length, as it stands.
    pub(crate) fn list(&self, key: &str, length: RangeInclusive<usize>) -> Option<&'a Vec<Value>> {
        let value = self.get(key)?;
        let Some(list) = value.as_array() else {
            self.complain(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return None;
        };
        let (least, most) = (*length.start(), *length.end());
        if !length.contains(&list.len()) {
            self.complain(key, "BASE_TYPE_BAD_LENGTH", &format!("Must be between {least} and {most} in length."));
        }
        Some(list)
    }

    /// A list of objects, each a form of its own.
    pub(crate) fn forms(&self, key: &str, length: RangeInclusive<usize>) -> Option<Vec<Form<'a>>> {
        let list = self.list(key, length)?;
        let mut forms = Vec::new();
        for (index, value) in list.iter().enumerate() {
            let mut path = self.path.clone();
            path.extend([key.to_owned(), index.to_string()]);
            forms.extend(Form::of(value, path, self.findings));
        }
        Some(forms)
    }

    /// An object in a field.
    pub(crate) fn form(&self, key: &str) -> Option<Form<'a>> {
        let value = self.get(key)?;
        let mut path = self.path.clone();
        path.push(key.to_owned());
        Form::of(value, path, self.findings)
    }

    /// All fields, for objects whose keys are data (localisations).
    pub(crate) fn fields(&self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        self.map.iter()
    }
}
