//! What people look at when a game is over, on a phone, each in their language: the replay, the film, and their own card.

use std::time::Duration;

use guildhall::tables::Settings;

use crate::browser::{Browser, ENTER};
use crate::party::{Party, Whim};

/// Who holds the phone, in which language, and what they look for there.
struct Viewer {
    person: &'static str,
    locale: &'static str,
    head: &'static str,
    play_on: &'static str,
    me: &'static str,
    card: &'static str,
}

const VIEWERS: [Viewer; 3] = [
    Viewer {
        person: "anna",
        locale: "en-US",
        head: "Move ",
        play_on: "Play on from here",
        me: "/stats me",
        card: "Your games",
    },
    Viewer {
        person: "bela",
        locale: "hu",
        head: ". lépés",
        play_on: "Folytatás innen",
        me: "/statisztika én",
        card: "játszmáid",
    },
    Viewer {
        person: "cecylia",
        locale: "pl",
        head: "Ruch ",
        play_on: "Graj dalej stąd",
        me: "/statystyki ja",
        card: "Twoje gry",
    },
];

/// Gives the phone to somebody, in the channel of games.
pub async fn held_by(browser: &Browser, person: &str) {
    browser.eval(&format!("location.hash = '{person}/games'")).await;
    browser.find(&format!(".person.current[data-user={person}]")).await;
    browser.find(".channel.current[data-channel=games]").await;
}

/// Presses the newest control whose id has that part.
pub async fn press(browser: &Browser, part: &str) {
    browser.press_newest(&format!(".control[data-custom-id*='{part}']:not(:disabled)")).await;
}

/// The page shows it well, with its picture loaded. Of the boards before, the sandbox does not keep all.
async fn shot(browser: &Browser, viewer: &Viewer, name: &str) {
    let loaded = "image => image.complete && image.naturalWidth > 0";
    browser.holds(&format!("return [...document.querySelectorAll('.ephemeral img')].every({loaded})")).await;
    browser.gone(".control.waits").await;
    browser.eval("[...document.querySelectorAll('.ephemeral')].pop()?.scrollIntoView({ block: 'end' })").await;
    browser.check_page(true).await;
    browser.shot(&format!("stories-{}-{name}", viewer.person)).await;
}

/// The first words of the newest answer that only its reader sees.
const NEWEST: &str = "([...document.querySelectorAll('.ephemeral .content')].pop()?.textContent ?? '')";

async fn looks_back(browser: &Browser, viewer: &Viewer) {
    held_by(browser, viewer.person).await;
    press(browser, "~replay.last").await;
    browser.find_text(".ephemeral .content", viewer.head).await;
    let last = browser.eval(&format!("return {NEWEST}")).await;
    shot(browser, viewer, "1-last").await;
    press(browser, "~replay.back").await;
    browser.holds(&format!("return {NEWEST} !== {last} && {NEWEST}.includes({:?})", viewer.head)).await;
    browser.find_text(".ephemeral .control", viewer.play_on).await;
    shot(browser, viewer, "2-back").await;
    press(browser, "~replay.first").await;
    browser.gone(".ephemeral .control[data-custom-id*='~replay.back']:not(:disabled)").await;
    shot(browser, viewer, "3-first").await;
}

async fn sees_the_card(browser: &Browser, viewer: &Viewer) {
    browser.press("#compose-text").await;
    browser.keys(viewer.me).await;
    browser.find_text(".picker-item", viewer.me).await;
    browser.keys(ENTER).await;
    browser.press("#compose .send").await;
    browser.find_text(".ephemeral .content", viewer.card).await;
    shot(browser, viewer, "5-card").await;
}

/// The film, once somebody wants it, plays below the last board, and is no wider than the phone.
async fn sees_the_film(browser: &Browser, viewer: &Viewer) {
    browser.find("img[src*='.gif']").await;
    let fits = "const film = document.querySelector(\"img[src*='.gif']\"); return film.complete && \
                film.naturalWidth >= 700 && film.getBoundingClientRect().width <= window.innerWidth";
    browser.holds(fits).await;
    browser.eval("document.querySelector(\"img[src*='.gif']\").scrollIntoView({ block: 'end' })").await;
    browser.shot(&format!("stories-{}-4-film", viewer.person)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn replay_film_and_card_by_thumb_in_three_languages() {
    let settings = Settings { openings: Duration::ZERO, ..Settings::default() };
    let party = Party::playing(settings, "channel", "en").await;
    party.play(&mut Whim::new(11), 2000).await;
    party.settled().await;
    for viewer in &VIEWERS {
        let path = format!("users/{}", viewer.person);
        party.stage.driver.patch(&path, serde_json::json!({ "locale": viewer.locale })).await;
    }
    let browser = Browser::start(390, 844).await;
    browser.session.go(&party.stage.sandbox.url()).await;
    browser.holds("return document.getElementById('online').textContent === 'bot online'").await;
    for viewer in &VIEWERS {
        looks_back(&browser, viewer).await;
    }
    press(&browser, "~film").await;
    for viewer in &VIEWERS {
        held_by(&browser, viewer.person).await;
        sees_the_film(&browser, viewer).await;
        sees_the_card(&browser, viewer).await;
    }
    browser.stop().await;
    party.close().await;
}
