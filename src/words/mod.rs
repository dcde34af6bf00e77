//! Words: the languages, and messages put into them. Knows no platform and no rules beyond keys and arguments.

mod language;

pub use language::Language;
