//! The project's own files as text, for tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project.
pub struct Source {
    /// Its path from the project's root, with `/`.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// The project's root.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every readable text file below these folders (or these files), in order of their names.
pub fn files(places: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    places.iter().for_each(|place| collect(&root().join(place), &mut found));
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn collect(path: &Path, found: &mut Vec<Source>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            collect(&entry.unwrap().path(), found);
        }
    } else if let Ok(text) = fs::read_to_string(path) {
        let path = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
        found.push(Source { path, text });
    }
}

/// Rust files only.
pub fn rust(places: &[&str]) -> Vec<Source> {
    files(places).into_iter().filter(|source| source.path.ends_with(".rs")).collect()
}

impl Source {
    /// The module of the library the file belongs to: `games` for `src/games/mod.rs`.
    pub fn module(&self) -> &str {
        let path = self.path.strip_prefix("src/").unwrap_or(&self.path);
        path.split('/').next().unwrap_or(path).trim_end_matches(".rs")
    }

    /// How many modules lie between the file's own module and the library: 1 for `src/games/mod.rs`.
    pub fn depth(&self) -> usize {
        let folders = self.path.matches('/').count();
        if self.path.ends_with("/mod.rs") { folders - 1 } else { folders }
    }

    /// The code without comments, so that a word in a sentence is no use of it.
    pub fn code(&self) -> String {
        let code = |line: &str| match line.find("//") {
            Some(at) if !line[..at].ends_with(':') => line[..at].to_owned(),
            _ => line.to_owned(),
        };
        self.text.lines().map(|line| code(line) + "\n").collect()
    }

    /// The code that is part of the program: what stands before the file's tests. A file named `tests.rs` has none.
    pub fn shipped(&self) -> String {
        let code = self.code();
        if self.path.ends_with("/tests.rs") || self.path.contains("/tests/") {
            return String::new();
        }
        let tests = code.find("#[cfg(test)]\nmod ").unwrap_or(code.len());
        code[..tests].to_owned()
    }

    /// The test code: a file below `tests`, or what stands from `mod tests` on.
    pub fn tests(&self) -> &str {
        if self.path.starts_with("tests/") || self.path.ends_with("/tests.rs") || self.path.contains("/tests/") {
            return &self.text;
        }
        self.text.find("\nmod tests").map_or("", |at| &self.text[at..])
    }
}

/// Whether the text has the word, with nothing word-like around it.
pub fn has_word(text: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word)
        .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + word.len()..].chars().next()))
}
