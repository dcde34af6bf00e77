//! The numbers of rules: those that a page of rules has, and those that a test names.

use std::collections::BTreeSet;

/// The numbers that a game's rules begin paragraphs with: `- **SJ-12** …`.
pub fn numbered(text: &str) -> BTreeSet<String> {
    text.lines().filter_map(|line| number(line.trim_start_matches(['-', '|', '*', ' ', '#']))).collect()
}

/// The rule number at the start of a text: two capitals, `-`, perhaps a letter, digits. Decisions (`SJ-Q7`) explain
/// rules and are none.
fn number(text: &str) -> Option<String> {
    let (prefix, rest) = text.split_once('-').filter(|(prefix, _)| prefix.len() == 2)?;
    let digits = rest.strip_prefix(['E', 'A']).unwrap_or(rest);
    let count = digits.chars().take_while(char::is_ascii_digit).count();
    let capital = prefix.chars().all(|c| c.is_ascii_uppercase());
    (capital && count > 0).then(|| format!("{prefix}-{}", &rest[..rest.len() - digits.len() + count]))
}

/// The rule numbers a text names, ranges such as `SJ-3…SJ-5` filled in.
pub fn named(text: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut rest = text;
    while let Some(at) = rest.find('-') {
        let from = rest[..at].char_indices().rev().nth(1).map_or(0, |(at, _)| at);
        if let Some(first) = number(&rest[from..]) {
            let after = &rest[from + first.len()..];
            let last = ["…", "..=", "–"]
                .iter()
                .find_map(|to| after.strip_prefix(*to))
                .and_then(|after| number(after).or_else(|| number(&format!("{}{after}", &first[..3]))));
            let digits = |id: &str| id[3..].parse::<u32>().ok();
            if let (Some(a), Some(b)) = (digits(&first), last.as_deref().and_then(digits)) {
                named.extend((a..=b).map(|n| format!("{}{n}", &first[..3])));
            }
            named.insert(first);
        }
        rest = &rest[at + 1..];
    }
    named
}

/// The faults in a list of them: `| 5 | what happens | …`.
pub fn listed(text: &str) -> BTreeSet<u8> {
    let first = |line: &str| line.strip_prefix("| ")?.split_once(" |")?.0.parse().ok();
    text.lines().filter_map(first).collect()
}

/// The faults that the names of tests begin with: `fn f_4_f_5_…`.
pub fn shown(text: &str) -> BTreeSet<u8> {
    let names = text.lines().filter_map(|line| line.trim_start().trim_start_matches("async ").strip_prefix("fn "));
    names.flat_map(faults_of).collect()
}

fn faults_of(mut name: &str) -> Vec<u8> {
    let mut faults = Vec::new();
    while let Some((number, rest)) = name.strip_prefix("f_").and_then(|rest| rest.split_once('_')) {
        faults.extend(number.parse::<u8>());
        name = rest;
    }
    faults
}

#[test]
fn faults_are_found() {
    let list = "| fault | what |\n| --- | --- |\n| 1 | 2 | 3 |\n|| 4 |\n| 38 | is 5 |\n";
    assert_eq!(listed(list), BTreeSet::from([1, 38]));
    let names = "async fn f_4_f_15_it_is_so_f_6_is_not() {}\n    fn f_7_a(store: Store) {}\nfn of_8_it() f_9_x()";
    assert_eq!(shown(names), BTreeSet::from([4, 7, 15]));
}

#[test]
fn rule_numbers_are_found() {
    let list = |ids: BTreeSet<String>| ids.into_iter().collect::<Vec<_>>().join(" ");
    let page = "- **AB-1** one\n- **AB-E2 (Tower)** two\n| AB-30 | x\nsee AB-4\n- **AB-Q7** no\n";
    assert_eq!(list(numbered(page)), "AB-1 AB-30 AB-E2");
    assert_eq!(
        list(named("/// AB-1, AB-3…AB-5; AB-E2 and AB-7…8, well-known x-1 AB-Q3")),
        "AB-1 AB-3 AB-4 AB-5 AB-7 AB-8 AB-E2"
    );
}
