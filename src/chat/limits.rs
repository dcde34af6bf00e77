//! Discord's numbers, in one place, each with where Discord states it. Counted in characters unless said otherwise.
//!
//! One more is nobody's to count here, as Discord tells when it is reached: of messages older than an hour, three may be
//! edited in a channel within six seconds (code 30046). That is enough to edit hands however old they are.

/// Text of a message (resources/message, Create Message).
pub const CONTENT: usize = 2000;
/// Alt text of an attachment (resources/message, Attachment Object).
pub const ALT: usize = 1024;
/// Rows under a message (components/reference, Action Row).
pub const ROWS: usize = 5;
/// Buttons in a row (components/reference, Action Row).
pub const ROW_BUTTONS: usize = 5;
/// Label of a button (components/reference, Button).
pub const LABEL: usize = 80;
/// Custom id of a button or select; unique within its message (components/reference, Custom ID).
pub const CUSTOM_ID: usize = 100;
/// Options of a select (components/reference, String Select).
pub const SELECT_OPTIONS: usize = 25;
/// Label, value and description of a select's option (components/reference, Select Option).
pub const SELECT_TEXT: usize = 100;
/// Placeholder of a select (components/reference, String Select).
pub const PLACEHOLDER: usize = 150;
/// People a message may ping (resources/message, Allowed Mentions).
pub const MENTIONS: usize = 100;
/// A nonce (resources/message, Create Message).
pub const NONCE: usize = 25;
/// Name of a thread (resources/channel, Start Thread).
pub const THREAD_NAME: usize = 100;
/// Suggestions for an option that is being typed (interactions/receiving-and-responding, Autocomplete).
pub const SUGGESTIONS: usize = 25;
/// Name and value of a suggestion or of a fixed choice (interactions/application-commands, Option Choice).
pub const CHOICE: usize = 100;
/// Name of a command or option (interactions/application-commands, Naming).
pub const COMMAND_NAME: usize = 32;
/// Description of a command or option (interactions/application-commands, Command Object).
pub const DESCRIPTION: usize = 100;
/// Subcommands of a command, options of a subcommand, choices of an option (interactions/application-commands).
pub const OPTIONS: usize = 25;
/// Names, descriptions and values of a whole command, of each text the longest localisation
/// (interactions/application-commands, Character Limit).
pub const COMMAND: usize = 8000;
/// Slash commands of an application (interactions/application-commands, Registering a Command).
pub const COMMANDS: usize = 100;

/// The text, cut to so many characters; what is cut ends in an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_cut_in_characters() {
        assert_eq!(cut("főépítész", 9), "főépítész");
        assert_eq!(cut("főépítész", 5), "főép…");
        assert_eq!(cut("a  b", 3), "a…");
    }
}
