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
    /// Whether it is Discord that speaks: its errors are JSON. A page is the network's in front of it.
    pub(super) is_discords: bool,
    /// Whether a limit on all requests together was reached, and not one on this route.
    pub(super) is_global: bool,
    /// Discord's message, for the log only.
    pub(super) message: String,
}

/// An interaction that was answered before, by us or by another process with the same token.
pub(super) const ALREADY_ACKNOWLEDGED: u64 = 40_060;

/// A thread hangs below that message already.
pub(super) const THREAD_EXISTS: u64 = 160_004;
/// No such message.
pub(super) const NO_MESSAGE: u64 = 10_008;
/// Somebody is not there.
pub(super) const NO_MEMBER: u64 = 10_007;
/// A permission is missing.
pub(super) const NO_PERMISSION: u64 = 50_013;

/// Everything from this address is turned away for a while.
const BLOCKED: u64 = 40_333;

/// The body of an error, as far as it is of interest.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Body {
    code: u64,
    message: String,
    errors: serde_json::Value,
    global: bool,
}

impl Refusal {
    /// Reads a refusal; a body that is no error of Discord's (a proxy's page, nothing) leaves the status alone to tell.
    pub(super) fn read(status: u16, body: &[u8]) -> Refusal {
        let read: Option<Body> = serde_json::from_slice(body).ok();
        let is_discords = read.is_some();
        let body = read.unwrap_or_default();
        let details = if body.errors.is_null() { String::new() } else { format!(" {}", body.errors) };
        let message = format!("{}{details}", body.message);
        Refusal { status, code: body.code, is_discords, is_global: body.global, message }
    }

    /// No response at all: nothing is known of the outcome.
    pub(super) fn unanswered(message: String) -> Refusal {
        Refusal { status: 0, code: 0, is_discords: false, is_global: false, message }
    }

    /// Whether everything from this machine is being turned away: by the network in front of Discord, which answers
    /// with a page, or by Discord's own block of an address. Asking again soon makes it worse.
    pub(super) fn is_block(&self) -> bool {
        self.code == BLOCKED || (!self.is_discords && matches!(self.status, 403 | 429))
    }

    /// Whether the same request may well succeed a little later. Only what Discord itself says with a code that is
    /// known is for good; a page, a bare status and a code nobody knows are how incidents look.
    pub(super) fn is_passing(&self) -> bool {
        self.kind().is_passing()
    }

    /// Whether asking again a moment later cannot help, or makes it worse: a token is not better by then, and what was too
    /// fast is faster.
    pub(super) fn is_hopeless(&self) -> bool {
        self.is_block() || self.status == 401 || matches!(self.kind(), ChatError::TooFast(_))
    }

    /// The kind of the refusal, as its code says.
    pub(super) fn kind(&self) -> ChatError {
        match self.code {
            // Too late for this interaction: unknown interaction, unknown or expired webhook token.
            10_015 | 10_062 | 50_027 => ChatError::Late,
            // An unknown message: one that was deleted, as no other is asked for.
            NO_MESSAGE => ChatError::Deleted,
            // Unknown channel, server, member, user; no access; nobody to write to.
            10_003 | 10_004 | NO_MEMBER | 10_013 | 50_001 | 50_033 => ChatError::Gone(self.to_string()),
            // The person takes no messages from us.
            50_007 => ChatError::Closed,
            // They share no server with us.
            50_278 => ChatError::Apart,
            // An archived or a locked thread.
            50_083 | 160_005 => ChatError::Locked,
            // A permission is missing, a channel takes no such thing, or the server has all the channels, threads or
            // members it can have.
            30_013 | 30_033 | NO_PERMISSION | 50_024 | 160_006 => ChatError::Forbidden(self.to_string()),
            // Names that Discord does not allow; too many commands made in a day.
            20_031 | 30_034 | 200_001 => ChatError::Malformed(self.to_string()),
            // Too large as a request, or as a file.
            40_005 | 50_045 => ChatError::TooLarge,
            // An invalid form, an empty message, a second acknowledgement or thread: mistakes of ours.
            50_006 | 50_035 | ALREADY_ACKNOWLEDGED | THREAD_EXISTS => ChatError::Malformed(self.to_string()),
            // Conversations are opened too fast, or the bot is taken for a spammer.
            20_026 | 40_003 => ChatError::TooFast(self.to_string()),
            _ if self.status == 413 => ChatError::TooLarge,
            // Limits, things switched off for a while, blocks, faults of the server
            // or of the line, and whatever has no code or one that is not known.
            _ => ChatError::Transport(self.to_string()),
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
            ChatError::Deleted => 'd',
            ChatError::Gone(_) => 'g',
            ChatError::Closed => 'c',
            ChatError::Apart => 'a',
            ChatError::Locked => 'k',
            ChatError::Forbidden(_) => 'f',
            ChatError::TooLarge => 'b',
            ChatError::Transport(_) => 't',
            ChatError::TooFast(_) => 'o',
            ChatError::Malformed(_) => 'm',
        }
    }

    #[test]
    fn every_code_has_its_kind() {
        let expected = [
            (404, 10_003, 'g'),
            (404, 10_004, 'g'),
            (404, 10_007, 'g'),
            (404, 10_008, 'd'),
            (404, 10_013, 'g'),
            (403, 50_001, 'g'),
            (404, 10_062, 'l'),
            (404, 10_015, 'l'),
            (401, 50_027, 'l'),
            (403, 50_007, 'c'),
            (403, 50_278, 'a'),
            (400, 50_083, 'k'),
            (400, 160_005, 'k'),
            (400, 50_024, 'f'),
            (400, 160_006, 'f'),
            (403, 50_013, 'f'),
            (413, 40_005, 'b'),
            (400, 50_045, 'b'),
            (400, 40_003, 'o'),
            (429, 40_003, 'o'),
            (403, 20_026, 'o'),
            (429, 30_046, 't'),
            (400, 50_035, 'm'),
            (400, 50_006, 'm'),
            (400, 40_060, 'm'),
            (400, 160_004, 'm'),
            (400, 20_031, 'm'),
            (400, 200_001, 'm'),
            (503, 130_000, 't'),
        ];
        for (status, code, letter) in expected {
            assert_eq!(kind(status, code), letter, "{status} {code}");
        }
    }

    #[test]
    fn only_what_discord_says_with_a_known_code_is_for_good() {
        for status in [0, 400, 401, 403, 404, 405, 429, 500, 502, 503] {
            assert_eq!(kind(status, 0), 't', "{status} without a code");
            assert_eq!(kind(status, 987_654), 't', "{status} with a code nobody knows");
            let page = Refusal::read(status, b"<!DOCTYPE html><html></html>");
            assert!(page.kind().is_passing() && !page.is_discords, "{status} with a page");
            assert_eq!(page.is_block(), matches!(status, 403 | 429), "{status} with a page");
        }
        for code in [20_016, 20_028, 20_029, 40_004, 40_006, 40_062, 40_333] {
            assert_eq!(kind(403, code), 't', "{code}");
        }
        assert_eq!(kind(413, 0), 'b');
    }

    #[test]
    fn a_limit_of_discords_own_is_no_block() {
        let limited = br#"{"message":"You are being rate limited.","retry_after":0.5,"global":true}"#;
        let refusal = Refusal::read(429, limited);
        assert!(refusal.is_passing() && !refusal.is_block());
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
