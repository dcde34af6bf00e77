//! What may stand in a message that the bot sends or edits.

use serde_json::Value;

use super::super::error::ApiError;
use super::super::mentions::Allowed;
use super::super::message::{EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use super::super::snowflake::Id;
use super::{Form, components, embed, read_form};

/// The longest text of a message (documentation, "Create Message").
pub(crate) const CONTENT: usize = 2000;
/// The longest alt text.
const ALT_TEXT: usize = 1024;
/// The longest nonce.
const NONCE: usize = 25;

/// By which way a message comes; each knows its own fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// A new message in a channel.
    Create,
    /// An edit of the bot's message in a channel.
    Edit,
    /// A follow-up, or the first answer to an interaction.
    Answer,
    /// An edit with an interaction's token, or type 7.
    AnswerEdit,
}

impl Way {
    fn fields(self) -> &'static [&'static str] {
        match self {
            Way::Create => &[
                "content",
                "tts",
                "embeds",
                "allowed_mentions",
                "message_reference",
                "components",
                "attachments",
                "flags",
                "nonce",
                "enforce_nonce",
                "sticker_ids",
            ],
            Way::Edit => &["content", "embeds", "allowed_mentions", "components", "attachments", "flags"],
            Way::Answer => &["content", "tts", "embeds", "allowed_mentions", "components", "attachments", "flags"],
            Way::AnswerEdit => &["content", "embeds", "allowed_mentions", "components", "attachments", "flags"],
        }
    }

    fn flags(self) -> u64 {
        match self {
            Way::Create => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
            Way::Edit | Way::AnswerEdit => SUPPRESS_EMBEDS,
            Way::Answer => SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS,
        }
    }
}

/// An entry of `attachments`: an old file to keep, or a new one with its description.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Listed {
    pub(crate) id: Id,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// A message as asked for. What is `None` was not mentioned and stays as it is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Listed>>,
    pub(crate) flags: u64,
    pub(crate) allowed: Option<Allowed>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reply_to: Option<Id>,
}

/// Reads a message.
///
/// # Errors
/// 50035 with every complaint.
pub(crate) fn read(value: &Value, path: &[&str], way: Way) -> Result<Draft, ApiError> {
    read_form(value, path, |form| read_draft(form, way))
}

fn read_draft(form: &Form, way: Way) -> Draft {
    form.only(way.fields());
    Draft {
        content: read_content(form),
        embeds: form.has("embeds").then(|| embed::read(form)),
        components: form.has("components").then(|| components::read(form)),
        attachments: form.has("attachments").then(|| read_attachments(form)),
        flags: read_flags(form, way),
        allowed: form.form("allowed_mentions").map(|mentions| read_mentions(&mentions)),
        nonce: read_nonce(form),
        enforce_nonce: form.boolean("enforce_nonce").unwrap_or(false),
        reply_to: form.form("message_reference").and_then(|reference| read_reference(&reference)),
    }
}

fn read_content(form: &Form) -> Option<String> {
    let content = form.text("content", 0..=CONTENT);
    if form.boolean("tts") == Some(true) {
        form.complain("tts", "SANDBOX_ABSENT", "The sandbox does not read messages aloud.");
    }
    if form.list("sticker_ids", 0..=3).is_some_and(|list| !list.is_empty()) {
        form.complain("sticker_ids", "SANDBOX_ABSENT", "The sandbox has no stickers.");
    }
    form.has("content").then(|| content.unwrap_or_default().to_owned())
}

fn read_flags(form: &Form, way: Way) -> u64 {
    let flags = form.integer("flags", 0..=i64::MAX).map_or(0, i64::unsigned_abs);
    if flags & !way.flags() != 0 {
        form.complain("flags", "BITFIELD_FLAG_INVALID", "This flag cannot be set here.");
    }
    flags & way.flags()
}

fn read_nonce(form: &Form) -> Option<Value> {
    let nonce = form.get("nonce")?;
    if nonce.is_string() {
        form.text("nonce", 0..=NONCE);
    } else if nonce.as_i64().is_none() {
        form.complain("nonce", "STRING_TYPE_CONVERT", "Could not interpret value as string.");
    }
    Some(nonce.clone())
}

fn read_reference(reference: &Form) -> Option<Id> {
    reference.only(&["type", "message_id", "channel_id", "guild_id", "fail_if_not_exists"]);
    if reference.get("message_id").is_none() {
        reference.complain("message_id", "BASE_TYPE_REQUIRED", "This field is required");
    }
    reference.snowflake("message_id")
}

fn read_attachments(form: &Form) -> Vec<Listed> {
    let entries = form.forms("attachments", 0..=10).unwrap_or_default();
    let mut listed: Vec<Listed> = Vec::new();
    for entry in entries {
        // Discord's libraries send whole attachment objects back when a file is kept; those fields are only read.
        entry.only(&[
            "id",
            "filename",
            "description",
            "title",
            "content_type",
            "size",
            "url",
            "proxy_url",
            "height",
            "width",
            "ephemeral",
            "flags",
            "placeholder",
            "placeholder_version",
        ]);
        let filename = entry.text("filename", 1..=1024).map(str::to_owned);
        let description = entry.text("description", 0..=ALT_TEXT).map(str::to_owned);
        let Some(id) = entry.snowflake("id") else {
            if entry.get("id").is_none() {
                entry.complain("id", "BASE_TYPE_REQUIRED", "This field is required");
            }
            continue;
        };
        if listed.iter().any(|other| other.id == id) {
            entry.complain("id", "ATTACHMENT_ID_DUPLICATED", "This attachment is listed twice.");
        }
        listed.push(Listed { id, filename, description });
    }
    listed
}

/// Reads allowed mentions: kinds to parse, or people by id; not both for people.
fn read_mentions(form: &Form) -> Allowed {
    form.only(&["parse", "users", "roles", "replied_user"]);
    let mut all_users = false;
    for kind in form.list("parse", 0..=3).into_iter().flatten() {
        match kind.as_str() {
            Some("users") => all_users = true,
            // There are no roles, and the bot may not mention everyone.
            Some("roles" | "everyone") => {}
            _ => form.complain("parse", "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone')."),
        }
    }
    let users: Vec<Id> = form.list("users", 0..=100).into_iter().flatten().filter_map(Id::from_json).collect();
    if all_users && !users.is_empty() {
        let message = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
        form.complain("", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
    }
    form.list("roles", 0..=100);
    form.boolean("replied_user");
    Allowed { all_users, users }
}
