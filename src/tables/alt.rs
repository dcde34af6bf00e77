//! Alt texts: what says what a picture shows, as long as the platform lets it be.

/// The longest alt text the platform takes, in characters.
const MOST: usize = 1024;

/// What an alt text says, part by part. Where not all of it has room, what is common is shortened first, then what is new.
pub struct Alt {
    /// Who is asked, then how the seats stand.
    pub lead: Vec<String>,
    /// What lies open.
    pub common: Vec<String>,
    /// What is new, the newest first.
    pub new: Vec<String>,
}

impl Alt {
    /// The parts one after the other.
    pub fn read_out(self) -> String {
        let mut alt = read_out(self.lead.into_iter());
        let mut new = self.new;
        while !new.is_empty() && long(&joined(&alt, &read_out(new.iter().cloned()))) > MOST {
            new.pop();
        }
        let new = read_out(new.into_iter());
        // A full stop and a space before what is new.
        let room = MOST - if new.is_empty() { 0 } else { long(&new) + 2 };
        for line in self.common {
            let whole = joined(&alt, &line);
            if long(&whole) > room {
                alt = shortened(&whole, long(&alt), room).unwrap_or(alt);
                break;
            }
            alt = whole;
        }
        let mut alt = joined(&alt, &new);
        alt.shrink_to_fit();
        alt
    }
}

/// Lines one after the other, as they are read out: one without a full stop of its own gets one before the next.
pub fn read_out(lines: impl Iterator<Item = String>) -> String {
    let mut alt = String::new();
    for line in lines {
        let longer = joined(&alt, &line);
        if long(&longer) > MOST {
            break;
        }
        alt = longer;
    }
    alt.shrink_to_fit();
    alt
}

fn long(text: &str) -> usize {
    text.chars().count()
}

/// Both, one after the other.
fn joined(text: &str, line: &str) -> String {
    let gap = match text.chars().last() {
        None => "",
        _ if line.is_empty() => "",
        Some('.' | '?' | ':' | '…') => " ",
        Some(_) => ". ",
    };
    format!("{text}{gap}{line}")
}

/// The text up to the last thing of a list that has room, if that is beyond its first so many characters.
fn shortened(text: &str, least: usize, room: usize) -> Option<String> {
    let kept: String = text.chars().take(room.saturating_sub(1)).collect();
    let (head, _) = kept.rsplit_once([',', ';'])?;
    (long(head) > least).then(|| format!("{head}…"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines<const N: usize>(lines: [&str; N]) -> Vec<String> {
        lines.map(str::to_owned).to_vec()
    }

    #[test]
    fn lines_of_an_alt_text_do_not_run_into_each_other() {
        let said = read_out(
            lines(["Round 3.", "Terrain cards 2: Coast + Meadow", "3 coins", "Goods cards:", "Wine"]).into_iter(),
        );
        assert_eq!(said, "Round 3. Terrain cards 2: Coast + Meadow. 3 coins. Goods cards: Wine");
    }

    #[test]
    fn what_is_new_stands_last() {
        let alt = Alt { lead: lines(["Dora picks"]), common: lines(["Roles: a, b"]), new: lines(["New: x", "y."]) };
        assert_eq!(alt.read_out(), "Dora picks. Roles: a, b. New: x. y.");
    }

    #[test]
    fn what_is_common_is_shortened_first_then_what_is_new_and_never_who_is_asked() {
        let (things, news) = ("thing, ".repeat(200), "n".repeat(300));
        let told = |lead: usize, common: &str| {
            let alt = Alt {
                lead: lines(["Dora picks.", &"s".repeat(lead)]),
                common: lines([common]),
                new: lines(["New: x.", &news]),
            };
            alt.read_out()
        };
        let alt = told(100, &things);
        assert!(long(&alt) <= MOST && alt.contains("thing, thing… New: x. nnn"), "{alt}");
        let alt = told(1000, &things);
        assert!(alt.starts_with("Dora picks. sss") && alt.ends_with("s. New: x."), "{alt}");
        assert!(long(&told(1020, &things)) <= MOST && told(1020, &things).starts_with("Dora picks."));
        let all = told(100, "Roles: a");
        assert!(all.contains("s. Roles: a. New: x. nnn") && all.ends_with(&news), "{all}");
    }
}
