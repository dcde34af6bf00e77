//! Messages as Discord's REST interface takes them: plain data and its JSON. Sends nothing.
//!
//! Own structures rather than serenity's builders: new messages, edits and answers have a builder each, three ways to
//! say the same thing, and none of them can leave out a list that must stay as it is.

use serde::Serialize;

use crate::chat::limits::{ALT, cut};
use crate::chat::{Button, Look, Picture, Post, Row, Select, Target};

/// A message arrives without a sound. <https://discord.com/developers/docs/resources/message#message-object-message-flags>
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Only one person sees the message.
pub(super) const EPHEMERAL: u64 = 1 << 6;

/// The whole of a message. Every field is sent, so that an edit leaves nothing of the former message, unless its files are
/// to stay.
#[derive(Debug, Serialize)]
pub(super) struct Message<'a> {
    content: &'a str,
    allowed_mentions: Mentions,
    components: Vec<Component<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Attachment<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

impl<'a> Message<'a> {
    /// A new message. The nonce is enforced: sent twice, the second is answered with the first.
    ///
    /// A name that the allowed mentions leave out is shown as `@unknown-user` to whoever does not happen to know the
    /// person. So a post that names people and pings nobody is a silent one that allows them all.
    pub(super) fn new(post: &'a Post, nonce: &'a str) -> Message<'a> {
        let pings = !post.silent && !post.mentions.is_empty();
        let allowed_mentions = if pings { Mentions::only(&post.mentions) } else { Mentions::named_in(&post.text) };
        let is_silent = post.silent || (!pings && !allowed_mentions.users.is_empty());
        let flags = is_silent.then_some(SUPPRESS_NOTIFICATIONS);
        Message { allowed_mentions, flags, nonce: Some(nonce), enforce_nonce: Some(true), ..Message::edit(post) }
    }

    /// A new message that only one person sees.
    pub(super) fn private(post: &'a Post) -> Message<'a> {
        Message { flags: Some(EPHEMERAL), ..Message::edit(post) }
    }

    /// What replaces a message, or an answer. An edit never notifies, and says anew who is known by name.
    pub(super) fn edit(post: &'a Post) -> Message<'a> {
        Message {
            content: &post.text,
            allowed_mentions: Mentions::named_in(&post.text),
            components: post.rows.iter().map(row).collect(),
            attachments: Some(post.picture.iter().map(Attachment::of).collect()),
            flags: None,
            nonce: None,
            enforce_nonce: None,
        }
    }

    /// What replaces a message whose files stay.
    pub(super) fn beside_files(post: &'a Post) -> Message<'a> {
        Message { attachments: None, ..Message::edit(post) }
    }
}

/// A message without its buttons; the rest stays.
#[derive(Debug, Serialize)]
pub(super) struct Stripped<'a> {
    components: [(); 0],
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<&'a str>,
    allowed_mentions: Mentions,
}

impl<'a> Stripped<'a> {
    /// Such an edit, with another text or the one that is there.
    pub(super) fn saying(text: Option<&'a str>) -> Stripped<'a> {
        Stripped { components: [], content: text, allowed_mentions: Mentions::only(&[]) }
    }
}

/// A message with another text; the rest stays.
#[derive(Debug, Serialize)]
pub(super) struct Reworded<'a> {
    content: &'a str,
    allowed_mentions: Mentions,
}

impl<'a> Reworded<'a> {
    /// Such an edit.
    pub(super) fn to(text: &'a str) -> Reworded<'a> {
        Reworded { content: text, allowed_mentions: Mentions::named_in(text) }
    }
}

/// Whom the text may ping: the named ones, never a role, never everybody.
#[derive(Debug, Serialize)]
struct Mentions {
    parse: [(); 0],
    users: Vec<String>,
}

impl Mentions {
    fn only(users: &[crate::chat::UserId]) -> Mentions {
        Mentions { parse: [], users: users.iter().map(|user| user.0.to_string()).collect() }
    }

    /// Everybody whom the text names, each once: a list with somebody twice is refused.
    fn named_in(text: &str) -> Mentions {
        let mut users: Vec<String> = Vec::new();
        let named = text.split("<@").skip(1).filter_map(|rest| rest.split_once('>'));
        for id in named.map(|(id, _)| id).filter(|id| id.parse::<u64>().is_ok()) {
            if !users.iter().any(|known| known == id) {
                users.push(id.to_owned());
            }
        }
        Mentions { parse: [], users }
    }
}

/// A file that comes with the request, as part `files[0]`.
#[derive(Debug, Serialize)]
struct Attachment<'a> {
    id: &'static str,
    filename: &'a str,
    description: String,
}

impl<'a> Attachment<'a> {
    fn of(picture: &'a Picture) -> Attachment<'a> {
        Attachment { id: "0", filename: picture.name, description: cut(&picture.alt, ALT) }
    }
}

/// A row, a button or a select; the number is Discord's type of component.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Component<'a> {
    Row {
        #[serde(rename = "type")]
        kind: u8,
        components: Vec<Component<'a>>,
    },
    Button {
        #[serde(rename = "type")]
        kind: u8,
        style: u8,
        label: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        custom_id: Option<&'a str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        url: Option<&'a str>,
        disabled: bool,
    },
    Select {
        #[serde(rename = "type")]
        kind: u8,
        custom_id: &'a str,
        placeholder: &'a str,
        min_values: usize,
        max_values: usize,
        options: Vec<SelectOption<'a>>,
    },
}

/// One line of a select.
#[derive(Debug, Serialize)]
struct SelectOption<'a> {
    label: &'a str,
    value: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
    default: bool,
}

fn row(row: &Row) -> Component<'_> {
    let components = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Select(list) => vec![select(list)],
    };
    Component::Row { kind: 1, components }
}

fn button(button: &Button) -> Component<'_> {
    let (style, custom_id, url) = match (&button.target, button.look) {
        (Target::Link(url), _) => (5, None, Some(url.as_str())),
        (Target::Press(id), Look::Main) => (1, Some(id.as_str()), None),
        (Target::Press(id), Look::Plain) => (2, Some(id.as_str()), None),
        (Target::Press(id), Look::Danger) => (4, Some(id.as_str()), None),
    };
    Component::Button { kind: 2, style, label: &button.label, custom_id, url, disabled: !button.enabled }
}

fn select(list: &Select) -> Component<'_> {
    let options = list.options.iter().map(|option| SelectOption {
        label: &option.label,
        value: &option.value,
        description: option.note.as_deref(),
        default: option.chosen,
    });
    Component::Select {
        kind: 3,
        custom_id: &list.id,
        placeholder: &list.placeholder,
        min_values: list.min,
        max_values: list.max,
        options: options.collect(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::chat::{SelectOption as Line, UserId};

    fn value(message: &Message<'_>) -> Value {
        serde_json::to_value(message).unwrap()
    }

    fn pressed(id: &str, look: Look, enabled: bool) -> Button {
        Button { target: Target::Press(id.to_owned()), label: "Do".to_owned(), look, enabled }
    }

    #[test]
    fn a_new_message_enforces_its_nonce_and_names_whom_it_may_ping() {
        let post = Post { text: "<@7> @everyone".into(), mentions: vec![UserId(7)], silent: true, ..Post::default() };
        assert_eq!(
            value(&Message::new(&post, "k7q.41")),
            json!({
                "content": "<@7> @everyone", "components": [], "attachments": [], "flags": 4096,
                "allowed_mentions": {"parse": [], "users": ["7"]}, "nonce": "k7q.41", "enforce_nonce": true,
            })
        );
    }

    #[test]
    fn an_edit_always_sends_the_whole_list_of_attachments() {
        assert_eq!(value(&Message::edit(&Post::default()))["attachments"], json!([]));
        assert_eq!(value(&Message::beside_files(&Post::default())).get("attachments"), None, "but where they stay");
        let picture = Picture { png: [1, 2].into(), name: "board.png", alt: "a".repeat(2000) };
        let post = Post { picture: Some(picture), ..Post::default() };
        let attachment = &value(&Message::edit(&post))["attachments"][0];
        assert_eq!((&attachment["id"], &attachment["filename"]), (&json!("0"), &json!("board.png")));
        let description = attachment["description"].as_str().unwrap();
        assert_eq!(description.chars().count(), 1024);
    }

    #[test]
    fn buttons_have_an_id_or_an_address_and_never_both() {
        let link = Target::Link("https://x.example/".into());
        let link = Button { target: link, label: "Go".into(), look: Look::Plain, enabled: true };
        let rows = vec![Row::Buttons(vec![pressed("a", Look::Main, true), pressed("b", Look::Danger, false), link])];
        assert_eq!(
            value(&Message::edit(&Post { rows, ..Post::default() }))["components"],
            json!([{"type": 1, "components": [
                {"type": 2, "style": 1, "label": "Do", "custom_id": "a", "disabled": false},
                {"type": 2, "style": 4, "label": "Do", "custom_id": "b", "disabled": true},
                {"type": 2, "style": 5, "label": "Go", "url": "https://x.example/", "disabled": false},
            ]}])
        );
    }

    #[test]
    fn a_select_says_how_many_and_leaves_out_what_it_lacks() {
        let line = |note: Option<&str>| Line {
            label: "L".into(),
            value: "v".into(),
            note: note.map(str::to_owned),
            chosen: note.is_some(),
        };
        let select = Select {
            id: "s".into(),
            placeholder: "Keep".into(),
            options: vec![line(None), line(Some("cost 2"))],
            min: 1,
            max: 2,
        };
        assert_eq!(
            value(&Message::edit(&Post { rows: vec![Row::Select(select)], ..Post::default() }))["components"][0],
            json!({"type": 1, "components": [{
                "type": 3, "custom_id": "s", "placeholder": "Keep", "min_values": 1, "max_values": 2,
                "options": [
                    {"label": "L", "value": "v", "default": false},
                    {"label": "L", "value": "v", "description": "cost 2", "default": true},
                ],
            }]})
        );
    }
}
