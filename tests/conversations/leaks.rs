//! What was said in public, and whether it tells more than the public may know.

use std::collections::BTreeSet;

use guildhall::chat::{Id, To};
use guildhall::words::{Language, sources};
use serde_json::Value;

/// What is told of a Gold mine names cards that lay open for a moment, between two views of the public.
const MINE: &str = "the Gold mine";

/// One request that posts or edits in a channel that everybody sees.
#[derive(Clone, Debug)]
pub struct Said {
    text: String,
    ids: Vec<String>,
    files: Vec<String>,
    /// The move at which it was said, where it tells more than of the one it names.
    after: Option<u64>,
}

impl Said {
    /// The number of the move in the small line of a board.
    pub fn step(text: &str) -> Option<u64> {
        text.lines().nth(1)?.rsplit_once("move ")?.1.trim().parse().ok()
    }

    /// All its words.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// In which respects it tells too much. `views` is what the public has seen after so many entries, `prefix` how the
    /// keys of the names of cards begin.
    pub fn faults(&self, views: &[Value], prefix: &str) -> Vec<String> {
        let mut faults = Vec::new();
        // Without a number it is a lobby, which comes before everything, or the end, when all is open.
        let known = match Said::step(&self.text).max(self.after) {
            Some(step) => words_in(&views[..=(step as usize).min(views.len() - 1)]),
            None if is_last(&self.text) => words_in(views),
            None => words_in(&views[..1]),
        };
        let sentences = self.text.split_inclusive(['\n', '.']).filter(|sentence| !sentence.contains(MINE));
        let text: String = sentences.collect();
        for (card, name) in cards(prefix) {
            if !known.contains(&card) && has_name(&text, &name) {
                faults.push(format!("{name} is no public knowledge: {}", self.text));
            }
        }
        for id in &self.ids {
            if !matches!(id.parse(), Ok(Id { to: To::Word(..), .. })) {
                faults.push(format!("a way to a move in public: {id}"));
            }
        }
        faults.extend(self.files.iter().filter(|file| *file != "board.png").map(|file| format!("a file {file}")));
        faults
    }
}

/// Whether it is what is said at the end of a game, in English.
pub fn is_last(text: &str) -> bool {
    text.starts_with("**Game over.")
}

/// Everything posted or edited in a channel and in `place`, with its alt texts and labels.
pub fn said_in_public(requests: &[Value], place: &str) -> Vec<Said> {
    let is_public = |request: &&Value| {
        let path = request["path"].as_str().unwrap_or_default();
        path.starts_with(&format!("/channels/{place}/messages")) && request["request"].is_object()
    };
    let mut newest = None;
    let said = requests.iter().filter(is_public).map(|request| {
        let mut said = said(request);
        // At the end of a game all is open.
        let step = if is_last(&said.text) { Some(u64::MAX) } else { Said::step(&said.text) };
        if is_answered(&request["request"]) {
            said.after = newest;
        }
        newest = newest.max(step);
        said
    });
    said.collect()
}

/// Whether it is the edit of a board that was answered: what it says came to be known by the newest board, which stands
/// below it.
fn is_answered(body: &Value) -> bool {
    body["content"].is_string() && body["components"] == serde_json::json!([]) && body["attachments"].is_null()
}

fn said(request: &Value) -> Said {
    let body = &request["request"];
    let mut texts = vec![body["content"].as_str().unwrap_or_default().to_owned()];
    let mut ids = Vec::new();
    collect(body, &mut |key, text| match key {
        "custom_id" => ids.push(text.to_owned()),
        "label" | "description" | "placeholder" | "value" => texts.push(text.to_owned()),
        _ => {}
    });
    let files = request["files"].as_array().into_iter().flatten();
    let files = files.filter_map(|file| file["filename"].as_str().map(str::to_owned)).collect();
    Said { text: texts.join("\n"), ids, files, after: None }
}

/// Calls `found` with every text below a value and the name of its field.
fn collect(value: &Value, found: &mut impl FnMut(&str, &str)) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                if let Some(text) = inner.as_str() {
                    found(key, text);
                }
                collect(inner, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        _ => {}
    }
}

/// Every text and name of a field in these views.
fn words_in(views: &[Value]) -> BTreeSet<String> {
    fn gather(value: &Value, words: &mut BTreeSet<String>) {
        match value {
            Value::String(text) => {
                words.insert(text.clone());
            }
            Value::Array(items) => items.iter().for_each(|item| gather(item, words)),
            Value::Object(fields) => fields.iter().for_each(|(key, inner)| {
                words.insert(key.clone());
                gather(inner, words);
            }),
            _ => {}
        }
    }
    let mut words = BTreeSet::new();
    views.iter().for_each(|view| gather(view, &mut words));
    words
}

/// The cards of the game: their ids and their English names.
fn cards(prefix: &str) -> Vec<(String, String)> {
    let lines = sources(Language::En).into_iter().flat_map(|(_, text)| text.lines());
    let cards = lines.filter_map(|line| line.strip_prefix(prefix)?.split_once(" = "));
    cards.map(|(id, name)| (id.trim().to_owned(), name.trim().to_owned())).collect()
}

/// Whether a text has this name as whole words.
fn has_name(text: &str, name: &str) -> bool {
    let is_apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(name)
        .any(|(at, _)| is_apart(text[..at].chars().next_back()) && is_apart(text[at + name.len()..].chars().next()))
}

#[test]
fn a_leak_would_be_seen() {
    let view = serde_json::json!({"buildings": ["indigo_plant"]});
    let (before, after) = (view, serde_json::json!({"buildings": ["library"]}));
    let views = [before, after];
    let board =
        |text: &str| Said { text: format!("first\nround 1 · move {text}"), ids: vec![], files: vec![], after: None };
    let cards = "sj-card-";
    assert!(self::cards(cards).len() > 25);
    assert!(board("0\nIndigo plant").faults(&views, cards).is_empty());
    assert!(board("1\nLibrary").faults(&views, cards).is_empty());
    assert_eq!(board("0\nA Library in a hand").faults(&views, cards).len(), 1);
    assert_eq!(board("1\nPalace").faults(&views, cards).len(), 1);
    assert_eq!(board("1\nTurned up by the Gold mine: Crane. Palace").faults(&views, cards).len(), 1);
    assert!(board("1\n· Anna takes Palace from the Gold mine").faults(&views, cards).is_empty());
    let shown = Said { ids: vec!["k7q.1.build.palace".into()], files: vec!["hand.png".into()], ..board("1") };
    assert_eq!(shown.faults(&views, cards).len(), 2);
}
