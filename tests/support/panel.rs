//! Panels as people see them: written out, and checked against the platform's limits.

use guildhall::chat::panel::Panel;
use guildhall::chat::{Button, Look, Post, Row, faults};

/// A panel as the design writes it, without its last two buttons.
pub fn written(panel: &Panel) -> String {
    let mut text = panel.text.lines().map(|line| format!("| {line}\n")).collect::<String>();
    for row in &panel.rows {
        match row {
            Row::Buttons(buttons) => {
                let button = |b: &Button| {
                    let look = if b.look == Look::Main { "*" } else { "" };
                    format!("[{look}{}{}]", if b.enabled { "" } else { "-" }, b.label)
                };
                text += &buttons.iter().map(button).collect::<Vec<_>>().join(" ");
            }
            Row::Select(select) => {
                text += &format!("(▾ {} {}..{})", select.placeholder, select.min, select.max);
                for option in &select.options {
                    let chosen = if option.chosen { "▪" } else { "▸" };
                    let note = option.note.as_ref().map_or(String::new(), |note| format!(" — {note}"));
                    text += &format!(" {chosen} {}{note}", option.label);
                }
            }
        }
        text += "\n";
    }
    text.trim_end().to_owned()
}

/// The panel, once it is known that the platform takes it.
pub fn sound(panel: Panel) -> Panel {
    let post = Post { text: panel.text.clone(), rows: panel.rows.clone(), ..Post::default() };
    assert_eq!(faults(&post), Vec::<String>::new());
    panel
}
