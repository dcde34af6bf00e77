//! Identical things are one choice. Answers that read the same to whoever chooses are as good as each other: of one answer
//! they are offered once, and of several with a number.

use super::limits::{SELECT_OPTIONS, SELECT_TEXT};
use super::name_match::{Found, Named, find};
use super::pages::page_of;
use super::walk::answer;
use crate::rules::{JOIN, Menu, Offer, Text, Tongue};
use crate::words::Speaker;

/// The offers of a menu, those that read the same together, in the order of the first of each.
pub(super) fn kinds(offers: &[Offer]) -> Vec<Vec<&Offer>> {
    let mut kinds: Vec<Vec<&Offer>> = Vec::new();
    for offer in offers {
        match kinds.iter_mut().find(|kind| kind[0].choice == offer.choice) {
            Some(kind) => kind.push(offer),
            None => kinds.push(vec![offer]),
        }
    }
    kinds
}

/// The menu with the first of each kind.
pub(super) fn each_once(menu: &Menu) -> Menu {
    let offers = kinds(&menu.offers).into_iter().map(|kind| kind[0].clone()).collect();
    Menu { offers, ..menu.clone() }
}

/// The offers that read like those of a page.
pub(super) fn like_page(menu: &Menu, offers: &[Offer], page: usize) -> Vec<Offer> {
    let shown = page_of(offers, page);
    menu.offers.iter().filter(|offer| shown.iter().any(|other| other.choice == offer.choice)).cloned().collect()
}

/// Names, with those that come more than once counted: `2 Indigo`.
pub(super) fn counted(speaker: &Speaker, names: &[String]) -> Vec<String> {
    let mut counted: Vec<(&String, usize)> = Vec::new();
    for name in names {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    counted.into_iter().map(|(name, count)| so_many(speaker, count, name)).collect()
}

fn so_many(speaker: &Speaker, count: usize, name: &str) -> String {
    match count {
        1 => name.to_owned(),
        _ => speaker.say(&Text::of("count-of").with("n", count).with("what", name.to_owned())),
    }
}

/// A line of a list for several: one thing, or so many of a kind.
pub(super) struct Line<'m> {
    /// The first of the things.
    pub offer: &'m Offer,
    /// How it reads without a letter.
    pub label: String,
    /// What it stands for.
    pub value: String,
}

/// The lines of a list for several, where some offers read alike; nothing where none do, or where they do not fit.
pub(super) fn lines<'m>(speaker: &Speaker, menu: &'m Menu, max: usize) -> Option<Vec<Line<'m>>> {
    let kinds = kinds(&menu.offers);
    let line = |kind: &[&'m Offer], count: usize| {
        let choice = &kind[0].choice;
        let label = match count {
            1 => choice.label(speaker),
            _ => so_many(speaker, count, &speaker.say(&choice.name)),
        };
        Line { offer: kind[0], label, value: joined(&kind[..count]) }
    };
    let numbers = |kind: &Vec<&'m Offer>| 1..=kind.len().min(max);
    let lines: Vec<_> = kinds.iter().flat_map(|kind| numbers(kind).map(|count| line(kind, count))).collect();
    // A line stands for all its things by name, and the platform takes no longer value.
    let fits = |line: &Line<'_>| line.value.chars().count() <= SELECT_TEXT;
    let is_list = kinds.len() < menu.offers.len() && lines.len() <= SELECT_OPTIONS && lines.iter().all(fits);
    is_list.then_some(lines)
}

/// The fewest lines that can stand for so many things.
pub(super) fn fewest_lines(menu: &Menu, min: usize) -> usize {
    let mut sizes: Vec<usize> = kinds(&menu.offers).iter().map(Vec::len).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let mut reached = 0;
    for (count, size) in sizes.iter().enumerate() {
        if reached >= min {
            return count;
        }
        reached += size;
    }
    sizes.len()
}

fn joined(offers: &[&Offer]) -> String {
    offers.iter().map(|offer| offer.token.as_str()).collect::<Vec<_>>().join(JOIN.encode_utf8(&mut [0; 4]))
}

/// Every different way to choose at least `min` and at most `max`, the greatest first, if there are at most so many.
pub(super) fn ways(menu: &Menu, (min, max): (usize, usize), most: usize) -> Option<Vec<String>> {
    let kinds = kinds(&menu.offers);
    let mut found = Vec::new();
    search(&kinds, &mut Vec::new(), (min, max), most, &mut found);
    if found.len() > most {
        return None;
    }
    found.sort_by_key(|way: &Vec<&Offer>| std::cmp::Reverse(way.len()));
    let way = |way: Vec<&Offer>| answer(menu, |token| way.iter().any(|offer| offer.token == token));
    Some(found.into_iter().map(way).collect())
}

/// Adds ways to go on from what is picked, until there are more than `most`.
fn search<'m>(
    kinds: &[Vec<&'m Offer>],
    picked: &mut Vec<&'m Offer>,
    (min, max): (usize, usize),
    most: usize,
    found: &mut Vec<Vec<&'m Offer>>,
) {
    let left: usize = kinds.iter().map(Vec::len).sum();
    if found.len() > most || picked.len() + left < min {
        return;
    }
    let Some((kind, others)) = kinds.split_first() else { return found.push(picked.clone()) };
    for count in (0..=kind.len().min(max - picked.len())).rev() {
        let before = picked.len();
        picked.extend(&kind[..count]);
        search(others, picked, (min, max), most, found);
        picked.truncate(before);
    }
}

/// The things that a part of a typed answer means, of those not taken yet: one, or so many of those that are called
/// alike.
pub(super) fn meant<'a>(things: &'a [Named], taken: &[String], part: &str) -> Option<Vec<&'a Named>> {
    let free: Vec<&Named> = things.iter().filter(|thing| !taken.contains(&thing.token)).collect();
    let called = |text: &str| match find(free.iter().copied(), text) {
        Found::One(token) => free.iter().copied().find(|thing| thing.token == token),
        Found::Unclear(_) | Found::Nothing => None,
    };
    if let Some(one) = called(part) {
        return Some(vec![one]);
    }
    let part = part.trim_start();
    let digits = part.find(|c: char| !c.is_ascii_digit())?;
    let (count, rest) = (part[..digits].parse::<usize>().ok()?, part[digits..].trim_start_matches([' ', '×', 'x']));
    let first = called(rest)?;
    let alike: Vec<_> = free.iter().copied().filter(|thing| thing.name == first.name).take(count).collect();
    (count > 0 && alike.len() == count).then_some(alike)
}
