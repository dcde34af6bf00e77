//! Where a press or command goes: to a table, or to what belongs to none. Decides nothing about either.

use crate::chat::wishes::Wish;
use crate::chat::{Ack, ChannelId, Id, Incoming, Moment, Request, Review, To, What, Which, limits};
use crate::rules::{Game, Text};
use crate::store::{Stage, Surface, TableRow, Waiting};
use crate::words::Speaker;

use super::answers::{self, Way};
use super::days::{DIGEST, ZONE};
use super::manager::Manager;
use super::screen::{Screen, button};
use super::screens::{look_ups, title};
use super::table_request::TableRequest;
use super::{games, rules};

/// The most tables a list has buttons for: as many as have room under a message.
const LISTED: usize = limits::ROWS * limits::ROW_BUTTONS;

impl Manager {
    /// Sends a request where it belongs.
    pub(super) async fn route(&self, incoming: Incoming) {
        match &incoming.what {
            What::Press { id, values } => {
                let (id, values) = (id.parse::<Id>(), values.clone());
                self.press(incoming, id.ok(), &values).await;
            }
            What::Command { name, options } => {
                let (name, options) = (name.clone(), options.clone());
                let words: Vec<&str> = name.iter().map(String::as_str).collect();
                self.command(incoming, &words, &options).await;
            }
        }
    }

    async fn press(&self, incoming: Incoming, id: Option<Id>, values: &[String]) {
        match id {
            Some(Id { table: Some(table), to: To::Word(Request::Rematch), .. }) => self.rematch(incoming, table).await,
            Some(Id { table: Some(table), step, to: To::Word(Request::Replay(shown)), .. })
                if shown.to == Moment::PlayOn =>
            {
                self.play_on(incoming, table, step, shown).await;
            }
            Some(Id { table: Some(table), to: To::Word(Request::CloseByServer), .. }) => {
                self.close_by_server(incoming, table).await;
            }
            Some(Id { to: To::Word(Request::Dismiss), .. }) => self.dismiss(incoming),
            Some(id @ Id { table: Some(table), .. }) => {
                self.dispatch(table, incoming, TableRequest::of_press(id, values)).await;
            }
            Some(Id { table: None, to: To::Word(request), .. }) => self.grant(incoming, request, values).await,
            Some(Id { table: None, .. }) | None => match self.table_in(incoming.place.channel).await {
                Some(row) => self.dispatch(row.id, incoming, TableRequest::Unknown).await,
                None => self.say(&incoming, &Text::of("declined-stale-button")).await,
            },
        }
    }

    /// Takes away what somebody has closed; where it stays, it says that it is closed.
    fn dismiss(&self, incoming: Incoming) {
        let shared = self.shared.clone();
        tokio::spawn(async move {
            if incoming.reply.ack == Ack::Update && shared.chat.withdraw(&incoming.reply).await.is_ok() {
                return;
            }
            let language = shared.language(&incoming.person).await;
            let screen = Screen::of(crate::words::word(language, "panel-closed"));
            let _ = answers::send(shared, incoming, screen, Way::Private).await;
        });
    }

    /// A press that belongs to no table.
    async fn grant(&self, incoming: Incoming, request: Request, values: &[String]) {
        match request {
            Request::Games(wanted) => {
                let (which, page) = wanted.unwrap_or((Which::All, 1));
                self.list_games(&incoming, which, page).await;
            }
            Request::New(wanted) => self.open_again(incoming, wanted).await,
            Request::Check => self.check(&incoming).await,
            Request::Server(page) => self.show_server(&incoming, page).await,
            Request::Here => match values.first().and_then(|table| table.parse().ok()) {
                Some(table) => self.dispatch(table, incoming, Request::Here.into()).await,
                None => self.say(&incoming, &Text::of("declined-stale-button")).await,
            },
            Request::Chapter(game, nth) => self.chapter(&incoming, &game, nth).await,
            Request::Topic(game, _) => {
                self.rules(&incoming, Some(&game), values.first().map(String::as_str)).await;
            }
            Request::Wishes => self.show_wishes(&incoming).await,
            Request::Zone => self.show_zones(&incoming, None).await,
            Request::Quiet => self.show_quiet(&incoming).await,
            Request::Away => self.show_away(&incoming).await,
            Request::Back => self.back(&incoming).await,
            Request::Tongue => self.show_wish(&incoming, Wish::Language).await,
            Request::Forget(asked) => self.forget(&incoming, asked).await,
            Request::Learn(wanted) => self.learn(incoming, &wanted, values).await,
            Request::Stats(asked) => self.stats(&incoming, asked, values.first().map(String::as_str)).await,
            Request::Wish(name) => self.wish(&incoming, &name, values.first().map(String::as_str)).await,
            _ => self.say(&incoming, &Text::of("declined-stale-button")).await,
        }
    }

    async fn command(&self, incoming: Incoming, name: &[&str], options: &[(String, String)]) {
        let option = |name: &str| options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        match name {
            ["table", "new"] => self.open(incoming, options).await,
            ["table", "check"] => self.check(&incoming).await,
            ["table", "rematch"] => match self.table_in(incoming.place.channel).await {
                Some(row) => self.rematch(incoming, row.id).await,
                None => self.no_table(&incoming).await,
            },
            ["table", "move"] if incoming.told.channel.is_none() && !self.is_occupied(&incoming).await => {
                self.offer_lost(&incoming).await;
            }
            ["table", subcommand] => {
                let Some(wanted) = TableRequest::of_command(subcommand, options, &incoming.told) else {
                    return self.unknown(&incoming, name).await;
                };
                self.at_table(incoming, None, wanted).await;
            }
            ["hint"] => self.at_table(incoming, None, Request::Hint.into()).await,
            ["hand"] => self.at_table(incoming, None, Request::Own.into()).await,
            ["replay"] if option("film").is_some() => self.at_table(incoming, None, Request::Film.into()).await,
            ["replay"] => {
                let typed = |name| option(name).map(str::to_owned);
                let wanted = TableRequest::Replay(typed("move"), typed("round"));
                self.at_table(incoming, None, wanted).await;
            }
            ["review"] => self.at_table(incoming, None, Request::Review(Review::Whole).into()).await,
            ["games"] => {
                let which = Which::of(option("which").unwrap_or_default());
                self.list_games(&incoming, which, 1).await;
            }
            ["stats", "privacy"] => self.wish(&incoming, Wish::Stats.name(), option("how")).await,
            ["stats", page @ ("me" | "ladder" | "against" | "records")] => {
                self.stats_by_command(&incoming, page, [option("game"), option("seats")]).await;
            }
            ["learn"] => {
                let game = option("game").map(str::to_owned);
                self.learn_by_command(incoming, game.as_deref()).await;
            }
            ["rules"] => self.rules(&incoming, option("game"), option("topic")).await,
            ["server", what] => self.server(&incoming, what, options).await,
            ["settings", "quiet"] => self.quiet_by_command(&incoming, option("begin"), option("end")).await,
            ["settings", "zone"] => match option("zone") {
                Some(zone) => self.set_day(&incoming, ZONE, zone).await,
                None => self.show_zones(&incoming, None).await,
            },
            ["settings", "digest"] => match option("hour") {
                Some(hour) => self.set_day(&incoming, DIGEST, hour).await,
                None => self.show_wishes(&incoming).await,
            },
            ["settings", "away"] => match option("days") {
                Some(days) => self.set_away(&incoming, days).await,
                None => self.show_away(&incoming).await,
            },
            ["settings", "export"] => self.export(&incoming).await,
            ["settings", "forget"] => self.forget(&incoming, 0).await,
            ["settings", wish] => self.wish(&incoming, wish, option("how").or(option("language"))).await,
            [command, verb] => match self.shared.games.iter().find(|game| game.command == *command) {
                Some(game) => match TableRequest::of_verb(game, verb, options) {
                    None => self.unknown(&incoming, name).await,
                    Some(wanted) => self.at_table(incoming, Some(game), wanted).await,
                },
                None => self.unknown(&incoming, name).await,
            },
            _ => self.unknown(&incoming, name).await,
        }
    }

    async fn unknown(&self, incoming: &Incoming, name: &[&str]) {
        let command = crate::chat::quoted(&format!("/{}", name.join(" ")));
        self.say(incoming, &Text::of("declined-unknown-command").with("command", command)).await;
    }

    async fn check(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let absent = self.absent(&incoming.place, None, &speaker).await;
        self.show(incoming, absent.unwrap_or_else(|| look_ups::check(&incoming.place, &speaker)));
    }

    /// A command for the table in the channel. Where there is none, `/hand` and moves find the person's own table.
    async fn at_table(&self, incoming: Incoming, game: Option<&'static Game>, wanted: TableRequest) {
        let here = self.table_in(incoming.place.channel).await;
        if let (Some(row), Some(game)) = (&here, game)
            && row.game != game.id
            && incoming.place.guild.is_some()
        {
            let known = self.shared.game(&row.game).map_or(Text::of(""), title);
            return self.say(&incoming, &Text::of("declined-other-game").with("game", known)).await;
        }
        let is_personal = wanted.is_for(&Request::Own) || incoming.place.guild.is_none();
        match here {
            Some(row) if !is_personal || self.sits(&row, &incoming).await => {
                self.dispatch(row.id, incoming, wanted).await;
            }
            _ if is_personal => self.at_own_table(incoming, game, wanted).await,
            _ => self.no_table(&incoming).await,
        }
    }

    /// Says that no table is in the channel, and where one is that was opened there.
    pub(super) async fn no_table(&self, incoming: &Incoming) {
        let text = match self.moved_from(incoming).await {
            Some(thread) => Text::of("declined-moved").with("where", format!("<#{}>", thread.0)),
            None => {
                let new = self.shared.command("table new", &incoming.place);
                Text::of("declined-no-table").with("new", new)
            }
        };
        self.say(incoming, &text).await;
    }

    /// Where a table of the person's plays that was opened here: below its lobby in the channel they wrote in.
    async fn moved_from(&self, incoming: &Incoming) -> Option<ChannelId> {
        for waiting in self.shared.store.tables_of(incoming.person.id).await.unwrap_or_default() {
            let lobby = self.shared.store.shown(waiting.table.id, Surface::Lobby).await.ok().flatten();
            if lobby.is_some_and(|shown| shown.channel == incoming.place.channel) {
                return Some(waiting.table.channel);
            }
        }
        None
    }

    pub(super) async fn sits(&self, row: &TableRow, incoming: &Incoming) -> bool {
        let seats = self.shared.store.seats(row.id).await.unwrap_or_default();
        seats.iter().any(|sitter| sitter.user() == Some(incoming.person.id))
    }

    /// The person's own table: the only one, or the only one that waits for them; otherwise they choose.
    async fn at_own_table(&self, incoming: Incoming, game: Option<&'static Game>, wanted: TableRequest) {
        let mut own = self.shared.store.tables_of(incoming.person.id).await.unwrap_or_default();
        own.retain(|waiting| {
            waiting.table.stage == Stage::Playing && game.is_none_or(|game| waiting.table.game == game.id)
        });
        let awaiting = own.iter().filter(|waiting| waiting.is_awaited).count();
        match own.as_slice() {
            [] => {
                let new = self.shared.command("table new", &incoming.place);
                self.say(&incoming, &Text::of("games-none").with("new", new)).await;
            }
            [only] => self.dispatch(only.table.id, incoming, wanted).await,
            [first, ..] if awaiting == 1 && !wanted.is_for(&Request::Own) => {
                self.dispatch(first.table.id, incoming, wanted).await;
            }
            several => {
                let screen = self.which(&incoming, several).await;
                self.show(&incoming, screen);
            }
        }
    }

    async fn which(&self, incoming: &Incoming, tables: &[Waiting]) -> Screen {
        let language = self.shared.language(&incoming.person).await;
        let speaker = Speaker::alone(language);
        let mut buttons = Vec::new();
        for waiting in tables.iter().take(LISTED) {
            let Ok(handle) = self.handle(waiting.table.id).await else { continue };
            let state = handle.state.borrow().clone();
            let label = games::short(&state, waiting.seat, &state.speaker(language));
            let id = Id::at(waiting.table.id, 0, Request::Own);
            buttons.push(button(id, limits::cut(&label, limits::LABEL)));
        }
        let screen = Screen::of(speaker.word("hand-which"));
        buttons.chunks(limits::ROW_BUTTONS).fold(screen, |screen, row| screen.row(row.iter().cloned()))
    }

    /// Looks something up in a game: the one that is named, or else the one that is played here.
    async fn rules(&self, incoming: &Incoming, game: Option<&str>, topic: Option<&str>) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let game = match game {
            Some(wanted) => games::named(self.shared.games, wanted),
            None => self.game_in(incoming.place.channel).await,
        };
        let Some(game) = game else {
            let value = crate::chat::quoted(incoming_game(incoming).unwrap_or_default());
            let text = Text::of("declined-unknown-value").with("value", value);
            return self.say(incoming, &text.with("option", speaker.word("table-slot-game.name"))).await;
        };
        let screen = match topic {
            None => rules::contents(game, &self.shared.command("rules", &incoming.place), &speaker),
            Some(topic) => rules::look_up(game, topic, &speaker),
        };
        self.show(incoming, screen);
    }

    /// A chapter of a game by its number, or how the game is played.
    async fn chapter(&self, incoming: &Incoming, game: &str, nth: Option<usize>) {
        let Some(game) = self.shared.game(game) else {
            return self.say(incoming, &Text::of("declined-stale-button")).await;
        };
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let rules = self.shared.command("rules", &incoming.place);
        self.show(
            incoming,
            match nth {
                Some(nth) => rules::chapter(game, nth, &rules, &speaker),
                None => rules::contents(game, &rules, &speaker),
            },
        );
    }

    /// The game that is played in the channel, or the first there is.
    pub(super) async fn game_in(&self, channel: ChannelId) -> Option<&'static Game> {
        let here = self.table_in(channel).await.and_then(|row| self.shared.game(&row.game));
        here.or(self.shared.games.first())
    }
}

/// The game a command names.
fn incoming_game(incoming: &Incoming) -> Option<&str> {
    match &incoming.what {
        What::Command { options, .. } => {
            options.iter().find(|(name, _)| name == "game").map(|(_, value)| value.as_str())
        }
        What::Press { .. } => None,
    }
}
