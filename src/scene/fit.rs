//! Making words fit their box: shrinking, wrapping at spaces and soft hyphens, cutting.

use super::{Align, Area, Fit, Label, width};

impl Label {
    /// The lines as they are written, and in which size.
    pub fn fitted(&self) -> Fitted {
        let most = match self.fit {
            Fit::Cut => return self.cut(vec![clean(&self.text)], self.size),
            Fit::Shrink => 1,
            Fit::Wrap(most) | Fit::Break(most) => most.max(1) as usize,
        };
        let least = if matches!(self.fit, Fit::Break(_)) { self.size } else { self.size * 7 / 10 };
        let mut size = self.size;
        loop {
            let lines = if most == 1 { vec![clean(&self.text)] } else { self.wrapped(size) };
            if lines.len() <= most && lines.iter().all(|line| self.fits(line, size)) {
                return Fitted { lines, size, cut: false };
            }
            if size <= least {
                return self.cut(joined(lines, most), size);
            }
            size = (size - 5).max(least);
        }
    }

    /// The place that the words themselves take, from the top of their capitals to the foot of the last line.
    pub fn words(&self) -> Area {
        let fitted = self.fitted();
        let face = self.style.face();
        let wide = fitted.lines.iter().map(|line| width(line, face, fitted.size)).max().unwrap_or(0);
        let between = fitted.size * self.leading / 100 * (fitted.lines.len() as i32 - 1);
        let (area, high) = (self.area, fitted.size * face.capitals() / 1000 + between);
        let x = match self.align {
            Align::Left => area.x,
            Align::Centre => area.centre().x - wide / 2,
            Align::Right => area.right() - wide,
        };
        Area::new(x, if self.top { area.y } else { area.centre().y - high / 2 }, wide, high)
    }

    fn fits(&self, line: &str, size: i32) -> bool {
        width(line, self.style.face(), size) <= self.area.w
    }

    /// Lines no wider than the box where words and soft hyphens allow it.
    fn wrapped(&self, size: i32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        let words: Vec<&str> = self.text.split_whitespace().collect();
        for (i, &word) in words.iter().enumerate() {
            // A figure is not parted from what it counts: it goes to the next line with it.
            let counted = words.get(i + 1).filter(|_| word.chars().all(|c| c.is_ascii_digit()));
            if let Some(next) = counted
                && !line.is_empty()
                && !self.fits(&clean(&format!("{line} {word} {next}")), size)
                && self.fits(&clean(&format!("{word} {next}")), size)
            {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
                continue;
            }
            let trial = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.fits(&clean(&trial), size) {
                line = trial;
                continue;
            }
            match self.broken(&line, word, size) {
                Some((head, rest)) => {
                    lines.push(head);
                    line = rest;
                }
                None => {
                    lines.push(std::mem::replace(&mut line, word.to_owned()));
                }
            }
        }
        lines.push(line);
        lines.iter().map(|line| clean(line)).filter(|line| !line.is_empty()).collect()
    }

    /// The longest beginning of the word that still fits behind the line, and what is left of the word.
    fn broken(&self, line: &str, word: &str, size: i32) -> Option<(String, String)> {
        let breaks = word.match_indices(SOFT_HYPHEN).map(|(at, _)| at).collect::<Vec<_>>();
        breaks.into_iter().rev().find_map(|at| {
            let (before, after) = word.split_at(at);
            let head = clean(&if line.is_empty() { format!("{before}-") } else { format!("{line} {before}-") });
            self.fits(&head, size).then(|| (head, after.trim_start_matches(SOFT_HYPHEN).to_owned()))
        })
    }

    /// The lines, each that is too wide with an ellipsis for its end.
    fn cut(&self, lines: Vec<String>, size: i32) -> Fitted {
        let mut cut = false;
        let lines = lines
            .into_iter()
            .map(|line| {
                let mut kept = line.clone();
                while !self.fits(&kept, size) && kept.chars().count() > 1 {
                    cut = true;
                    kept.pop();
                    kept.pop();
                    kept.truncate(kept.trim_end().len());
                    kept.push('…');
                }
                kept
            })
            .collect();
        Fitted { lines, size, cut }
    }
}

const SOFT_HYPHEN: char = '\u{ad}';

/// The words without what is not to be seen.
fn clean(text: &str) -> String {
    text.chars().filter(|&c| c != SOFT_HYPHEN && !c.is_control()).collect()
}

/// So many lines, the last of which holds all that is left.
fn joined(mut lines: Vec<String>, most: usize) -> Vec<String> {
    let rest = lines.split_off(lines.len().min(most) - usize::from(!lines.is_empty()));
    lines.extend((!rest.is_empty()).then(|| rest.join(" ")));
    lines
}

/// A label's lines as they are written.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The lines, without soft hyphens.
    pub lines: Vec<String>,
    /// The em, in tenths of a unit.
    pub size: i32,
    /// Whether something is missing.
    pub cut: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Area, Face, Style};

    fn label(text: &str, units: i32) -> Label {
        Label::new(text, Area::units(0, 0, units, 40), Style::Small)
    }

    #[test]
    fn words_that_fit_stay_as_they_are() {
        let fitted = label("Well", 166).fitted();
        assert_eq!((fitted.lines, fitted.size, fitted.cut), (vec!["Well".to_owned()], 230, false));
    }

    #[test]
    fn words_shrink_to_seventy_percent_and_are_then_cut() {
        let name = "Kereskedelmi állomás";
        let wide = width(name, Face::Strong, 230) / 10;
        let shrunk = label(name, wide * 8 / 10).fitted();
        assert!((161..230).contains(&shrunk.size) && !shrunk.cut);
        let cut = label(name, wide / 2).fitted();
        assert!(cut.size == 161 && cut.cut && cut.lines[0].ends_with('…'), "{cut:?}");
    }

    #[test]
    fn a_soft_hyphen_breaks_a_long_word_and_is_not_seen_otherwise() {
        let name = "Indigó\u{ad}feldolgozó";
        assert_eq!(label(name, 500).fitted().lines, ["Indigófeldolgozó"]);
        let broken = label(name, 140).lines(2, 100).fitted();
        assert_eq!((broken.lines, broken.size), (vec!["Indigó-".to_owned(), "feldolgozó".to_owned()], 230));
    }

    #[test]
    fn a_figure_stays_with_what_it_counts() {
        let fitted = label("then draw 1 card", 120).lines(3, 114).fitted();
        assert_eq!(fitted.lines, ["then draw", "1 card"]);
    }

    #[test]
    fn lines_that_are_too_many_are_cut_with_an_ellipsis() {
        let words = "one two three four five six seven eight nine ten eleven twelve thirteen";
        let fitted = label(words, 90).lines(2, 114).fitted();
        assert_eq!(fitted.lines.len(), 2);
        assert!(fitted.cut && fitted.lines[1].ends_with('…'), "{fitted:?}");
        assert!(fitted.lines.iter().all(|line| width(line, Face::Strong, fitted.size) <= 900));
    }

    #[test]
    fn words_may_break_without_shrinking() {
        let fitted = label("one two three four five six seven", 90).fit(Fit::Break(2)).fitted();
        assert_eq!((fitted.lines.len(), fitted.size, fitted.cut), (2, 230, true));
    }

    #[test]
    fn nothing_at_all_can_be_fitted() {
        for text in ["", " ", "\u{ad}", "W"] {
            for fit in [Fit::Cut, Fit::Shrink, Fit::Wrap(0), Fit::Wrap(3), Fit::Break(2)] {
                assert!(label(text, 0).fit(fit).fitted().lines.len() <= 1);
            }
        }
    }
}
