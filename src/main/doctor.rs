//! The doctor: looks at everything a bot needs and says of each thing what it found, and what to do about it. Beside a bot
//! that runs it disturbs nothing.

#[path = "doctor/discord.rs"]
mod discord;
#[path = "doctor/machine.rs"]
mod machine;

use std::process::ExitCode;

use guildhall::config::{SettingError, Settings};
use guildhall::discord::Discord;
use serde::Serialize;

use super::run::access;

/// How it stands with a thing. The worst of all is the code with which the doctor ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    /// As it should be, or of no matter here.
    Good,
    /// The bot runs, and something should be done.
    Warning,
    /// The bot does not run, or not as it should.
    Broken,
}

/// What was found of a thing.
#[derive(Debug, Serialize)]
struct Finding {
    /// What was looked at.
    check: &'static str,
    state: State,
    found: String,
    /// What to do, where something is to be done.
    advice: Option<String>,
}

impl Finding {
    fn good(check: &'static str, found: impl Into<String>) -> Finding {
        Finding { check, state: State::Good, found: found.into(), advice: None }
    }

    fn warning(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { check, state: State::Warning, found: found.into(), advice: Some(advice.into()) }
    }

    fn broken(check: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { check, state: State::Broken, found: found.into(), advice: Some(advice.into()) }
    }

    fn line(&self) -> String {
        let Finding { check, state, found, advice } = self;
        let state = match state {
            State::Good => "good",
            State::Warning => "WARNING",
            State::Broken => "BROKEN",
        };
        let advice = advice.iter().map(|advice| format!("\n{:22}-> {advice}", "")).collect::<String>();
        format!("{state:<8}{check:<14}{found}{advice}")
    }
}

/// Everything that was found.
#[derive(Serialize)]
struct Report {
    state: State,
    findings: Vec<Finding>,
}

/// Looks at everything; the report, and the code to end with.
///
/// # Errors
/// When nothing can be looked at on this machine.
pub fn run(settings: Result<Settings, SettingError>, is_json: bool) -> anyhow::Result<(String, ExitCode)> {
    let findings = match settings {
        Ok(settings) => look(&settings)?,
        Err(error) => {
            vec![Finding::broken(
                "settings",
                error.to_string(),
                "mend that one; .env.example names and explains them all",
            )]
        }
    };
    let state = findings.iter().map(|finding| finding.state).max().unwrap_or(State::Good);
    let report = Report { state, findings };
    let text = match is_json {
        true => serde_json::to_string(&report)?,
        false => report.findings.iter().map(Finding::line).collect::<Vec<_>>().join("\n"),
    };
    Ok((text, ExitCode::from(state as u8)))
}

fn look(settings: &Settings) -> anyhow::Result<Vec<Finding>> {
    let mut findings = vec![Finding::good("settings", "each of them can be used"), machine::data(settings)];
    let (database, registered) = machine::database(settings);
    findings.extend(match access(settings).map(Discord::new) {
        None => vec![Finding::broken(
            "token",
            "there is no DISCORD_TOKEN",
            "put it into the file .env (see .env.example); `guildhall sandbox` needs none",
        )],
        Some(Err(error)) => {
            vec![Finding::broken("token", error.to_string(), "see docs/servers.md for where it is found")]
        }
        Some(Ok(discord)) => {
            let discord = discord.in_shards(settings.shards);
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(discord::look(&discord, registered.as_deref()))
        }
    });
    findings.extend(database);
    Ok(findings)
}
