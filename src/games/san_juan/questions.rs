//! What questions, labels and notes say, position by position.

mod tests {
    use super::super::cards::Kind;
    use super::super::given::{Position, given};
    use super::super::moves::Event;
    use super::super::state::Phase;
    use super::super::*;
    use crate::rules::{Arg, Asked, Face, Menu, Table, Text};

    fn menu(at: &Position, seat: u8, words: &str) -> Menu {
        let path: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        match at.table.ask(Seat(seat), &path) {
            Asked::One(menu) | Asked::Several { menu, .. } => menu,
            other => panic!("{words}: {other:?}"),
        }
    }

    /// A text by its key and numbers: `sj-ask-sell 1`.
    fn short(text: &Text) -> String {
        let number = |arg: &Arg| match arg {
            Arg::Number(number) => Some(number.to_string()),
            Arg::Text(text) => Some(short(text)),
            _ => None,
        };
        let numbers = text.args.iter().filter_map(|(_, arg)| number(arg));
        [text.key.to_string()].into_iter().chain(numbers).collect::<Vec<_>>().join(" ")
    }

    fn notes(at: &Position, seat: u8, words: &str) -> Vec<String> {
        menu(at, seat, words).offers.iter().filter_map(|offer| offer.choice.note.as_ref().map(short)).collect()
    }

    /// As many goods are spoken of as can be sold or produced, not as are allowed.
    #[test]
    fn limits_count_what_is_there() {
        let at = given(3).laden(0).play(0, "role trader");
        assert_eq!(short(&menu(&at, 0, "sell").prompt), "sj-ask-sell 1");
        let at = given(3).row(0, "sugar_mill*").play(0, "role producer");
        assert_eq!(short(&menu(&at, 0, "produce").prompt), "sj-ask-produce 1");
        let at = given(2).row(0, "sugar_mill").shortage("statue").play(0, "role producer");
        assert_eq!(short(&menu(&at, 0, "produce").prompt), "sj-ask-produce 1", "there is one card");
    }

    /// SJ-Q26: with Archive and Prefecture the question names both numbers; with 2 cards drawn none need go.
    #[test]
    fn an_archive_with_a_prefecture_asks_for_three_or_four() {
        let at = given(3).row(0, "archive prefecture").row(1, "archive prefecture").row(2, "archive");
        let at = at.play(0, "role councillor");
        let asked = |seat| short(&menu(&at, seat, "discard").prompt);
        assert_eq!(asked(0), "sj-ask-archive sj-discard-range 3 4");
        assert_eq!(asked(1), "sj-ask-archive sj-discard-maybe 0 1");
        assert_eq!(asked(2), "sj-ask-archive sj-discard 1 1");
        let at = given(3).later().holding(0, 9).next_round();
        assert_eq!(short(&menu(&at, 0, "discard").prompt), "sj-ask-limit 7 sj-discard 3 3");
    }

    /// SJ-106: notes of roles count a Library that will be used, also that of the second of two players after the
    /// Governor has spent his own; where it can be saved, its question says what it brings.
    #[test]
    fn notes_count_the_library_that_is_used() {
        let at = given(2).row(0, "library").row(1, "library").play(0, "role prospector yes");
        assert_eq!(notes(&at, 1, "role")[..2], ["sj-note-builder 2", "sj-note-producer 1"]);
        assert_eq!(notes(&at, 1, "role")[3], "sj-note-councillor 8 96");
        let at = at.play(1, "role trader");
        assert_eq!(notes(&at, 0, "role")[0], "sj-note-builder 1", "it is spent");
        let at = given(2).row(0, "library");
        assert_eq!(notes(&at, 0, "role")[4], "sj-note-prospector 1");
        assert_eq!(notes(&at, 0, "role prospector"), ["sj-note-prospector 2", "sj-note-prospector 1"]);
    }

    /// SJ-Q4: nothing is promised that empty piles cannot give, and whoever is dealt nothing is told so.
    #[test]
    fn empty_piles_promise_nothing() {
        let at = given(3).shortage("");
        let none = "sj-note-no-cards".to_owned();
        assert_eq!(
            notes(&at, 0, "role"),
            ["sj-note-builder 1".to_owned(), none.clone(), "sj-note-trader 0".into(), none.clone(), none]
        );
        let at = given(3).shortage("statue well hero tower quarry palace smithy");
        assert_eq!(notes(&at, 0, "role")[3], "sj-note-councillor-short 5 2");
        let dealt = Event::Dealt { seat: Seat(1), cards: Default::default() };
        let told = SanJuan::tell(&dealt, Viewer::Seat(Seat(1))).map(|text| text.key);
        assert_eq!(told.as_deref(), Some("sj-dealt-none"));
        let at = given(2).laden(0).shortage("").tile(4).play(0, "role trader");
        let label = &menu(&at, 0, "").offers[0].choice.name;
        assert_eq!(
            (at.game().phase, short(label)),
            (Phase::Trader, "sj-label-sell-only sj-good-indigo_plant 1".into())
        );
    }

    /// The price of a card is that of every place on which it may stand; of one that cannot be paid for it is said, too.
    #[test]
    fn prices_stand_on_every_card() {
        let at = given(3).row(0, "crane quarry").hand(0, "library palace well").play(0, "role builder");
        let said = |at: &Position| {
            let labels = menu(at, 0, "build").offers.into_iter().map(|offer| short(&offer.choice.name));
            labels.collect::<Vec<_>>()
        };
        assert_eq!(said(&at)[..2], ["sj-label-card sj-card-well 0 0", "sj-label-card-crane sj-card-library 2 0"]);
        let at = given(3).hand(0, "palace well").play(0, "role builder");
        let barred = at.table.shadows(Seat(0), &["build".to_owned()]);
        assert_eq!(short(&barred[0].0.choice.name), format!("sj-label-card sj-card-{} 5 5", Kind::Palace));
    }

    /// A hand that can build nothing is asked all the same, and told why.
    #[test]
    fn who_can_build_nothing_is_told_why_it_is_asked() {
        let at = given(3).hand(0, "palace hero").play(0, "role builder");
        assert_eq!((short(&menu(&at, 0, "").prompt), at.offers(0, "")), ("sj-ask-build-nothing".into(), "pass".into()));
    }
}
