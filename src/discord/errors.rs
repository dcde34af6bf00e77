//! What Discord's refusals mean to the rest of the program: every error code becomes one of a few kinds, each with a
//! stated reaction. Sends nothing and repeats nothing; [`super::rest`] does.
//!
//! The codes are those of Discord's list of JSON error codes, <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.

use std::fmt;

use serde::Deserialize;

use crate::chat::ChatError;

/// A response other than a success.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Refusal {
    /// The HTTP status; 0 when there was no response at all.
    pub(super) status: u16,
    /// Discord's own code; 0 where there is none.
    pub(super) code: u64,
    /// Discord's message, for the log only.
    pub(super) message: String,
}

/// An interaction that was answered before, by us or by another process with the same token.
pub(super) const ALREADY_ACKNOWLEDGED: u64 = 40_060;

/// The body of an error, as far as it is of interest.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Body {
    code: u64,
    message: String,
    errors: serde_json::Value,
}

impl Refusal {
    /// Reads a refusal; a body that is no error of Discord's (a proxy's page, nothing) leaves the status alone to tell.
    pub(super) fn read(status: u16, body: &[u8]) -> Refusal {
        let body: Body = serde_json::from_slice(body).unwrap_or_default();
        let details = if body.errors.is_null() { String::new() } else { format!(" {}", body.errors) };
        Refusal { status, code: body.code, message: format!("{}{details}", body.message) }
    }

    /// No response at all: nothing is known of the outcome.
    pub(super) fn unanswered(message: String) -> Refusal {
        Refusal { status: 0, code: 0, message }
    }

    /// Whether the same request may well succeed a little later: a limit, a fault of the server or of
    /// the line, or an overload.
    pub(super) fn is_passing(&self) -> bool {
        self.status == 0 || self.status == 429 || self.status >= 500 || self.code == 130_000
    }

    /// The kind of the refusal. The code decides; where it says nothing, the status does.
    pub(super) fn kind(&self) -> ChatError {
        match self.code {
            // Too late for this interaction: unknown interaction, unknown or expired webhook token.
            10_015 | 10_062 | 50_027 => ChatError::Late,
            // Unknown channel, server, member, message, user; no access.
            10_003 | 10_004 | 10_007 | 10_008 | 10_013 | 50_001 => ChatError::Gone(self.to_string()),
            // The person takes no messages from us, or shares no server with us.
            50_007 | 50_278 => ChatError::Closed,
            // An archived or a locked thread.
            50_083 | 160_005 => ChatError::Locked,
            // A permission is missing, or the server has all the channels, threads or members it can have.
            30_013 | 30_033 | 50_013 | 160_006 => ChatError::Forbidden(self.to_string()),
            // Too large as a request, or as a file.
            40_005 | 50_045 => ChatError::TooLarge,
            // Direct messages opened too fast, edits of an old message too often.
            30_046 | 40_003 => ChatError::Transport(self.to_string()),
            // An invalid form, an empty message, a second acknowledgement: mistakes of ours.
            50_006 | 50_035 | ALREADY_ACKNOWLEDGED => ChatError::Malformed(self.to_string()),
            _ if self.is_passing() => ChatError::Transport(self.to_string()),
            _ => match self.status {
                // The token was taken back: the gateway ends the program, and what was to be sent is sent by the next.
                401 => ChatError::Transport(self.to_string()),
                403 => ChatError::Forbidden(self.to_string()),
                404 => ChatError::Gone(self.to_string()),
                413 => ChatError::TooLarge,
                _ => ChatError::Malformed(self.to_string()),
            },
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (status {}, code {})", self.message, self.status, self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kind of a refusal with this status and code, as one letter, so that the table below is easy to read.
    fn kind(status: u16, code: u64) -> char {
        match Refusal::read(status, format!(r#"{{"code":{code},"message":"m"}}"#).as_bytes()).kind() {
            ChatError::Late => 'l',
            ChatError::Gone(_) => 'g',
            ChatError::Closed => 'c',
            ChatError::Locked => 'k',
            ChatError::Forbidden(_) => 'f',
            ChatError::TooLarge => 'b',
            ChatError::Transport(_) => 't',
            ChatError::Malformed(_) => 'm',
        }
    }

    #[test]
    fn every_code_has_its_kind() {
        let expected = [
            (404, 10_003, 'g'),
            (404, 10_004, 'g'),
            (404, 10_007, 'g'),
            (404, 10_008, 'g'),
            (404, 10_013, 'g'),
            (403, 50_001, 'g'),
            (404, 10_062, 'l'),
            (404, 10_015, 'l'),
            (401, 50_027, 'l'),
            (403, 50_007, 'c'),
            (403, 50_278, 'c'),
            (400, 50_083, 'k'),
            (400, 160_005, 'k'),
            (400, 160_006, 'f'),
            (403, 50_013, 'f'),
            (413, 40_005, 'b'),
            (400, 50_045, 'b'),
            (400, 40_003, 't'),
            (429, 30_046, 't'),
            (400, 50_035, 'm'),
            (400, 50_006, 'm'),
            (400, 40_060, 'm'),
            (503, 130_000, 't'),
        ];
        for (status, code, letter) in expected {
            assert_eq!(kind(status, code), letter, "{status} {code}");
        }
    }

    #[test]
    fn without_a_known_code_the_status_decides() {
        for (status, letter) in [
            (401, 't'),
            (403, 'f'),
            (404, 'g'),
            (413, 'b'),
            (400, 'm'),
            (405, 'm'),
            (429, 't'),
            (500, 't'),
            (502, 't'),
            (0, 't'),
        ] {
            assert_eq!(kind(status, 0), letter, "{status}");
        }
    }

    #[test]
    fn a_body_that_is_no_error_of_discords_is_read_all_the_same() {
        for body in [&b""[..], b"<html>bad gateway</html>", b"null", b"{\"code\":\"many\"}"] {
            let refusal = Refusal::read(502, body);
            assert_eq!((refusal.status, refusal.code), (502, 0));
            assert!(refusal.kind().is_passing());
        }
    }
}
