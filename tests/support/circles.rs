//! Which files use one another, as the paths in their code say that begin with `super::` or `crate::`.

use std::collections::{BTreeMap, BTreeSet};

use super::sources::{Source, rust};

/// Files with those that each names.
pub type Uses = BTreeMap<String, BTreeSet<String>>;

/// The files of a folder. Its `mod.rs`, and those of folders in it, hand on what the others have, and count as those.
pub fn uses(folder: &str) -> Uses {
    let sources: Vec<Source> = rust(&[folder]).into_iter().filter(|source| !source.shipped().is_empty()).collect();
    let (fronts, sources): (Vec<_>, Vec<_>) = sources.into_iter().partition(|source| source.path.ends_with("/mod.rs"));
    let files = sources.iter().map(|source| name(source).to_owned()).collect();
    let handed = fronts.iter().flat_map(handed_on).collect();
    let tree = Tree { files, handed };
    sources.iter().map(|source| (name(source).to_owned(), tree.used(source))).collect()
}

/// The files that can be reached from themselves, each with those it names on the way.
pub fn circles(uses: &Uses) -> Vec<String> {
    let none = BTreeSet::new();
    let reached = |from: &str| {
        let (mut reached, mut waiting) = (BTreeSet::new(), vec![from]);
        while let Some(file) = waiting.pop() {
            let fresh = uses.get(file).unwrap_or(&none).iter().filter(|used| reached.insert(used.as_str()));
            waiting.extend(fresh.map(String::as_str).collect::<Vec<_>>());
        }
        reached
    };
    let circle = |(file, used): (&String, &BTreeSet<String>)| {
        let on: Vec<&str> = used.iter().map(String::as_str).filter(|used| reached(used).contains(&**file)).collect();
        (!on.is_empty()).then(|| format!("{file}: uses {}", on.join(", ")))
    };
    uses.iter().filter_map(circle).collect()
}

/// The path of a file without its ending.
fn name(source: &Source) -> &str {
    source.path.trim_end_matches(".rs")
}

fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(parent, _)| parent)
}

/// What a `mod.rs` hands on of the files beside it, by the folder and the name.
fn handed_on(front: &Source) -> Vec<((String, String), String)> {
    let (folder, code) = (parent(name(front)).to_owned(), front.shipped());
    let begins = ["pub use ", "pub(super) use "].into_iter().flat_map(|begin| code.match_indices(begin));
    let paths = begins.flat_map(|(at, begin)| paths(&code[at + begin.len()..]));
    let item = |path: Vec<String>| {
        let (file, item) = (path.first()?, path.last()?);
        Some(((folder.clone(), item.clone()), format!("{folder}/{file}")))
    };
    paths.filter_map(item).collect()
}

/// The files of a folder, and what is handed on of them.
struct Tree {
    files: BTreeSet<String>,
    handed: BTreeMap<(String, String), String>,
}

impl Tree {
    fn used(&self, source: &Source) -> BTreeSet<String> {
        let (own, code) = (name(source), source.shipped());
        let mut used = BTreeSet::new();
        for begin in ["super::", "crate::"] {
            for (at, _) in code.match_indices(begin) {
                let before = &code[..at];
                if before.ends_with("super::") || before.ends_with("pub(in ") {
                    continue;
                }
                let (mut base, mut rest) = (if begin == "crate::" { "src" } else { own }, &code[at..]);
                while let Some(deeper) = rest.strip_prefix("super::") {
                    (base, rest) = (parent(base), deeper);
                }
                let rest = rest.strip_prefix("crate::").unwrap_or(rest);
                used.extend(paths(rest).iter().filter_map(|path| self.found(base, path)));
            }
        }
        used.remove(own);
        used
    }

    /// The file in which a path ends, from a folder on.
    fn found(&self, base: &str, path: &[String]) -> Option<String> {
        let mut at = base.to_owned();
        for name in path {
            if let Some(file) = self.handed.get(&(at.clone(), name.clone())) {
                return Some(file.clone());
            }
            at = format!("{at}/{name}");
            if self.files.contains(&at) {
                return Some(at);
            }
        }
        None
    }
}

/// The paths of `a::{b, c::d}`, up to its end.
fn paths(text: &str) -> Vec<Vec<String>> {
    let (mut found, mut open, mut path) = (Vec::new(), Vec::new(), Vec::<String>::new());
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let word: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        if !word.is_empty() {
            rest = &rest[word.len()..];
            path.push(word);
            if let Some(deeper) = rest.strip_prefix("::") {
                rest = deeper;
                continue;
            }
        } else if let Some(list) = rest.strip_prefix('{') {
            open.push(path.len());
            rest = list;
            continue;
        }
        found.push(path.clone());
        // What ends a path ends the lists that end with it, too.
        loop {
            rest = rest.trim_start();
            let Some(length) = open.last().copied() else { return found };
            path.truncate(length);
            if let Some(after) = rest.strip_prefix('}') {
                (rest, _) = (after, open.pop());
            } else if let Some(after) = rest.strip_prefix(',') {
                rest = after.trim_start();
                if !rest.starts_with('}') {
                    break;
                }
            } else {
                return found;
            }
        }
    }
}
