//! What people have played and how well, looked at by themselves and by others in their server. Wakes no table.

use std::collections::BTreeSet;

use crate::chat::stats::{Page, Stats, Wanted};
use crate::chat::wishes::Boards;
use crate::chat::{Incoming, Post, Replay, Request, TableId, UserId};
use crate::rules::{Text, Tongue};
use crate::store::StoreError;
use crate::words::{Speaker, tidy};

use super::games::named;
use super::line::Client;
use super::manager::Manager;
use super::screen::Screen;
use super::screens::stats::{self as screens, Shape, Told};

/// Why a page cannot be shown.
pub(super) enum NoPage {
    /// For a reason that whoever asks is told.
    Because(Text),
    /// Something of ours failed.
    Fault(StoreError),
}

impl From<StoreError> for NoPage {
    fn from(error: StoreError) -> NoPage {
        NoPage::Fault(error)
    }
}

impl From<Text> for NoPage {
    fn from(text: Text) -> NoPage {
        NoPage::Because(text)
    }
}

impl Manager {
    /// A page that was asked for by a command.
    pub(super) async fn stats_by_command(&self, incoming: &Incoming, page: &str, typed: [Option<&str>; 2]) {
        let [game, seats] = typed;
        let person = incoming.told.person.as_ref();
        if let Some(wanted) = game.filter(|wanted| named(self.shared.games, wanted).is_none()) {
            let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
            return self.unknown_value(incoming, Some(wanted), "table-slot-game.name", &speaker).await;
        }
        let game = game.map(str::to_owned);
        let page = match page {
            "ladder" => Page::Ladder(game, 1),
            "against" if person.is_some_and(|person| person.is_bot) => {
                return self.say(incoming, &Text::of("against-bot")).await;
            }
            "against" => Page::Against(person.map(|person| person.id)),
            "records" => Page::Records(game, seats.and_then(|seats| seats.parse().ok())),
            _ => Page::Me { everywhere: incoming.place.guild.is_none() },
        };
        self.stats(incoming, Stats::see(page), None).await;
    }

    /// A page, or what is wanted of it. `chosen`: what is chosen in its select.
    pub(super) async fn stats(&self, incoming: &Incoming, asked: Stats, chosen: Option<&str>) {
        if asked.wanted == Wanted::Table {
            return self.look_back(incoming, chosen).await;
        }
        let Some(Stats { wanted, page }) = settled(asked, chosen) else {
            return self.say(incoming, &Text::of("declined-stale-button")).await;
        };
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let shown = if wanted == Wanted::Shown { self.show_page(incoming, &page).await } else { Ok(None) };
        let line = match shown {
            Ok(line) => line,
            Err(why) => return self.no_page(incoming, why).await,
        };
        match self.told(incoming, &page, Some(incoming.person.id)).await {
            Ok(told) => {
                let likes_words = self.shared.wishes(incoming.person.id).await.boards == Boards::Text;
                let shape = Shape {
                    in_server: incoming.place.guild.is_some(),
                    may_show: self.may_show(incoming, &told).await,
                    in_words: wanted == Wanted::Words || likes_words && wanted != Wanted::Picture,
                    now: self.shared.clock.now(),
                };
                let screen = screens::screen(&told, shape, self.shared.games, &speaker);
                let line = line.map(|line| speaker.say(&line));
                self.show(incoming, line.into_iter().fold(screen, |screen, line| screen.led_by(&line)));
            }
            Err(why) => self.no_page(incoming, why).await,
        }
    }

    /// Looks back at the table of a record.
    async fn look_back(&self, incoming: &Incoming, chosen: Option<&str>) {
        match chosen.and_then(|table| table.parse().ok()) {
            Some(table) if self.may_look_back(incoming, table).await => {
                self.dispatch(table, incoming.clone(), Request::Replay(Replay::default()).into()).await;
            }
            _ => self.say(incoming, &Text::of("declined-stale-button")).await,
        }
    }

    async fn no_page(&self, incoming: &Incoming, why: NoPage) {
        match why {
            NoPage::Because(text) => self.say(incoming, &text).await,
            NoPage::Fault(error) => {
                tracing::error!(%error, "what was played can't be looked up");
                self.say(incoming, &Text::of("fault")).await;
            }
        }
    }

    /// What stands on a page for that reader, or for everybody.
    async fn told(&self, incoming: &Incoming, page: &Page, reader: Option<UserId>) -> Result<Told, NoPage> {
        let guild = incoming.place.guild;
        let here = || guild.ok_or(Text::of("declined-server-only"));
        let (user, name) = (incoming.person.id, tidy(&incoming.person.name));
        let game = async |wanted: &Option<String>| match wanted {
            Some(wanted) => named(self.shared.games, wanted),
            // Where no game is named, it is the one that is played here.
            None => self.game_in(incoming.place.channel).await,
        };
        let unknown = || Text::of("declined-stale-button");
        Ok(match page {
            Page::Me { everywhere } => {
                let guild = guild.filter(|_| !everywhere);
                Told::Card(self.card((user, name), guild).await?)
            }
            Page::Ladder(wanted, page) => {
                let (guild, game) = (here()?, game(wanted).await.ok_or_else(unknown)?);
                self.has_ladders(guild).await?;
                Told::Ladder(self.ladder(guild, game, (*page).max(1), reader).await?)
            }
            Page::Against(None) => Told::Whom(self.whom(here()?, user).await?),
            Page::Against(Some(other)) => Told::Versus(self.versus(here()?, (user, name), *other).await?),
            Page::Records(wanted, seats) => {
                let (guild, game) = (here()?, game(wanted).await.ok_or_else(unknown)?);
                self.has_ladders(guild).await?;
                let seats = seats.filter(|seats| game.seats.contains(seats));
                let mut feats = self.feats(guild, game, seats).await?;
                let tables: BTreeSet<TableId> = feats.records.iter().map(|(record, _)| record.table).collect();
                for table in tables {
                    if self.may_look_back(incoming, table).await {
                        feats.open.push(table);
                    }
                }
                Told::Feats(feats)
            }
        })
    }

    /// Whether everybody there may be shown a page.
    async fn may_show(&self, incoming: &Incoming, told: &Told) -> bool {
        let is_seen = match told {
            Told::Card(card) => !card.everywhere && !card.games.is_empty() && self.shows(incoming.person.id).await,
            Told::Ladder(page) => !page.rungs.is_empty(),
            Told::Feats(feats) => !feats.records.is_empty(),
            Told::Versus(_) => true,
            Told::Whom(_) => false,
        };
        is_seen && incoming.place.guild.is_some()
    }

    /// Shows a page to everybody in the channel. Gives what whoever wanted it reads.
    async fn show_page(&self, incoming: &Incoming, page: &Page) -> Result<Option<Text>, NoPage> {
        let place = &incoming.place;
        let language = match self.shared.server(place.guild).await.language {
            Some(language) => language,
            None => self.shared.language(&incoming.person).await,
        };
        let speaker = Speaker::alone(language);
        let told = self.told(incoming, page, None).await?;
        if !self.may_show(incoming, &told).await {
            return Err(Text::of("declined-stale-button").into());
        }
        if !self.may_be_shown(place.channel) {
            return Ok(Some(Text::of("stats-soon")));
        }
        let name = crate::chat::escape(&tidy(&incoming.person.name));
        let line = speaker.say(&Text::of("stats-shown").with("name", name));
        let shape = Shape { in_server: true, may_show: false, in_words: false, now: self.shared.clock.now() };
        let screen = Screen { rows: Vec::new(), ..screens::screen(&told, shape, self.shared.games, &speaker) };
        let post = self.shared.pool.finish(screen.led_by(&line), Client::Person(incoming.person.id)).await;
        let post = Post { silent: true, ..post };
        let nonce = format!("s{}", incoming.reply.interaction.0);
        Ok(match self.shared.chat.post(place.channel, &post, &nonce).await {
            Ok(_) => None,
            Err(error) => {
                tracing::info!(%error, "a page can't be shown to everybody");
                Some(Text::of("stats-not-shown"))
            }
        })
    }
}

/// The page that is wanted, with what was chosen in its select; none where that cannot be.
fn settled(asked: Stats, chosen: Option<&str>) -> Option<Stats> {
    let chosen = || chosen.map(str::to_owned);
    let page = match (asked.wanted, asked.page) {
        (wanted @ (Wanted::See | Wanted::Words | Wanted::Picture | Wanted::Shown), page) => {
            return Some(Stats { wanted, page });
        }
        (Wanted::Game, Page::Ladder(..)) => Page::Ladder(Some(chosen()?), 1),
        (Wanted::Game, Page::Records(_, seats)) => Page::Records(Some(chosen()?), seats),
        (Wanted::Seats, Page::Records(game, _)) => Page::Records(game, chosen()?.parse().ok()),
        (Wanted::Person, Page::Against(_)) => Page::Against(Some(UserId(chosen()?.parse().ok()?))),
        _ => return None,
    };
    Some(Stats::see(page))
}
