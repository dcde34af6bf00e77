//! Opening a table: everything is checked with the permissions that came with the press, so that nothing is tried
//! that must fail.

use crate::chat::{Button, Id, Incoming, Permission, Place, PlaceKind, Request, TableId};
use crate::rules::{Game, Text, Tongue};
use crate::store::{NewTable, StoreError, Stored, Venue};
use crate::words::{Language, Speaker, tidy};

use super::clock::Pace;
use super::games::named;
use super::manager::Manager;
use super::occupied;
use super::old_lobbies;
use super::permitted;
use super::reach;
use super::screen::{Screen, button, link};
use super::screens::title;

/// What a person wants of a new table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Order {
    game: &'static str,
    seats: u8,
    venue: Venue,
    language: Language,
    pace: Pace,
}

/// The options of an order, in the order in which a custom id gives them.
const WANTED: [&str; 5] = ["game", "seats", "where", "language", "pace"];

impl Order {
    /// The custom id by which a press gives the order again.
    fn id(&self) -> Id {
        let (seats, venue) = (self.seats.to_string(), if self.venue == Venue::Thread { "thread" } else { "channel" });
        let wanted = [self.game, &seats, venue, self.language.code(), self.pace.token()];
        Id::of(Request::New(wanted.map(|value| Some(value.to_owned())).into()))
    }
}

impl Manager {
    /// Opens a table with the options of a command.
    pub(super) async fn open(&self, incoming: Incoming, options: &[(String, String)]) {
        let option = |name: &str| options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        if incoming.place.guild.is_none() {
            return self.say(&incoming, &Text::of("declined-server-only")).await;
        }
        let settings = self.shared.server(incoming.place.guild).await;
        if let Some(why) = permitted::barred(&settings, &incoming.told, &incoming.place) {
            return self.say(&incoming, &why).await;
        }
        let game = match (option("game"), self.shared.games) {
            (Some(wanted), games) => named(games, wanted),
            (None, [only]) => Some(only),
            (None, games) => return self.show(&incoming, which_game(games, options, &speaker)),
        };
        let Some(game) = game else {
            return self.unknown_value(&incoming, option("game"), "table-slot-game.name", &speaker).await;
        };
        let seats = match option("seats").map(|seats| seats.trim().parse::<u8>()) {
            None => *game.seats.end(),
            Some(Ok(seats)) if game.seats.contains(&seats) => seats,
            Some(_) => {
                let text = Text::of("declined-seats").with("game", title(game));
                return self
                    .say(&incoming, &text.with("min", *game.seats.start()).with("max", *game.seats.end()))
                    .await;
            }
        };
        let venue = match option("where") {
            _ if incoming.place.is_thread() => Venue::Channel,
            Some("channel") => Venue::Channel,
            None if settings.has_threads == Some(false) => Venue::Channel,
            None if !incoming.place.takes_threads() => Venue::Channel,
            _ => Venue::Thread,
        };
        let language = match option("language") {
            None => settings.language.unwrap_or(speaker.language),
            Some(code) => match Language::ALL.into_iter().find(|language| language.code() == code) {
                Some(language) => language,
                None => {
                    return self.unknown_value(&incoming, Some(code), "table-slot-language.name", &speaker).await;
                }
            },
        };
        let wanted = option("pace").or(settings.pace.as_deref());
        let Some(pace) = wanted.map_or(Some(Pace::default()), Pace::of) else {
            return self.unknown_value(&incoming, option("pace"), "table-slot-pace.name", &speaker).await;
        };
        self.open_as(incoming, game, Order { game: game.id, seats, venue, language, pace }, &speaker).await;
    }

    /// Opens a table by a press: of a game, or as it was wanted before.
    pub(super) async fn open_again(&self, incoming: Incoming, wanted: Vec<Option<String>>) {
        let given = WANTED.iter().zip(wanted).filter_map(|(name, value)| Some(((*name).to_owned(), value?)));
        let options: Vec<_> = given.collect();
        self.open(incoming, &options).await;
    }

    /// Says that nothing is known that is called so.
    pub(super) async fn unknown_value(
        &self,
        incoming: &Incoming,
        value: Option<&str>,
        option: &str,
        speaker: &Speaker,
    ) {
        let value = crate::chat::quoted(value.unwrap_or_default());
        let option = speaker.say(&Text::of(option.to_owned()));
        let text = Text::of("declined-unknown-value").with("value", value).with("option", option);
        self.say(incoming, &text).await;
    }

    async fn open_as(&self, incoming: Incoming, game: &'static Game, order: Order, speaker: &Speaker) {
        if let Some(screen) = self.absent(&incoming.place, Some(&order), speaker).await {
            return self.show(&incoming, screen);
        }
        if order.venue == Venue::Thread && !incoming.place.takes_threads() {
            return self.show(&incoming, no_threads(&order, speaker));
        }
        let lacks = lacking(&incoming.place, order.venue);
        if !lacks.is_empty() {
            return self.show(&incoming, not_allowed(&incoming.place, &lacks, &order, speaker));
        }
        let place = &incoming.place;
        let new = NewTable {
            game: game.id.to_owned(),
            guild: place.guild,
            channel: place.channel,
            host: incoming.person.id,
            host_name: tidy(&incoming.person.name),
            options: order.pace.pack(serde_json::json!({})),
            seats: order.seats,
            language: order.language,
            venue: order.venue,
            bots: Vec::new(),
            rematch_of: None,
            opened: self.shared.clock.now(),
            old_at: old_lobbies::old_at(self.shared.clock.now()),
        };
        let created = self.create(&incoming, new, &serde_json::json!({})).await;
        self.opened(&incoming, (game, order.seats, order.language), created).await;
    }

    /// Takes a new table up, and says that it stands there, or why not.
    pub(super) async fn opened(
        &self,
        incoming: &Incoming,
        (game, seats, language): (&'static Game, u8, Language),
        created: Stored<TableId>,
    ) {
        match created {
            Ok(table) => {
                let handle = match self.handle(table).await {
                    Ok(handle) => handle,
                    Err(error) => {
                        tracing::error!(%table, %error, "a new table can't be taken up");
                        return self.say(incoming, &Text::of("fault")).await;
                    }
                };
                drop(self.shared.pool.prepare(game, seats, language));
                let check = self.shared.chat.clickable("table check");
                let home = handle.state.borrow().home;
                let key = match reach::opened(&handle).await {
                    "open-below" if home != incoming.place.channel => "open-there",
                    key => key,
                };
                let text = Text::of(key).with("check", check).with("where", format!("<#{}>", home.0));
                self.say(incoming, &text).await;
            }
            Err(StoreError::Repeated) => {}
            Err(StoreError::Occupied(other)) => {
                let reads = self.shared.language(&incoming.person).await;
                self.show(incoming, occupied::taken(&self.shared, other, reads).await);
            }
            Err(error) => {
                tracing::error!(%error, "a table can't be opened");
                self.say(incoming, &Text::of("fault")).await;
            }
        }
    }

    /// Where commands come in and nothing can be posted: a server or a private thread in which the bot itself is not.
    pub(super) async fn absent(&self, place: &Place, order: Option<&Order>, speaker: &Speaker) -> Option<Screen> {
        if !place.has_bot {
            let invite = link(self.shared.chat.invitation().await, speaker.word("button-invite"));
            return Some(Screen::of(speaker.word("declined-not-invited")).row([invite]));
        }
        let is_private = place.kind == PlaceKind::PrivateThread;
        // Where it cannot be asked, posting shows.
        if !is_private || !matches!(self.shared.chat.is_member(place.channel).await, Ok(false)) {
            return None;
        }
        let id = order.map_or(Id::of(Request::Check), Order::id);
        Some(Screen::of(speaker.word("declined-not-let-in")).row([button(id, speaker.word("button-check-again"))]))
    }
}

/// What is lacking that a table there cannot do without.
pub(super) fn lacking(place: &Place, venue: Venue) -> Vec<Permission> {
    let mut needed = vec![Permission::ViewChannel, place.writing(), Permission::AttachFiles];
    if venue == Venue::Thread {
        needed.extend([Permission::SendInThreads, Permission::CreateThreads]);
    }
    needed.retain(|permission| place.lacks.contains(permission));
    needed
}

/// What is lacking, and how to go on: to look again, or without a thread if that is all.
fn not_allowed(place: &Place, lacks: &[Permission], order: &Order, speaker: &Speaker) -> Screen {
    let names: Vec<String> = lacks.iter().map(|each| format!("**{}**", speaker.word(each.key()))).collect();
    let text = Text::of("declined-permissions").with("permissions", speaker.list(&names));
    let again = button(order.id(), speaker.word("button-check-again"));
    let here =
        (order.venue == Venue::Thread && lacking(place, Venue::Channel).is_empty()).then(|| play_here(order, speaker));
    Screen::of(speaker.say(&text)).row([again].into_iter().chain(here))
}

/// That threads cannot begin in a channel of this kind, and the way to play without one.
fn no_threads(order: &Order, speaker: &Speaker) -> Screen {
    Screen::of(speaker.word("declined-no-threads-here")).row([play_here(order, speaker)])
}

/// The same table, in the channel itself.
fn play_here(order: &Order, speaker: &Speaker) -> Button {
    let here = Order { venue: Venue::Channel, ..order.clone() };
    button(here.id(), speaker.word("button-play-here"))
}

fn which_game(games: &[Game], options: &[(String, String)], speaker: &Speaker) -> Screen {
    let given = |name: &&str| {
        let value = options.iter().find(|(known, _)| known == *name).map(|(_, value)| value.as_str());
        let is_plain =
            |value: &&str| value.len() < 12 && value.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
        value.filter(is_plain).filter(|value| !value.is_empty()).map(str::to_owned)
    };
    let rest: Vec<Option<String>> = WANTED[1..].iter().map(given).collect();
    let buttons = games.iter().take(5).map(|game| {
        let wanted = [Some(game.id.to_owned())].into_iter().chain(rest.clone()).collect();
        button(Id::of(Request::New(wanted)), speaker.say(&title(game)))
    });
    Screen::of(speaker.word("open-ask")).row(buttons)
}
