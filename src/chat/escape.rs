//! Names in a chat: a name must show as it is, whatever marks it contains. In labels, suggestions and pictures the
//! platform knows no marks, so names stay unescaped there.

use super::limits::cut;
use crate::words::Speaker;

/// What has a meaning anywhere in a line: styles, links, mentions, emoji, spoilers, quotes of code.
const ANYWHERE: &str = "\\*_~`|<>[]()@:";
/// What has a meaning only where a line begins: headings, lists.
const IN_FRONT: &str = "#-+";

/// The name with every mark escaped, for the text of a message.
pub fn escape(name: &str) -> String {
    let digits = name.chars().take_while(char::is_ascii_digit).count();
    let mut escaped = String::with_capacity(name.len() + 8);
    for (at, c) in name.chars().enumerate() {
        let is_numbering = digits > 0 && at == digits && c == '.';
        if ANYWHERE.contains(c) || (at == 0 && IN_FRONT.contains(c)) || is_numbering {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// A command as it is typed, where it cannot be clicked.
pub fn typed_command(command: &str) -> String {
    format!("`/{command}`")
}

/// What somebody typed is repeated up to this length.
const QUOTED: usize = 50;

/// What somebody typed, as it may be repeated to them: short, whatever its length was, and with every mark escaped.
pub fn quoted(typed: &str) -> String {
    escape(&cut(typed.trim(), QUOTED))
}

/// The same speaker for the text of a message: the names at the table are escaped.
pub fn in_chat(speaker: &Speaker) -> Speaker {
    speaker.writing(escape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_the_platform_lose_their_meaning() {
        for (name, escaped) in [
            ("Béla", "Béla"),
            ("_Anna_", "\\_Anna\\_"),
            ("**||x||**", "\\*\\*\\|\\|x\\|\\|\\*\\*"),
            ("<@123>", "\\<\\@123\\>"),
            ("@everyone", "\\@everyone"),
            ("[a](https://b)", "\\[a\\]\\(https\\://b\\)"),
            ("# big", "\\# big"),
            ("- Anna-Maria", "\\- Anna-Maria"),
            ("1. FC", "1\\. FC"),
            ("a 1.5", "a 1.5"),
            ("\\*", "\\\\\\*"),
            ("", ""),
        ] {
            assert_eq!(escape(name), escaped, "{name}");
        }
    }
}
