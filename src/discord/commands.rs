//! The commands of the catalogue as poise finds them when they come, and as Discord takes them when they are
//! registered. One function serves them all; what is being typed is served elsewhere.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use serde::Serialize;
use serenity::all::Permissions;

use super::connect::Bot;
use crate::chat::catalogue::{ChoiceSpec, CommandSpec, Localised, OptionSpec, SubSpec, Takes};
use crate::words::Language;

/// Discord's numbers: the types of commands and options, where a command can be used, how the bot is installed.
const SLASH_COMMAND: u8 = 1;
const SUBCOMMAND: u8 = 1;
const TEXT: u8 = 3;
const PERSON: u8 = 6;
const CHANNEL: u8 = 7;
const ROLE: u8 = 8;
const IN_SERVERS: u8 = 0;
const IN_DIRECT: u8 = 1;
const INSTALLED_IN_SERVERS: u8 = 0;

/// A command as poise knows it.
type Known = poise::Command<Arc<Bot>, Infallible>;

/// Every command of the catalogue, by name.
pub(super) fn known(catalogue: &[CommandSpec]) -> Vec<Known> {
    let command = |spec: &CommandSpec| {
        let subcommands = spec.subcommands.iter().map(|sub| named(&sub.name)).collect();
        Known { subcommands, ..named(&spec.name) }
    };
    catalogue.iter().map(command).collect()
}

fn named(name: &Localised) -> Known {
    Known {
        name: name.default.clone().into(),
        slash_action: Some(|context| {
            Box::pin(async move {
                context.framework.user_data.service.command(context.interaction).await;
                Ok(())
            })
        }),
        ..Known::default()
    }
}

/// A command, subcommand or option to be registered. The same commands always give the same JSON.
#[derive(Serialize)]
pub(super) struct Registered<'a> {
    name: &'a str,
    name_localizations: BTreeMap<&'static str, &'a str>,
    description: &'a str,
    description_localizations: BTreeMap<&'static str, &'a str>,
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<Registered<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<Choice<'a>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    autocomplete: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    contexts: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    integration_types: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    default_member_permissions: Option<u64>,
}

/// A fixed value of an option.
#[derive(Serialize)]
struct Choice<'a> {
    name: &'a str,
    name_localizations: BTreeMap<&'static str, &'a str>,
    value: &'a str,
}

/// Every command of the catalogue, with all its words.
pub(super) fn registered(catalogue: &[CommandSpec]) -> Vec<Registered<'_>> {
    catalogue.iter().map(command).collect()
}

fn command(spec: &CommandSpec) -> Registered<'_> {
    let contexts = if spec.is_direct { vec![IN_SERVERS, IN_DIRECT] } else { vec![IN_SERVERS] };
    let options = spec.subcommands.iter().map(subcommand).chain(spec.options.iter().map(option)).collect();
    let integration_types = vec![INSTALLED_IN_SERVERS];
    let default_member_permissions = spec.is_managed.then(|| Permissions::MANAGE_GUILD.bits());
    let told = told(SLASH_COMMAND, &spec.name, &spec.description);
    Registered { options, contexts, integration_types, default_member_permissions, ..told }
}

fn subcommand(spec: &SubSpec) -> Registered<'_> {
    Registered { options: spec.options.iter().map(option).collect(), ..told(SUBCOMMAND, &spec.name, &spec.description) }
}

fn option(spec: &OptionSpec) -> Registered<'_> {
    let choices: Vec<Choice<'_>> = spec.choices.iter().map(choice).collect();
    let kind = match spec.takes {
        Takes::Text => TEXT,
        Takes::Person => PERSON,
        Takes::Channel => CHANNEL,
        Takes::Role => ROLE,
    };
    Registered {
        autocomplete: kind == TEXT && choices.is_empty(),
        choices,
        ..told(kind, &spec.name, &spec.description)
    }
}

fn choice(spec: &ChoiceSpec) -> Choice<'_> {
    Choice { name: &spec.name.default, name_localizations: localisations(&spec.name), value: &spec.value }
}

fn told<'a>(kind: u8, name: &'a Localised, description: &'a Localised) -> Registered<'a> {
    Registered {
        name: &name.default,
        name_localizations: localisations(name),
        description: &description.default,
        description_localizations: localisations(description),
        kind,
        options: Vec::new(),
        choices: Vec::new(),
        autocomplete: false,
        contexts: Vec::new(),
        integration_types: Vec::new(),
        default_member_permissions: None,
    }
}

fn localisations(text: &Localised) -> BTreeMap<&'static str, &str> {
    let all = text.others.iter().flat_map(|(language, text)| locales(*language).iter().map(|l| (*l, text.as_str())));
    all.collect()
}

/// Discord's locales for a language.
fn locales(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["en-GB", "en-US"],
        Language::Hu => &["hu"],
        Language::Pl => &["pl"],
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::chat::catalogue::catalogue;

    #[test]
    fn a_command_is_told_with_all_its_words() {
        let catalogue = catalogue();
        let told = serde_json::to_value(registered(&catalogue)).unwrap();
        let table = &told[0];
        assert_eq!(table["name"], "table");
        assert_eq!(table["name_localizations"], json!({"hu": "asztal", "pl": "stół"}));
        assert_eq!(
            (&table["type"], &table["contexts"], &table["integration_types"]),
            (&json!(1), &json!([0]), &json!([0]))
        );
        let new = &table["options"][0];
        assert_eq!((&new["name"], &new["type"]), (&json!("new"), &json!(1)));
        let game = &new["options"][0];
        assert_eq!((&game["name"], &game["type"]), (&json!("game"), &json!(3)));
    }

    #[test]
    fn an_option_has_choices_or_suggestions_and_never_both() {
        fn check(option: &Value, options: &mut usize) {
            for inner in option["options"].as_array().into_iter().flatten() {
                check(inner, options);
                if inner["type"] == TEXT {
                    *options += 1;
                    assert_ne!(inner["autocomplete"] == true, inner["choices"].is_array(), "{inner}");
                }
            }
        }
        let mut options = 0;
        for command in serde_json::to_value(registered(&catalogue())).unwrap().as_array().unwrap() {
            check(command, &mut options);
        }
        assert!(options > 5);
    }

    #[test]
    fn poise_finds_each_subcommand() {
        let catalogue = catalogue();
        let known = known(&catalogue);
        let names = |known: &Known| known.subcommands.iter().map(|sub| sub.name.to_string()).collect::<Vec<_>>();
        let expected: Vec<&str> = catalogue[0].subcommands.iter().map(|sub| sub.name.default.as_str()).collect();
        assert_eq!(names(&known[0]), expected);
    }
}
