//! Refusals as Discord writes them: `{"message": …, "code": …}`, with nested `errors` for a form that is not valid.
//! What is refused is decided where it is asked for.

use serde_json::{Map, Value, json};

/// One refusal: the HTTP status and the body.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u64,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
    /// Seconds until the next try makes sense, and whether that goes for all routes; only with status 429.
    pub(crate) retry: Option<(f64, bool)>,
}

impl ApiError {
    pub(crate) fn new(status: u16, code: u64, message: &str) -> ApiError {
        ApiError { status, code, message: message.to_owned(), errors: None, retry: None }
    }

    /// "Invalid Form Body" with one complaint at one place.
    pub(crate) fn form(path: &[&str], code: &str, message: &str) -> ApiError {
        let mut findings = Findings::default();
        findings.add(path.iter().map(|step| (*step).to_owned()).collect(), code, message);
        findings.into_error()
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some((seconds, global)) = self.retry {
            body = json!({ "message": self.message, "retry_after": seconds, "global": global });
            if self.code != 0 {
                body["code"] = json!(self.code);
            }
        }
        body
    }
}

macro_rules! refusals {
    ($($name:ident: $status:literal, $code:literal, $message:literal;)*) => {
        impl ApiError {
            $(pub(crate) fn $name() -> ApiError { ApiError::new($status, $code, $message) })*
        }
    };
}

// Codes and sentences from Discord's documentation, "Opcodes and Status Codes".
refusals! {
    unauthorized: 401, 0, "401: Unauthorized";
    not_found: 404, 0, "404: Not Found";
    unknown_channel: 404, 10003, "Unknown Channel";
    unknown_guild: 404, 10004, "Unknown Guild";
    unknown_member: 404, 10007, "Unknown Member";
    unknown_message: 404, 10008, "Unknown Message";
    unknown_user: 404, 10013, "Unknown User";
    unknown_webhook: 404, 10015, "Unknown Webhook";
    unknown_interaction: 404, 10062, "Unknown interaction";
    unknown_command: 404, 10063, "Unknown application command";
    old_edits: 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later";
    opening_too_fast: 400, 40003, "You are opening direct messages too fast";
    too_large: 413, 40005, "Request entity too large";
    already_acknowledged: 400, 40060, "Interaction has already been acknowledged.";
    missing_access: 403, 50001, "Missing Access";
    anothers_message: 403, 50005, "Cannot edit a message authored by another user";
    empty_message: 400, 50006, "Cannot send an empty message";
    no_common_guild: 403, 50278, "Cannot send messages to this user due to having no mutual guilds";
    closed_messages: 403, 50007, "Cannot send messages to this user";
    missing_permissions: 403, 50013, "Missing Permissions";
    invalid_webhook_token: 401, 50027, "Invalid Webhook Token";
    wrong_channel_type: 400, 50024, "Cannot execute action on this channel type";
    file_too_large: 413, 50045, "File uploaded exceeds the maximum size";
    archived_thread: 400, 50083, "Thread is archived";
    invalid_json: 400, 50109, "The request body contains invalid JSON.";
    thread_exists: 400, 160_004, "A thread has already been created for this message";
    locked_thread: 400, 160_005, "Thread is locked";
}

/// The complaints about one form, each with the path to its field.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    found: Vec<(Vec<String>, String, String)>,
}

impl Findings {
    pub(crate) fn add(&mut self, path: Vec<String>, code: &str, message: &str) {
        let finding = (path, code.to_owned(), message.to_owned());
        if !self.found.contains(&finding) {
            self.found.push(finding);
        }
    }

    /// # Errors
    /// When there is any complaint: the refusal that lists them all.
    pub(crate) fn into_result(self) -> Result<(), ApiError> {
        if self.found.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }

    fn into_error(self) -> ApiError {
        let mut errors = Value::Object(Map::new());
        for (path, code, message) in self.found {
            let mut place = &mut errors;
            for step in path {
                place = &mut place[step];
            }
            let complaint = json!({ "code": code, "message": message });
            match place["_errors"].as_array_mut() {
                Some(list) => list.push(complaint),
                None => place["_errors"] = json!([complaint]),
            }
        }
        ApiError { errors: Some(errors), ..ApiError::new(400, 50035, "Invalid Form Body") }
    }
}
