//! Request bodies: plain JSON, or multipart with `payload_json` and `files[n]`. What they mean is not read here.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart};
use axum::http::Request;
use axum::http::request::Parts;
use serde_json::{Value, json};

use super::error::ApiError;
use super::traffic::fingerprint;

/// The largest request (documentation, "Uploading Files") and the largest single file, in bytes.
const REQUEST_LIMIT: usize = 25 * 1024 * 1024;
/// The largest file a bot may send where nobody has paid for more.
pub(crate) const FILE_LIMIT: usize = 10 * 1024 * 1024;

/// A file in a request.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The n of `files[n]`.
    pub(crate) index: u64,
    pub(crate) filename: String,
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// The body of a request, taken apart.
#[derive(Debug, Clone, Default)]
pub(crate) struct Payload {
    pub(crate) json: Option<Value>,
    pub(crate) files: Vec<Upload>,
}

impl Payload {
    /// The JSON; an empty form where there is none.
    pub(crate) fn form(&self) -> Value {
        self.json.clone().unwrap_or_else(|| json!({}))
    }

    /// The files as the traffic list shows them.
    pub(crate) fn files_for_list(&self) -> Vec<Value> {
        let files = self.files.iter();
        files
            .map(|file| {
                let mut entry = fingerprint(&file.bytes);
                entry["field"] = json!(format!("files[{}]", file.index));
                entry["filename"] = json!(file.filename);
                entry["content_type"] = json!(file.content_type);
                entry
            })
            .collect()
    }
}

/// Reads a request's body.
///
/// # Errors
/// Too large (40005, 50045), JSON that is none (50109), or a multipart body that cannot be taken apart (50035).
pub(crate) async fn read(parts: &Parts, body: Body) -> Result<Payload, ApiError> {
    let bytes = axum::body::to_bytes(body, REQUEST_LIMIT).await.map_err(|_| ApiError::too_large())?;
    let content_type = parts.headers.get("content-type").and_then(|value| value.to_str().ok()).unwrap_or_default();
    if content_type.starts_with("multipart/form-data") {
        let mut request = Request::new(Body::from(bytes));
        *request.headers_mut() = parts.headers.clone();
        // They carry the body limit that the router has lifted.
        *request.extensions_mut() = parts.extensions.clone();
        let multipart = Multipart::from_request(request, &()).await.map_err(|_| broken())?;
        return read_multipart(multipart).await;
    }
    if bytes.is_empty() {
        return Ok(Payload::default());
    }
    if !content_type.starts_with("application/json") {
        return Err(ApiError::form(&["_"], "CONTENT_TYPE_INVALID", "Expected \"Content-Type\" to be JSON."));
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::invalid_json())?;
    Ok(Payload { json: Some(json), files: Vec::new() })
}

fn broken() -> ApiError {
    ApiError::form(&["_"], "MULTIPART_INVALID", "The multipart body could not be read.")
}

async fn read_multipart(mut multipart: Multipart) -> Result<Payload, ApiError> {
    let mut payload = Payload::default();
    while let Some(field) = multipart.next_field().await.map_err(|_| broken())? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = field.bytes().await.map_err(|_| broken())?;
            payload.json = Some(serde_json::from_slice(&text).map_err(|_| ApiError::invalid_json())?);
            continue;
        }
        let index = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')).and_then(|n| n.parse().ok());
        let (Some(index), Some(filename)) = (index, field.file_name().map(str::to_owned)) else {
            return Err(ApiError::form(&[&name], "MULTIPART_INVALID", "Only payload_json and files[n] are expected."));
        };
        let content_type = field.content_type().unwrap_or("application/octet-stream").to_owned();
        let bytes = field.bytes().await.map_err(|_| broken())?;
        if bytes.len() > FILE_LIMIT {
            return Err(ApiError::file_too_large());
        }
        payload.files.push(Upload { index, filename, content_type, bytes });
    }
    Ok(payload)
}
