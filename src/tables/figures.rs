//! What stands on the pages of statistics, with nobody named who may not be: who hides how they play, or has left the server, is
//! no reader's business but their own.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;

use crate::chat::wishes::Stats;
use crate::chat::{ChannelId, GuildId, Incoming, TableId, UserId};
use crate::rules::{Game, Text};
use crate::stats::{Card, Feats, LadderPage, Person, Rung, Tally, Versus, companions, duel, fared, ladder, records};
use crate::store::{Part, Stored};

use super::manager::Manager;
use super::servers::is_long_ago;
use super::stats::NoPage;
use super::time::millis;

/// So many people stand on a page of a ladder.
const PAGE: usize = 10;
/// So many people are looked for in the server at once, and at most for each page.
const AT_ONCE: usize = 10;
const LOOKED_FOR: usize = 30;
/// So many of those with whom somebody played are named, and are to choose from.
const NAMED: usize = 3;
const CHOICE: usize = 25;
/// A ladder is compared with what it was so long ago.
const MONTH: Duration = Duration::from_secs(30 * 24 * 3600);
/// Everybody in a channel is shown a page no more often than this.
const SHOWN: Duration = Duration::from_secs(60);

impl Manager {
    /// What somebody has played: in a server, or everywhere.
    pub(super) async fn card(&self, (user, name): (UserId, String), guild: Option<GuildId>) -> Stored<Card> {
        let games = self.shared.store.games_of(user, guild).await?;
        let of = |game: &'static Game| {
            let tally = Tally::of(user, games.iter().filter(|it| it.game == game.id))?;
            // Ratings of several servers make no course.
            Some((game, if guild.is_some() { tally } else { tally.unrated() }))
        };
        let mut tallies: Vec<(&'static Game, Tally)> = self.shared.games.iter().filter_map(of).collect();
        tallies.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
        let known = |id: &str| self.shared.game(id);
        let fared = fared(user, &games).into_iter().filter_map(|fared| Some((known(&fared.game)?, fared))).collect();
        let mut met = Vec::new();
        if let Some(guild) = guild {
            let mut all = companions(user, &games);
            let people = all.iter().map(|companion| companion.user).collect();
            for person in self.seen(guild, people, NAMED, None).await? {
                let at = all.iter().position(|companion| companion.user == person.user);
                met.extend(at.map(|at| (person, all.remove(at))));
            }
        }
        let helped = games.iter().filter_map(|game| game.of(user)).filter(|line| line.part == Part::TookOver).count();
        let owner = Person { user, name };
        Ok(Card { owner, everywhere: guild.is_none(), games: tallies, fared, companions: met, helped })
    }

    /// A page of the ladder of a game. `reader` finds themselves there, whatever others see.
    pub(super) async fn ladder(
        &self,
        guild: GuildId,
        game: &'static Game,
        page: usize,
        reader: Option<UserId>,
    ) -> Stored<LadderPage> {
        let games = self.shared.store.games_in(guild, game.id.to_owned()).await?;
        let all = ladder(&games, self.shared.clock.now() - millis(MONTH));
        let people = all.iter().map(|rung| rung.user).collect();
        let seen = self.seen(guild, people, page * PAGE + 1, reader).await?;
        let rung = |person: Person| Some((all.iter().find(|rung| rung.user == person.user)?.clone(), person));
        let (rungs, people): (Vec<Rung>, Vec<Person>) = seen.into_iter().filter_map(rung).unzip();
        let trends: Vec<_> = rungs.iter().map(|rung| rung.trend(&rungs)).collect();
        let goes_on = rungs.len() > page * PAGE;
        let lines = people.into_iter().zip(rungs).zip(trends).zip(1..);
        let lines = lines.map(|(((person, rung), trend), place)| (place, person, rung, trend));
        let rungs = lines.skip((page - 1) * PAGE).take(PAGE).collect();
        let reader = reader.map(|reader| (reader, Tally::of(reader, &games)));
        Ok(LadderPage { game, count: games.len(), rungs, page, goes_on, reader })
    }

    /// With whom somebody may compare themselves.
    pub(super) async fn whom(&self, guild: GuildId, user: UserId) -> Result<Vec<Person>, NoPage> {
        self.must_show(user).await?;
        let games = self.shared.store.games_of(user, Some(guild)).await?;
        let people = companions(user, &games).into_iter().map(|companion| companion.user).collect();
        let people = self.seen(guild, people, CHOICE, None).await?;
        if people.is_empty() { Err(Text::of("against-nobody").into()) } else { Ok(people) }
    }

    /// How it stands between two. Who hides how they play is told from nobody with whom one never played.
    pub(super) async fn versus(
        &self,
        guild: GuildId,
        (user, name): (UserId, String),
        other: UserId,
    ) -> Result<Versus, NoPage> {
        if user == other {
            return Err(Text::of("against-you").into());
        }
        self.must_show(user).await?;
        let games = self.shared.store.games_of(user, Some(guild)).await?;
        let nothing = || Text::of("against-none").with("who", super::screens::mention(other));
        let duel = duel([user, other], &games).ok_or_else(nothing)?;
        let other = self.seen(guild, vec![other], 1, None).await?.pop().ok_or_else(nothing)?;
        let others = duel.others.iter().map(|(user, _)| *user).collect();
        let third = self.seen(guild, others, 1, None).await?.pop();
        let third = third.and_then(|third| {
            let often = duel.others.iter().find(|(user, _)| *user == third.user)?.1;
            Some((third, often))
        });
        let known = self.shared.games.iter().filter(|game| duel.by_game.iter().any(|(id, _)| id == game.id));
        Ok(Versus { pair: [Person { user, name }, other], games: known.collect(), duel, third })
    }

    /// What nobody has outdone in a game under its rules as they are.
    pub(super) async fn feats(&self, guild: GuildId, game: &'static Game, seats: Option<u8>) -> Stored<Feats> {
        let mut games = self.shared.store.games_in(guild, game.id.to_owned()).await?;
        games.retain(|it| it.rules_version == game.rules_version && seats.is_none_or(|seats| it.seats == seats));
        let found = records(&games);
        let mut people: Vec<UserId> = found.iter().flat_map(|record| &record.holders).flatten().copied().collect();
        people.sort_unstable();
        people.dedup();
        let most = people.len();
        let seen: BTreeMap<UserId, Person> =
            self.seen(guild, people, most, None).await?.into_iter().map(|person| (person.user, person)).collect();
        let named = |holder: &Option<UserId>| holder.and_then(|user| seen.get(&user).cloned());
        let records = found.into_iter().map(|record| {
            let holders = record.holders.iter().map(named).collect();
            (record, holders)
        });
        Ok(Feats { game, seats, records: records.collect(), open: Vec::new() })
    }

    /// Whether somebody may look back at a table from elsewhere: they sit there, or it is played where they ask.
    pub(super) async fn may_look_back(&self, incoming: &Incoming, table: TableId) -> bool {
        let Ok(row) = self.shared.store.table(table).await else { return false };
        let is_here = row.channel == incoming.place.channel;
        row.guild == incoming.place.guild && (is_here || self.sits(&row, incoming).await)
    }

    /// Whether those who manage a server want ladders there.
    pub(super) async fn has_ladders(&self, guild: GuildId) -> Result<(), NoPage> {
        let is_off = self.shared.server(Some(guild)).await.has_ladders == Some(false);
        if is_off { Err(Text::of("ladder-off").into()) } else { Ok(()) }
    }

    /// Whether a page may be shown to everybody in a channel now.
    pub(super) fn may_be_shown(&self, channel: ChannelId) -> bool {
        is_long_ago(&self.shown, channel, SHOWN)
    }

    /// Whether a person lets others see how they play.
    pub(super) async fn shows(&self, user: UserId) -> bool {
        self.shared.wishes(user).await.stats == Stats::Shown
    }

    async fn must_show(&self, user: UserId) -> Result<(), NoPage> {
        if self.shows(user).await { Ok(()) } else { Err(Text::of("against-hidden").into()) }
    }

    /// The first of these people who may be named in a server, up to so many: those who do not hide how they play and have not
    /// left. `reader` may always be named to themselves.
    async fn seen(
        &self,
        guild: GuildId,
        people: Vec<UserId>,
        most: usize,
        reader: Option<UserId>,
    ) -> Stored<Vec<Person>> {
        let mut seen = Vec::new();
        for some in people[..people.len().min(most + LOOKED_FOR)].chunks(AT_ONCE) {
            if seen.len() >= most {
                break;
            }
            let may_be_named = join_all(some.iter().map(|user| async {
                Some(*user) == reader
                    || self.shows(*user).await && self.shared.is_in(Some(guild), *user).await == Some(true)
            }));
            let may_be_named = may_be_named.await;
            seen.extend(some.iter().zip(may_be_named).filter(|(_, may)| *may).map(|(user, _)| *user));
        }
        seen.truncate(most);
        let names = self.shared.store.names_in(guild, seen.clone()).await?;
        let person = |user: UserId| Person { user, name: names.get(&user).cloned().unwrap_or_default() };
        Ok(seen.into_iter().map(person).collect())
    }
}
