//! Limits of embeds (documentation, "Embed Limits").

use serde_json::Value;

use super::Form;

/// The most characters in all embeds of a message.
const ALL_TOGETHER: usize = 6000;

/// Reads the embeds of a message.
pub(super) fn read(message: &Form) -> Vec<Value> {
    let mut characters = 0;
    for embed in message.forms("embeds", 0..=10).unwrap_or_default() {
        characters += read_one(&embed);
    }
    if characters > ALL_TOGETHER {
        message.complain("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
    message.list("embeds", 0..=10).cloned().unwrap_or_default()
}

/// Reads one embed and counts its characters.
fn read_one(embed: &Form) -> usize {
    embed.only(&[
        "title",
        "type",
        "description",
        "url",
        "timestamp",
        "color",
        "footer",
        "image",
        "thumbnail",
        "author",
        "fields",
        "provider",
        "video",
    ]);
    embed.integer("color", 0..=0xff_ff_ff);
    embed.text("url", 0..=2048);
    let mut characters = length(embed.text("title", 0..=256)) + length(embed.text("description", 0..=4096));
    if let Some(footer) = embed.form("footer") {
        footer.only(&["text", "icon_url", "proxy_icon_url"]);
        characters += length(footer.text("text", 0..=2048));
    }
    if let Some(author) = embed.form("author") {
        author.only(&["name", "url", "icon_url", "proxy_icon_url"]);
        characters += length(author.text("name", 0..=256));
    }
    for part in ["image", "thumbnail"] {
        if let Some(picture) = embed.form(part) {
            picture.only(&["url", "proxy_url", "height", "width", "description"]);
            picture.need_text("url", 1..=2048);
        }
    }
    for field in embed.forms("fields", 0..=25).unwrap_or_default() {
        field.only(&["name", "value", "inline"]);
        field.boolean("inline");
        characters += field.need_text("name", 1..=256).chars().count();
        characters += field.need_text("value", 1..=1024).chars().count();
    }
    characters
}

fn length(text: Option<&str>) -> usize {
    text.map_or(0, |text| text.chars().count())
}
