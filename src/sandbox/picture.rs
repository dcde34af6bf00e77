//! Files sent with messages: served back under the address written into the message. The newest are kept in memory.
//! None is on disk.

use std::collections::VecDeque;
use std::io::Cursor;

use axum::body::Bytes;
use serde_json::{Value, json};

use super::snowflake::Id;

/// How many files are kept; of older ones only what the message says of them.
const KEPT: usize = 200;

/// What is in the newest files.
#[derive(Debug, Default)]
pub(crate) struct Files(VecDeque<(Id, Bytes)>);

impl Files {
    /// Keeps what is in a file, and lets the oldest go.
    pub(crate) fn keep(&mut self, id: Id, bytes: &Bytes) {
        // A copy, since this may be a part of the whole request.
        self.0.push_back((id, Bytes::copy_from_slice(bytes)));
        if self.0.len() > KEPT {
            self.0.pop_front();
        }
    }

    /// What is in a file, as long as it is kept.
    pub(crate) fn of(&self, id: Id) -> Option<&Bytes> {
        self.0.iter().rev().find(|(known, _)| *known == id).map(|(_, bytes)| bytes)
    }
}

/// A file on a message.
#[derive(Debug, Clone)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    /// The alt text.
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    /// How long it is, in bytes.
    pub(crate) length: usize,
    /// Width and height in pixels, for a picture.
    pub(crate) size: Option<(u32, u32)>,
}

impl Attachment {
    pub(crate) fn new(id: Id, filename: &str, description: Option<String>, content_type: &str, bytes: &Bytes) -> Self {
        let reader = image::ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok();
        let size = reader.and_then(|reader| reader.into_dimensions().ok()).or_else(|| gif_size(bytes));
        Attachment {
            id,
            filename: plain_name(filename),
            description,
            content_type: content_type.to_owned(),
            length: bytes.len(),
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
            "id": self.id, "filename": self.filename, "size": self.length, "url": url, "proxy_url": url,
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

/// Width and height of a GIF, as its head says; the library that reads pictures reads no films.
fn gif_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let head = bytes.strip_prefix(b"GIF89a").or_else(|| bytes.strip_prefix(b"GIF87a"))?;
    let [a, b, c, d, ..] = *head else { return None };
    Some((u16::from_le_bytes([a, b]).into(), u16::from_le_bytes([c, d]).into()))
}

/// A file name as Discord keeps it: whatever is not a plain letter, digit, dot, dash or underscore becomes one.
fn plain_name(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || ".-_".contains(c) { c } else { '_' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_files_are_kept_and_no_more() {
        let mut files = Files::default();
        for id in 0..1000 {
            files.keep(Id(id), &Bytes::from(id.to_string()));
        }
        assert_eq!(files.0.len(), KEPT);
        assert_eq!(files.of(Id(799)), None);
        assert_eq!(files.of(Id(800)), Some(&Bytes::from_static(b"800")));
    }
}
