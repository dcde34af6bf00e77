//! Whether a message keeps the platform's limits: what a platform would refuse, and what tests look for. Mends
//! nothing.

use std::collections::BTreeSet;

use super::limits::{
    ALT, CONTENT, CUSTOM_ID, LABEL, MENTIONS, PLACEHOLDER, ROW_BUTTONS, ROWS, SELECT_OPTIONS, SELECT_TEXT,
};
use super::{Button, Post, Row, Select, Target};

/// What the platform would refuse about a message, in words for developers; empty when it is sound.
pub fn faults(post: &Post) -> Vec<String> {
    let mut faults = Faults::default();
    faults.length("text", &post.text, 0, CONTENT);
    faults.count("rows", post.rows.len(), 0, ROWS);
    faults.count("mentions", post.mentions.len(), 0, MENTIONS);
    if post.text.is_empty() && post.picture.is_none() {
        faults.0.push("nothing to show".to_owned());
    }
    if let Some(picture) = &post.picture {
        faults.length("alt text", &picture.alt, 1, ALT);
    }
    let mut ids = BTreeSet::new();
    for row in &post.rows {
        match row {
            Row::Buttons(buttons) => {
                faults.count("buttons", buttons.len(), 1, ROW_BUTTONS);
                buttons.iter().for_each(|button| faults.button(button, &mut ids));
            }
            Row::Select(select) => faults.select(select, &mut ids),
        }
    }
    faults.0
}

#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn count(&mut self, what: &str, count: usize, least: usize, most: usize) {
        if !(least..=most).contains(&count) {
            self.0.push(format!("{what}: {count}, not {least} to {most}"));
        }
    }

    fn length(&mut self, what: &str, text: &str, least: usize, most: usize) {
        let length = text.chars().count();
        if !(least..=most).contains(&length) {
            self.0.push(format!("{what} of {length} characters, not {least} to {most}: {text}"));
        }
    }

    fn id(&mut self, id: &str, ids: &mut BTreeSet<String>) {
        self.length("custom id", id, 1, CUSTOM_ID);
        if !ids.insert(id.to_owned()) {
            self.0.push(format!("custom id twice: {id}"));
        }
    }

    fn button(&mut self, button: &Button, ids: &mut BTreeSet<String>) {
        self.length("label", &button.label, 1, LABEL);
        if let Target::Press(id) = &button.target {
            self.id(id, ids);
        }
    }

    fn select(&mut self, select: &Select, ids: &mut BTreeSet<String>) {
        self.id(&select.id, ids);
        self.length("placeholder", &select.placeholder, 0, PLACEHOLDER);
        self.count("options", select.options.len(), 1, SELECT_OPTIONS);
        self.count("least choices", select.min, 0, select.max);
        self.count("most choices", select.max, 1, select.options.len());
        let mut values = BTreeSet::new();
        for option in &select.options {
            self.length("option", &option.label, 1, SELECT_TEXT);
            self.length("value", &option.value, 1, SELECT_TEXT);
            self.length("note", option.note.as_deref().unwrap_or("-"), 1, SELECT_TEXT);
            if !values.insert(&option.value) {
                self.0.push(format!("value twice: {}", option.value));
            }
        }
        let chosen = select.options.iter().filter(|option| option.chosen).count();
        self.count("chosen beforehand", chosen, 0, select.max);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Look, SelectOption};
    use super::*;

    fn button(id: &str, label: &str) -> Button {
        Button { target: Target::Press(id.to_owned()), label: label.to_owned(), look: Look::Plain, enabled: true }
    }

    fn option(value: &str, chosen: bool) -> SelectOption {
        SelectOption { label: "A".to_owned(), value: value.to_owned(), note: None, chosen }
    }

    fn post(rows: Vec<Row>) -> Post {
        Post { text: "Pick a role.".to_owned(), rows, ..Post::default() }
    }

    #[test]
    fn a_sound_message_has_no_faults() {
        let select =
            Select { id: "c".to_owned(), placeholder: String::new(), options: vec![option("a", true)], min: 0, max: 1 };
        let rows = vec![Row::Buttons(vec![button("a", "A"), button("b", "B")]), Row::Select(select)];
        assert_eq!(faults(&post(rows)), Vec::<String>::new());
    }

    #[test]
    fn each_limit_is_looked_at() {
        let many = |n: usize| (0..n).map(|i| button(&i.to_string(), "A")).collect::<Vec<_>>();
        let select = |options: Vec<SelectOption>, min, max| {
            vec![Row::Select(Select { id: "s".to_owned(), placeholder: String::new(), options, min, max })]
        };
        let options = |n: usize| (0..n).map(|i| option(&i.to_string(), false)).collect::<Vec<_>>();
        for (rows, fault) in [
            (vec![Row::Buttons(many(6))], "buttons: 6"),
            (vec![Row::Buttons(vec![])], "buttons: 0"),
            ((0..6).map(|i| Row::Buttons(vec![button(&i.to_string(), "A")])).collect(), "rows: 6"),
            (vec![Row::Buttons(vec![button("a", "A"), button("a", "B")])], "custom id twice"),
            (vec![Row::Buttons(vec![button("a", "")])], "label of 0"),
            (vec![Row::Buttons(vec![button("a", &"x".repeat(81))])], "label of 81"),
            (vec![Row::Buttons(vec![button(&"x".repeat(101), "A")])], "custom id of 101"),
            (select(options(26), 1, 1), "options: 26"),
            (select(vec![], 0, 1), "options: 0"),
            (select(options(2), 1, 3), "most choices: 3"),
            (select(options(2), 2, 1), "least choices: 2"),
            (select(vec![option("a", false), option("a", false)], 1, 1), "value twice"),
            (select(vec![option("a", true), option("b", true)], 1, 1), "chosen beforehand: 2"),
        ] {
            let found = faults(&post(rows));
            assert!(found.iter().any(|found| found.starts_with(fault)), "{fault}: {found:?}");
        }
        assert!(!faults(&Post::default()).is_empty());
        assert!(!faults(&Post { text: "x".repeat(2001), ..Post::default() }).is_empty());
    }
}
