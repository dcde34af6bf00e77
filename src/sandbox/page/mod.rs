//! The web page: one HTML file with its styles and scripts, served from memory. It uses the driver like any script.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::Shared;

/// Nothing from elsewhere is loaded, and no text becomes code.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

macro_rules! files {
    ($($path:literal: $kind:expr, $file:literal;)*) => {
        /// Every file of the page: its path, its type, its text.
        const FILES: &[(&str, &str, &str)] = &[$(($path, $kind, include_str!($file))),*];
    };
}

files! {
    "/": "text/html; charset=utf-8", "index.html";
    "/page/icon.svg": "image/svg+xml", "icon.svg";
    "/page/layout.css": STYLE, "layout.css";
    "/page/messages.css": STYLE, "messages.css";
    "/page/controls.css": STYLE, "controls.css";
    "/page/api.js": SCRIPT, "api.js";
    "/page/app.js": SCRIPT, "app.js";
    "/page/commands.js": SCRIPT, "commands.js";
    "/page/compose.js": SCRIPT, "compose.js";
    "/page/controls.js": SCRIPT, "controls.js";
    "/page/dom.js": SCRIPT, "dom.js";
    "/page/faults.js": SCRIPT, "faults.js";
    "/page/form.js": SCRIPT, "form.js";
    "/page/markdown.js": SCRIPT, "markdown.js";
    "/page/messages.js": SCRIPT, "messages.js";
    "/page/options.js": SCRIPT, "options.js";
    "/page/picker.js": SCRIPT, "picker.js";
    "/page/side.js": SCRIPT, "side.js";
    "/page/store.js": SCRIPT, "store.js";
}

pub(super) fn routes() -> Router<Arc<Shared>> {
    FILES.iter().fold(Router::new(), |router, (path, kind, text)| {
        router.route(path, get(move || async move { file(kind, text) }))
    })
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
