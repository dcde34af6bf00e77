//! The web page: one HTML file with its style and scripts, served from memory. It uses the driver like any script.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::Shared;

/// Nothing from elsewhere is loaded, and no text becomes code.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE: &str = include_str!("index.html");

pub(super) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/", get(|| async { file("text/html; charset=utf-8", PAGE) }))
}

fn file(kind: &'static str, text: &'static str) -> Response {
    let headers: [(HeaderName, &str); 4] = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, text).into_response()
}
