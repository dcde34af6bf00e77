//! The program: settings, wiring, and the tools of the command line.

#[path = "main/arena.rs"]
mod arena;
#[path = "main/copies.rs"]
mod copies;
#[path = "main/doctor.rs"]
mod doctor;
#[path = "main/health.rs"]
mod health;
#[path = "main/log.rs"]
mod log;
#[path = "main/run.rs"]
mod run;
#[cfg(feature = "sandbox")]
#[path = "main/sandbox.rs"]
mod sandbox;
#[cfg(unix)]
#[path = "main/service.rs"]
mod service;
#[path = "main/tune.rs"]
mod tune;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use clap::{Parser, Subcommand};
use guildhall::bots::{Built, Level};
use guildhall::chat::UserId;
use guildhall::config::Settings;
use guildhall::discord::ConnectError;
use guildhall::games::GAMES;
use guildhall::rules::{Seat, Seed, Viewer};
use guildhall::tools::arena::{Bot, Order};
#[cfg(feature = "sandbox")]
use guildhall::tools::load;
use guildhall::tools::{self, balance, engine::Engine, film, picture, playthrough, review, selfplay, verify};
use guildhall::words::Language;

/// Good board games with friends, over days and weeks.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Without one: the bot on Discord if there is a token, or else the sandbox.
    #[command(subcommand)]
    word: Option<Word>,
}

#[derive(Subcommand)]
enum Word {
    /// Run the bot on Discord.
    Run,
    #[cfg(feature = "sandbox")]
    /// Run the bot in the sandbox, a page in your browser that looks like Discord.
    Sandbox {
        /// Only what stands in for Discord, without the bot, which finds it by DISCORD_API.
        #[arg(long)]
        alone: bool,
    },
    #[cfg(feature = "sandbox")]
    /// Press buttons at many tables of a bot of its own and report times and memory as one JSON line.
    Load {
        /// How many tables.
        #[arg(long, default_value_t = 200)]
        tables: usize,
        /// At how many of them one person plays against strong bots alone.
        #[arg(long, default_value_t = 0)]
        thinking: usize,
        /// How many lessons people press on in meanwhile, once a second.
        #[arg(long, default_value_t = 0)]
        learning: usize,
        /// How many clicks a second, over all tables.
        #[arg(long, default_value_t = 200)]
        clicks: u32,
        /// For how many seconds.
        #[arg(long, default_value_t = 10)]
        seconds: u32,
        /// How many presses one person then makes in a row while another waits for one answer.
        #[arg(long, default_value_t = 300)]
        presses: usize,
        /// The game of all tables; every game in turn, if not given.
        #[arg(long)]
        game: Option<String>,
    },
    /// Look at everything the bot needs, and say what to do: 0 is good, 1 a warning, 2 broken.
    Doctor {
        /// As one JSON line.
        #[arg(long)]
        json: bool,
    },
    /// Ask the bot that runs here whether it is ready, by GUILDHALL_HEALTH.
    Health,
    /// Copy the database to a new file, while the bot runs or not.
    Backup {
        /// The file, which must not be there yet.
        file: PathBuf,
    },
    /// Make a copy the database, where there is none and no bot runs.
    Restore {
        /// The copy.
        file: PathBuf,
    },
    /// Write all that the database holds to a new file as lines of JSON, while the bot runs or not.
    Export {
        /// The file, which must not be there yet.
        file: PathBuf,
    },
    /// Make a database of such a file, where there is none or an empty one and no bot runs.
    Import {
        /// The file.
        file: PathBuf,
    },
    /// Bring a database that is a server up to date, before a bot of this release begins there.
    Migrate,
    /// Forget a person who cannot ask for it, in a database on which no bot works.
    Forget {
        /// The number of their account.
        person: u64,
    },
    /// Answer JSON requests, one a line: any game, without Discord and without a database.
    Engine,
    /// Let bots play among themselves and report speed, scores and wins as one JSON line.
    Selfplay {
        /// Which game.
        #[arg(long)]
        game: String,
        /// How many seats.
        #[arg(long)]
        seats: u8,
        /// How many games.
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// A number or 64 hex digits.
        #[arg(long, default_value = "1", value_parser = tools::seed)]
        seed: Seed,
        /// Who plays: random, greedy, normal, strong or strong:MOVES, for all seats or, with commas, for each.
        #[arg(long, default_value = "random", value_delimiter = ',')]
        bot: Vec<Built>,
        /// Say also who wins with what, where points come from, and how often each verb is used.
        #[arg(long)]
        balance: bool,
        /// With --balance, what seats are told apart by: a JSON pointer into the public view, with {} for
        /// the seat; of a list each entry counts.
        #[arg(long, requires = "balance")]
        by: Option<String>,
    },
    /// Let bots play against each other, on every seat equally often, and report who wins as one JSON line.
    Arena {
        /// Which game.
        #[arg(long)]
        game: String,
        /// How many seats.
        #[arg(long)]
        seats: u8,
        /// How many games; as many more as it takes for everybody to sit everywhere equally often.
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// A number or 64 hex digits.
        #[arg(long, default_value = "1", value_parser = tools::seed)]
        seed: Seed,
        /// Who plays, once for each: random, greedy, normal, strong, strong:MOVES (so many are tried out for a decision)
        /// or cmd:PROGRAM (a bot of your own; docs/engine.md). Copies of the last take the seats that are left.
        #[arg(long = "bot", required = true)]
        bots: Vec<Bot>,
        /// How many milliseconds a bot of your own may take for a decision.
        #[arg(long, default_value_t = 5000)]
        limit: u64,
        /// On how many threads built-in bots play; the games are the same.
        #[arg(long, default_value_t = 1)]
        threads: usize,
    },
    /// Search for better weights of the bots that look one move ahead.
    Tune(tune::Arguments),
    /// Paint a position of a random game and report times and sizes as one JSON line.
    Picture {
        /// Which game.
        #[arg(long)]
        game: String,
        /// How many seats.
        #[arg(long)]
        seats: u8,
        /// A number or 64 hex digits.
        #[arg(long, default_value = "1", value_parser = tools::seed)]
        seed: Seed,
        /// How many random steps to play first.
        #[arg(long, default_value_t = 0)]
        steps: usize,
        /// Who looks: public, or the number of a seat from 0.
        #[arg(long, default_value = "public", value_parser = viewer)]
        view: Viewer,
        /// Which of several boards, from 0.
        #[arg(long)]
        board: Option<u8>,
        /// The answers so far of the seat that looks, with spaces between; what is offered then has its letters.
        #[arg(long)]
        path: Option<String>,
        /// Tell what is new from the turn with this step on.
        #[arg(long)]
        since: Option<usize>,
        /// Tell it turn by turn in place of the board.
        #[arg(long, requires = "since")]
        retold: bool,
        /// Only this part of it, by its name; `all` but the band and the footer.
        #[arg(long)]
        crop: Option<String>,
        /// What has corners round it, by its name.
        #[arg(long, requires = "crop")]
        mark: Vec<String>,
        /// The language of the words: en, hu or pl.
        #[arg(long, default_value = "en", value_parser = tools::language)]
        lang: Language,
        /// Where the PNG goes.
        #[arg(long)]
        out: PathBuf,
    },
    /// Make the film of a record's game, a GIF, and report its size as one JSON line.
    Film {
        /// The record as JSON.
        file: PathBuf,
        /// The language of the words: en, hu or pl.
        #[arg(long, default_value = "en", value_parser = tools::language)]
        lang: Language,
        /// The most bytes it may have; 8388608 where nothing is said.
        #[arg(long)]
        most: Option<usize>,
        /// Where the GIF goes.
        #[arg(long)]
        out: PathBuf,
    },
    /// Weigh each decision of a record's game and report it as one JSON line.
    Review {
        /// The record as JSON.
        file: PathBuf,
        /// The language of the words: en, hu or pl.
        #[arg(long, default_value = "en", value_parser = tools::language)]
        lang: Language,
        /// How much is tried out, in percent of what a table gets.
        #[arg(long, default_value_t = 100)]
        effort: u32,
        /// Where the picture goes, a PNG.
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Replay a record from its seed and say whether everything came out as noted.
    Verify {
        /// The record as JSON.
        file: PathBuf,
    },
    /// Write a whole game of bots down as text.
    Playthrough {
        /// Which game, or the file of a record.
        game: String,
        /// A number or 64 hex digits.
        #[arg(long, default_value = "1", value_parser = tools::seed)]
        seed: Seed,
        /// How many seats; the fewest, if not given.
        #[arg(long)]
        seats: Option<u8>,
        /// The options of the table, as JSON.
        #[arg(long, default_value = "null", value_parser = json)]
        options: serde_json::Value,
        /// How well they play: easy, normal or strong.
        #[arg(long, default_value = "normal", value_parser = level)]
        bot: Level,
        /// Steps after which the position is described, with commas.
        #[arg(long, value_delimiter = ',')]
        mark: Vec<usize>,
    },
}

/// The code of an end that Discord wants: whoever begins the program again by itself leaves that be (`EX_CONFIG`).
const REFUSED: u8 = 78;

fn level(name: &str) -> Result<Level, String> {
    name.parse().map_err(|()| format!("{name}: neither easy nor normal nor strong"))
}

fn json(text: &str) -> Result<serde_json::Value, String> {
    serde_json::from_str(text).map_err(|error| format!("no JSON: {error}"))
}

fn viewer(name: &str) -> Result<Viewer, String> {
    match (name, name.parse()) {
        ("public", _) => Ok(Viewer::Public),
        (_, Ok(seat)) => Ok(Viewer::Seat(Seat(seat))),
        _ => Err(format!("{name}: neither public nor the number of a seat")),
    }
}

fn main() -> ExitCode {
    work().unwrap_or_else(|error| {
        complain(&format!("guildhall: {error:#}"));
        let is_refused = error.downcast_ref::<ConnectError>().is_some_and(ConnectError::is_for_good);
        if is_refused { ExitCode::from(REFUSED) } else { ExitCode::FAILURE }
    })
}

fn complain(line: &str) {
    // Nowhere else to say it, so it does not matter whether this fails.
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

fn work() -> anyhow::Result<ExitCode> {
    let arguments = Arguments::parse();
    if let Some(Word::Doctor { json }) = arguments.word {
        let (report, code) = doctor::run(Settings::read(), json)?;
        say(&report)?;
        return Ok(code);
    }
    let settings = Settings::read()?;
    settings.bring_parts()?;
    match arguments.word {
        None if settings.token.is_some() || settings.stand_in.is_some() => run::on_discord(&settings)?,
        Some(Word::Run) => run::on_discord(&settings)?,
        // It was asked before, with settings that may be bad.
        Some(Word::Doctor { .. }) => {}
        #[cfg(feature = "sandbox")]
        Some(Word::Sandbox { alone: true }) => sandbox::alone(&settings)?,
        #[cfg(feature = "sandbox")]
        None | Some(Word::Sandbox { alone: false }) => sandbox::with_bot(&settings.in_sandbox())?,
        #[cfg(not(feature = "sandbox"))]
        None => run::on_discord(&settings)?,
        #[cfg(feature = "sandbox")]
        Some(Word::Load { tables, thinking, learning, clicks, seconds, presses, game }) => {
            let order = load::Order { tables, thinking, learning, clicks, seconds, presses, game };
            say(&serde_json::to_string(&load::run(&order)?)?)?;
        }
        Some(Word::Health) => {
            let (line, is_ready) = health::ask(&settings)?;
            say(&line)?;
            return Ok(if is_ready { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Some(Word::Backup { file }) => say(&copies::backup(&settings, &file)?)?,
        Some(Word::Restore { file }) => say(&copies::restore(&settings, &file)?)?,
        Some(Word::Export { file }) => say(&copies::export(&settings, &file)?)?,
        Some(Word::Import { file }) => say(&copies::import(&settings, &file)?)?,
        Some(Word::Migrate) => say(&copies::migrate(&settings)?)?,
        Some(Word::Forget { person }) => say(&copies::forget(&settings, UserId(person))?)?,
        Some(Word::Engine) => Engine::of(GAMES).run(std::io::stdin().lock(), std::io::stdout().lock())?,
        Some(Word::Selfplay { game, seats, games, seed, bot, balance: true, by }) => {
            let game = tools::game(&game)?;
            say(&serde_json::to_string(&balance::run(game, seats, games, seed, &bot, by.as_deref())?)?)?;
        }
        Some(Word::Selfplay { game, seats, games, seed, bot, .. }) => {
            say(&serde_json::to_string(&selfplay::run(tools::game(&game)?, seats, games, seed, &bot)?)?)?;
        }
        Some(Word::Arena { game, seats, games, seed, bots, limit, threads }) => {
            let (game, limit) = (tools::game(&game)?, Duration::from_millis(limit));
            let order = Order { game, seats, games, seed, bots, limit, threads };
            say(&serde_json::to_string(&arena::run(&order)?)?)?;
        }
        Some(Word::Tune(arguments)) => say(tune::run(arguments)?.trim_end())?,
        Some(Word::Picture { game, seats, seed, steps, view, board, path, since, retold, crop, mark, lang, out }) => {
            let path = path.map(|path| path.split_whitespace().map(str::to_owned).collect());
            let focus = crop.map(|crop| (crop, mark));
            let look = picture::Look { viewer: view, board, path, since, retold, focus, language: lang };
            let report = picture::run(tools::game(&game)?, (seats, seed, steps), &look, &out)?;
            say(&serde_json::to_string(&report)?)?;
        }
        Some(Word::Film { file, lang, most, out }) => {
            let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            say(&serde_json::to_string(&film::run(&text, lang, most, &out)?)?)?;
        }
        Some(Word::Review { file, lang, effort, out }) => {
            let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            say(&serde_json::to_string(&review::run(&text, lang, effort, out.as_deref())?)?)?;
        }
        Some(Word::Verify { file }) => {
            let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            let verdict = verify::run(&text)?;
            say(&verdict.line)?;
            return Ok(if verdict.sound { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Some(Word::Playthrough { game, seed, seats, options, bot, mark }) => {
            let file = std::path::Path::new(&game);
            if file.is_file() {
                say(playthrough::of_record(&std::fs::read_to_string(file)?, &mark)?.trim_end())?;
                return Ok(ExitCode::SUCCESS);
            }
            let game = tools::game(&game)?;
            let seats = seats.unwrap_or(*game.seats.start());
            let text = playthrough::make(game, &options, (seats, seed), bot, &mark)?;
            say(text.trim_end())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn say(line: &str) -> std::io::Result<()> {
    writeln!(std::io::stdout().lock(), "{line}")
}
