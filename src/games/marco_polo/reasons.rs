//! Why not, in words: the fact, then the reason.

use super::bar::{Bar, Lack};
use super::names;
use super::phrases::effect;
use crate::rules::{Arg, Text};

fn about(key: &'static str, name: &'static str, value: impl Into<Arg>) -> Text {
    Text::of(key).with(name, value)
}

/// A reason.
pub(super) fn reason(bar: &Bar) -> Text {
    Text::of(match bar {
        Bar::Open(act) => return about("mp-refuse-open", "verb", Text::of(format!("mp-verb-{act}"))),
        Bar::Dear { camels } => return about("mp-refuse-dear", "camels", *camels),
        Bar::SpaceDear { coins } => return about("mp-refuse-space-dear", "coins", *coins),
        Bar::KhanLow { least } => return about("mp-refuse-khan-low", "least", *least),
        Bar::NoSuchDie(value) => return about("mp-refuse-no-such-die", "die", *value),
        Bar::NoSuchBlack(value) => return about("mp-refuse-no-such-black", "die", *value),
        Bar::DieUseless(value) => return about("mp-refuse-die-useless", "die", *value),
        Bar::BookLow { least } => return about("mp-refuse-book-low", "least", *least),
        Bar::OfferDear { jade } => return about("mp-refuse-offer-dear", "jade", *jade),
        Bar::SealLow { least } => return about("mp-refuse-seal-low", "least", *least),
        Bar::Times { most } => return about("mp-refuse-times", "most", *most),
        Bar::Change(value) => return about("mp-refuse-change", "die", *value),
        Bar::Compensation { most } => return about("mp-refuse-compensation", "most", *most),
        Bar::Away { lack, reward } => return away(lack, *reward),
        Bar::CharacterFirst => "mp-refuse-character-first",
        Bar::GoalFirst => "mp-refuse-goal-first",
        Bar::Chosen => "mp-refuse-chosen",
        Bar::NothingSuch => "mp-refuse-nothing-such",
        Bar::Acted => "mp-refuse-acted",
        Bar::NoDice => "mp-refuse-no-dice",
        Bar::EndBagged => "mp-refuse-end-bagged",
        Bar::EndActs => "mp-refuse-end",
        Bar::EndBags => "mp-refuse-end-bag",
        Bar::JadeAsked => "mp-refuse-jade-asked",
        Bar::NoJade => "mp-refuse-no-jade",
        Bar::Books => "mp-refuse-books",
        Bar::Seals => "mp-refuse-seals",
        Bar::Contracts => "mp-refuse-contracts",
        Bar::NoContractCity => "mp-refuse-no-contract-city",
        Bar::NoSpecial => "mp-refuse-no-special",
        Bar::Cards => "mp-refuse-cards",
        Bar::KhanFull => "mp-refuse-khan-full",
        Bar::KhanUsed => "mp-refuse-khan-used",
        Bar::TravelDice => "mp-refuse-travel-dice",
        Bar::TravelDear => "mp-refuse-travel-dear",
        Bar::NoSuchDice => "mp-refuse-no-such-dice",
        Bar::DiceUseless => "mp-refuse-dice-useless",
        Bar::DiceOther => "mp-refuse-dice-other",
        Bar::TravelSpace => "mp-refuse-travel-space",
        Bar::BookUsed => "mp-refuse-book-used",
        Bar::SealOwned => "mp-refuse-seal-owned",
        Bar::SealsUsed => "mp-refuse-seals-used",
        Bar::ContractFar => "mp-refuse-contract-far",
        Bar::ContractGone => "mp-refuse-contract-gone",
        Bar::NotActive => "mp-refuse-not-active",
        Bar::NoContract => "mp-refuse-no-contract",
        Bar::ContractDear => "mp-refuse-contract-dear",
        Bar::NoBasic => "mp-refuse-no-basic",
        Bar::SealMissing => "mp-refuse-seal-missing",
        Bar::Improved => "mp-refuse-improved",
        Bar::ImproveDear => "mp-refuse-improve-dear",
        Bar::NotSpecial => "mp-refuse-not-special",
        Bar::CityNoPost => "mp-refuse-city-no-post",
        Bar::PostNew => "mp-refuse-post-new",
        Bar::CityFull => "mp-refuse-city-full",
        Bar::CityUsed => "mp-refuse-city-used",
        Bar::CardGone => "mp-refuse-card-gone",
        Bar::CardTaken => "mp-refuse-card-taken",
        Bar::CardNoPost => "mp-refuse-card-no-post",
        Bar::CardDear => "mp-refuse-card-dear",
        Bar::CardOption => "mp-refuse-option",
        Bar::BlackBought => "mp-refuse-black-bought",
        Bar::NoBlack => "mp-refuse-no-black",
        Bar::NoOutpost => "mp-refuse-no-outpost",
        Bar::CharacterGone => "mp-refuse-character-gone",
        Bar::GoalNotDealt => "mp-refuse-goal",
        Bar::NoChoice => "mp-refuse-choice",
        Bar::NoToken => "mp-refuse-no-token",
        Bar::NoPost => "mp-refuse-no-post",
        Bar::Route => "mp-refuse-route",
        Bar::ExtraPost => "mp-refuse-extra-post",
        Bar::JadeSum => "mp-refuse-jade",
        Bar::Goods => "mp-refuse-goods",
    })
}

/// What is missing for a location.
fn away(lack: &Lack, reward: Option<u8>) -> Text {
    match (lack, reward) {
        (Lack::Steps(steps), Some(most)) => about("mp-refuse-goal-steps-move", "n", *steps).with("most", most),
        (Lack::Steps(steps), None) => about("mp-refuse-goal-steps", "n", *steps),
        (Lack::Seals(guilds), _) => {
            let guilds: Vec<Text> = guilds.iter().copied().map(names::guild).collect();
            about("mp-refuse-goal-seals", "guilds", guilds)
        }
        (Lack::Price(price), _) => about("mp-refuse-goal-price", "price", effect(price)),
        (Lack::Space, _) => Text::of("mp-refuse-goal-space"),
    }
}
