//! The word files taken apart: every message with its attributes and the arguments it uses.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use guildhall::words::{Language, sources};

/// A text of a word file: a message, or an attribute of one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// The file it stands in: `words/en.ftl` for the manager's own.
    pub file: String,
    /// The names of the arguments that are shown.
    pub shows: BTreeSet<String>,
    /// The names of the arguments that choose among variants; a language without plural forms needs none.
    pub chooses: BTreeSet<String>,
    /// The messages it refers to.
    pub refers: BTreeSet<String>,
    /// Its words, with `\u{1}` where an argument stands and `\u{2}` around each variant of a choice.
    pub words: String,
}

/// Every text of a language by its key: `table-command.name` for an attribute.
pub fn texts(language: Language) -> BTreeMap<String, Said> {
    let mut texts = BTreeMap::new();
    for (file, source) in sources(language) {
        let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Junk { .. } | Entry::Term(_)), "{file}: {entry:?}");
                continue;
            };
            let value = message.value.iter().map(|pattern| (message.id.name.to_owned(), pattern));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value));
            for (key, pattern) in value.chain(attributes) {
                let mut said = Said { file: file.clone(), ..Said::default() };
                said.pattern(pattern);
                assert!(texts.insert(key.clone(), said).is_none(), "{file}: {key} twice");
            }
        }
    }
    texts
}

impl Said {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.chooses.insert(id.name.to_owned());
                }
                for variant in variants {
                    self.words.push('\u{2}');
                    self.pattern(&variant.value);
                }
                self.words.push('\u{2}');
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.shows.insert(id.name.to_owned());
                self.words.push('\u{1}');
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers.insert(id.name.to_owned());
                self.words.push('\u{1}');
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.words.push_str(value);
            }
            InlineExpression::TermReference { .. } => panic!("no terms: {inline:?}"),
        }
    }
}
