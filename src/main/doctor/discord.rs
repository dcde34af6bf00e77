//! What the doctor asks Discord: whose token it is, whether it lets the bot connect, and what the bot may do.

use std::time::Duration;

use guildhall::chat::catalogue::catalogue;
use guildhall::discord::{Allowance, Application, CheckupError, Commands, Discord, Server};
use guildhall::words::{Language, word};

use super::Finding;

/// So many servers are looked at.
const SERVERS: u8 = 20;
/// So far, in milliseconds, clocks may be apart.
const APART: i64 = 2000;
/// Discord takes no first answer after three seconds; one that takes so long is a reason to look, and so long is too late.
const SLOW: Duration = Duration::from_millis(1000);
const TOO_SLOW: Duration = Duration::from_millis(2500);
/// So many sessions should be left.
const FEW: u64 = 200;

const STATUS: &str = "look at https://discordstatus.com, and at this machine's network";
const PROXY: &str = "begin the proxy at GUILDHALL_PROXY; where one program has the token, none is needed";
const PORTAL: &str = "https://discord.com/developers";

/// Asks for everything; where the token is no good, for nothing more.
pub(super) async fn look(discord: &Discord, registered: Option<&str>) -> Vec<Finding> {
    let account = match discord.account().await {
        Ok(account) => account,
        Err(error @ CheckupError::Token) => {
            let advice = format!("copy a new one from {PORTAL}, page Bot, \"Reset Token\", and begin the bot again");
            return vec![Finding::broken("token", error.to_string(), advice)];
        }
        Err(error) => return vec![Finding::broken("discord", error.to_string(), STATUS)],
    };
    let mut findings = vec![Finding::good("token", format!("it is that of {} ({})", account.name, account.id))];
    findings.push(clock(account.ahead));
    match discord.proxy().await {
        None => {}
        Some(Ok(())) => findings.push(Finding::good("proxy", "it passes requests on")),
        Some(Err(error)) => {
            findings.push(Finding::broken("proxy", error.to_string(), PROXY));
            return findings;
        }
    }
    let application = discord.application().await;
    findings.push(match &application {
        Ok(application) => intents(application),
        Err(error) => Finding::warning("interactions", error.to_string(), STATUS),
    });
    findings.extend(application.as_ref().ok().map(answers));
    findings.push(match discord.allowance().await {
        Ok(allowance) => shards(&allowance),
        Err(error) => Finding::warning("shards", error.to_string(), STATUS),
    });
    findings.extend(match discord.servers(SERVERS).await {
        Ok(servers) => permissions(&servers),
        Err(error) => vec![Finding::warning("servers", error.to_string(), STATUS)],
    });
    if let Ok(application) = &application {
        findings.push(match discord.commands(application, &catalogue(), registered).await {
            Ok(there) => commands(&there, registered.is_some()),
            Err(error) => Finding::warning("commands", error.to_string(), STATUS),
        });
    }
    findings
}

fn clock(ahead: Option<i64>) -> Finding {
    match ahead {
        None => Finding::good("clock", "Discord did not say what time it is"),
        Some(ahead) if ahead.abs() <= APART => Finding::good("clock", "as Discord's"),
        Some(ahead) => {
            let which = if ahead > 0 { "ahead of" } else { "behind" };
            let found = format!("{} seconds {which} Discord's", ahead.abs() / 1000);
            Finding::warning("clock", found, "let the machine set it by the network: timedatectl set-ntp true")
        }
    }
}

fn intents(application: &Application) -> Finding {
    match &application.endpoint {
        None => Finding::good("interactions", "they come to the bot; its one intent, servers, needs no permission"),
        Some(address) => Finding::broken(
            "interactions",
            format!("Discord sends what people press to {address} and not to the bot"),
            format!("empty \"Interactions Endpoint URL\" at {PORTAL}, page General Information"),
        ),
    }
}

fn answers(application: &Application) -> Finding {
    let found = format!("Discord answered after {} ms", application.took.as_millis());
    if application.took > TOO_SLOW {
        Finding::broken("answers", found, format!("after 3000 ms it takes no answer to a press: {STATUS}"))
    } else if application.took > SLOW {
        Finding::warning("answers", found, format!("after 3000 ms it takes no answer to a press: {STATUS}"))
    } else {
        Finding::good("answers", found)
    }
}

fn shards(allowance: &Allowance) -> Finding {
    let Allowance { shards, recommended, left: (left, of), pause } = allowance;
    match (shards, pause) {
        (Err(error), _) => Finding::broken("shards", error.to_string(), "leave GUILDHALL_SHARDS at auto"),
        (Ok(_), Some(pause)) => Finding::broken(
            "shards",
            format!("only {left} of {of} sessions are left today; the bot would wait for {} minutes", minutes(*pause)),
            "find out what begins the bot, or another with its token, again and again",
        ),
        (Ok(shards), None) if *left < FEW => Finding::warning(
            "shards",
            format!("{shards}; {recommended} recommended; {left} of {of} sessions left today"),
            "find out what begins the bot, or another with its token, again and again",
        ),
        (Ok(shards), None) => {
            Finding::good("shards", format!("{shards}; {recommended} recommended; {left} of {of} sessions left today"))
        }
    }
}

fn minutes(time: Duration) -> u64 {
    time.as_secs().div_ceil(60)
}

/// One line for all servers where nothing is missing, and one for each of the others.
fn permissions(servers: &[Server]) -> Vec<Finding> {
    if servers.is_empty() {
        return vec![Finding::warning("servers", "the bot is in none", "invite it: README.md says by which link")];
    }
    let lacking: Vec<Finding> = servers.iter().filter(|server| !server.lacks.is_empty()).map(lacks).collect();
    let whole = servers.len() - lacking.len();
    let good = (whole > 0)
        .then(|| Finding::good("servers", format!("in {whole} of {} the bot may do all it needs", servers.len())));
    good.into_iter().chain(lacking).collect()
}

fn lacks(server: &Server) -> Finding {
    let names: Vec<String> = server.lacks.iter().map(|each| word(Language::En, each.key())).collect();
    let found = format!("in {} it lacks {}", server.name, names.join(", "));
    Finding::warning(
        "servers",
        found,
        "grant that to its role there; /table check in a channel says what is missing in it",
    )
}

fn commands(there: &Commands, was_registered: bool) -> Finding {
    let advice = "the bot registers them when it begins; its log says what Discord had against them";
    if !there.has_any {
        return Finding::warning("commands", "Discord has none yet", advice);
    }
    let differences = [("it lacks", &there.lacking), ("it has, of another release,", &there.strange)];
    let differences = differences.iter().filter(|(_, names)| !names.is_empty());
    let differences: Vec<String> = differences.map(|(what, names)| format!("{what} {}", names.join(", "))).collect();
    if !differences.is_empty() {
        return Finding::warning("commands", format!("Discord's are others: {}", differences.join("; ")), advice);
    }
    match (there.are_as_registered, was_registered) {
        (true, _) => Finding::good("commands", "Discord has those of this release"),
        (false, false) => Finding::good("commands", "Discord has those of this release, by name"),
        (false, true) => Finding::warning("commands", "Discord has those of another release", advice),
    }
}
