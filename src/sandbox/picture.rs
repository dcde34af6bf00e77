//! Files sent with messages: kept in memory and served back under the address written into the message.

use std::io::Cursor;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::snowflake::Id;

/// A file on a message.
#[derive(Debug, Clone)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    /// The alt text.
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
    /// Width and height in pixels, for a picture.
    pub(crate) size: Option<(u32, u32)>,
}

impl Attachment {
    pub(crate) fn new(id: Id, filename: &str, description: Option<String>, content_type: &str, bytes: Bytes) -> Self {
        let size = image::ImageReader::new(Cursor::new(&bytes))
            .with_guessed_format()
            .ok()
            .and_then(|reader| reader.into_dimensions().ok());
        Attachment {
            id,
            filename: plain_name(filename),
            description,
            content_type: content_type.to_owned(),
            bytes,
            size,
        }
    }

    /// The path of the file on this server.
    pub(crate) fn path(&self, channel: Id) -> String {
        format!("/attachments/{channel}/{}/{}", self.id, self.filename)
    }

    /// The attachment object of the API.
    pub(crate) fn wire(&self, base: &str, channel: Id, ephemeral: bool) -> Value {
        let url = format!("{base}{}", self.path(channel));
        let mut wire = json!({
            "id": self.id, "filename": self.filename, "size": self.bytes.len(), "url": url, "proxy_url": url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            wire["description"] = json!(description);
        }
        if let Some((width, height)) = self.size {
            wire["width"] = json!(width);
            wire["height"] = json!(height);
        }
        if ephemeral {
            wire["ephemeral"] = json!(true);
        }
        wire
    }
}

/// A file name as Discord keeps it: whatever is not a plain letter, digit, dot, dash or underscore becomes one.
fn plain_name(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '_' }).collect()
}
