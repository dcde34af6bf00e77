//! The sandbox's web page in real Chromium, on a phone and on a desk, against a small scripted bot.

#![cfg(test)]

mod bot;
mod browser;
#[path = "../conversations/driver.rs"]
#[expect(dead_code, reason = "conversations do more than what is looked at here")]
mod driver;
#[path = "../conversations/party.rs"]
#[expect(dead_code, reason = "conversations do more than what is looked at here")]
mod party;
#[path = "../conversations/script.rs"]
#[expect(dead_code, reason = "conversations do more than what is looked at here")]
mod script;
#[path = "../conversations/stage.rs"]
#[expect(dead_code, reason = "conversations do more than what is looked at here")]
mod stage;
mod lessons;
mod stories;
mod webdriver;
mod weeks;

use std::time::Duration;

use browser::{Browser, DOWN, ENTER, ESCAPE};
use guildhall::sandbox::{Options, Sandbox};

/// A sandbox with the bot, and a browser that shows its page.
struct Stage {
    sandbox: Sandbox,
    bot: tokio::task::JoinHandle<()>,
    browser: Browser,
    is_phone: bool,
}

impl Stage {
    async fn start(width: u32, height: u32) -> Stage {
        let options = Options { answer_within: Duration::from_millis(1500), guilds: 3, ..Options::default() };
        let sandbox = Sandbox::start(0, options).await.expect("a free port");
        let bot = bot::connect(&sandbox).await;
        let browser = Browser::start(width, height).await;
        browser.session.go(&sandbox.url()).await;
        browser.holds("return document.getElementById('online').textContent === 'bot online'").await;
        Stage { sandbox, bot, browser, is_phone: width < 600 }
    }

    async fn stop(self) {
        self.browser.stop().await;
        self.bot.abort();
        self.sandbox.stop().await;
    }

    async fn shot(&self, name: &str) {
        self.browser.shot(&format!("{}-{name}", if self.is_phone { "phone" } else { "desk" })).await;
    }

    /// The channel list, which on a phone is behind a button.
    async fn show_side(&self) {
        if self.is_phone {
            self.browser.press("#side-open").await;
            // A press on what still slides in could miss it.
            self.browser.holds("return document.getElementById('side').getAnimations().length === 0").await;
        }
    }

    /// Types `/table new`, takes a suggestion, and gets a board.
    async fn open_table(&self) {
        let browser = &self.browser;
        browser.press("#compose-text").await;
        browser.keys("/tab").await;
        browser.find_text(".picker-item", "/table new").await;
        self.shot("1-commands").await;
        browser.keys(ENTER).await;
        browser.find_text(".picker-item", "San Juan · 2 to 4").await;
        self.shot("2-suggestions").await;
        browser.keys(DOWN).await;
        browser.keys(ENTER).await;
        browser.press_text(".more", "+ seats").await;
        browser.press_text(".picker-item", "three").await;
        browser.press("#compose .send").await;
        browser.find_text(".ephemeral .content", "Your table is open below.").await;
        browser.find_text(".mentioned .content", "@Anna, your turn: pick a role. Until in 24 hours.").await;
        browser.find(".message .picture img[alt='The board: two towns.']").await;
        self.shot("3-board").await;
    }

    /// The panel: a select for several, one for a single answer, a form.
    async fn use_controls(&self) {
        let browser = &self.browser;
        browser.press_text(".control", "Play").await;
        browser.press_text(".select", "Which goods").await;
        browser.press_text(".menu-item", "Indigo").await;
        browser.press_text(".menu-item", "Coffee").await;
        browser.find(".menu-item[aria-selected=true][data-value=coffee]").await;
        self.shot("4-select").await;
        browser.press(".menu .done").await;
        browser.find_text(".ephemeral .content", "indigo\", \"coffee").await;

        browser.press_text(".control", "Play").await;
        browser.press_text(".select", "One good").await;
        browser.press_text(".menu-item", "Sugar").await;
        browser.find_text(".ephemeral .content", "[\"sugar\"]").await;

        browser.press_text(".control", "Play").await;
        browser.press_text(".control", "Write").await;
        browser.press("#form-dialog input").await;
        browser.keys("Ann").await;
        self.shot("5-form").await;
        browser.keys(ENTER).await;
        browser.find_text(".ephemeral .content", "Hello Ann").await;
        browser.holds("return !document.getElementById('form-dialog').open").await;
    }

    /// "… is thinking", and what stays without an answer.
    async fn wait_for_answers(&self) {
        let browser = &self.browser;
        browser.press_text(".control", "My hand").await;
        browser.find_text(".thinking", "Guildhall is thinking…").await;
        browser.find_text(".ephemeral .content", "Library, Chapel").await;
        browser.press_text(".control", "More").await;
        browser.find_text(".problem", "This interaction failed").await;
        browser.press("#compose-text").await;
        browser.keys("/deaf").await;
        browser.find_text(".picker-item", "/deaf").await;
        browser.keys(ENTER).await;
        browser.press("#compose .send").await;
        browser.find_text(".pending .problem", "The application did not respond").await;
        self.shot("6-failures").await;
        browser.press_text(".pending .link-button", "Dismiss").await;
        browser.gone(".pending").await;
        browser.press_text(".command-link", "/hand").await;
        browser.press("#compose .send").await;
        browser.find_text(".ephemeral .content", "Your hand, in en-US").await;
    }

    /// Direct messages, with a picture to enlarge.
    async fn read_direct_messages(&self) {
        let browser = &self.browser;
        browser.press_text(".control", "By message").await;
        self.show_side().await;
        browser.find(".channel.dm .badge").await;
        self.shot("7-channels").await;
        browser.press(".channel.dm").await;
        browser.press(".picture").await;
        browser.find_text("#picture-dialog .alt-text", "A hand").await;
        self.shot("8-picture").await;
        browser.keys(ESCAPE).await;
        browser.holds("return !document.getElementById('picture-dialog').open").await;
        browser.holds("return !document.querySelector('.channel.dm .badge')").await;
    }

    /// A thread hangs below its channel and on its message.
    async fn follow_a_thread(&self) {
        let browser = &self.browser;
        self.show_side().await;
        browser.press(".channel[data-channel=games]").await;
        browser.press_text(".control", "What did I miss?").await;
        browser.press_text(".thread-link", "San Juan").await;
        browser.find_text("#title", "⤷ San Juan").await;
        browser.find_text(".content", "The table goes on here.").await;
        self.show_side().await;
        browser.find(".channel.thread.current").await;
        self.shot("9-thread").await;
        browser.press(".channel.dm").await;
        browser.find(".channel.dm.current").await;
    }

    /// Another person sees only their own, in their language.
    async fn play_another(&self) {
        let browser = &self.browser;
        browser.press(".person[data-user=bela]").await;
        browser.find(".empty").await;
        self.show_side().await;
        browser.press(".channel[data-channel=games]").await;
        browser.find_text(".message .content", "@Anna, your turn").await;
        browser.find_text(".message .content", "24 óra múlva").await;
        browser.gone(".ephemeral, .mentioned, #messages .problem").await;
        browser.press("#compose .slash").await;
        browser.find_text(".picker-item", "/asztal új").await;
        browser.keys(ESCAPE).await;
        self.shot("10-other").await;
    }

    /// Text of people is never code, and an ordinary message is one.
    async fn write_markup(&self) {
        let browser = &self.browser;
        browser.press("#compose-text").await;
        browser.eval("document.getElementById('compose-text').value = ''").await;
        browser.keys("<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))").await;
        browser.keys(ENTER).await;
        browser.find_text(".content", "<img src=x onerror=alert(1)> bold [x](javascript:alert(1))").await;
        browser.gone(".content img, .content a[href^=javascript]").await;
    }

    /// Lets a day and a half pass, in the channel list that is open and stays so.
    async fn let_time_pass(&self) {
        let browser = &self.browser;
        browser.press_text(".clock .plain-button", "+1 day").await;
        browser.find_text(".clock-name", "Time (24 h ahead)").await;
        browser.press_text(".clock .plain-button", "+12 h").await;
        browser.find_text(".clock-name", "Time (36 h ahead)").await;
        // Three hours in which the bot was away.
        browser.press_text(".clock .plain-button", "Away 3 h").await;
        browser.find_text(".clock-name", "Time (39 h ahead)").await;
        self.shot("12-clock").await;
    }

    /// The other servers, chosen above the open list, have channels of their own, and the same people; direct messages are in none.
    async fn switch_servers(&self) {
        let browser = &self.browser;
        // Every server has such a channel; until the list is drawn anew, the one that is there is the other's.
        let games = "document.querySelector('.channel[data-channel=games]')?.getAttribute('href')";
        let before = browser.eval(&format!("return {games}")).await;
        browser.choose("#guilds", "Guildhall 3").await;
        browser.holds(&format!("return {games} !== {before}")).await;
        browser.find(".channel[data-channel=games].current").await;
        browser.find(".empty").await;
        self.shot("13-server").await;
        browser.press(".channel[data-channel=games]").await;
        for (person, words) in [("anna", "in en-US"), ("bela", "in hu"), ("cecylia", "in pl")] {
            browser.press(&format!(".person[data-user={person}]")).await;
            browser.press("#compose-text").await;
            browser.keys("/hand").await;
            browser.find_text(".picker-item", "/hand").await;
            browser.keys(ENTER).await;
            browser.press("#compose .send").await;
            browser.find_text(".ephemeral .content", words).await;
        }
        self.show_side().await;
        browser.press(".channel.dm").await;
        browser.find(".channel.dm.current").await;
        self.show_side().await;
        browser.holds("return document.querySelector('#guilds').selectedOptions[0].text === 'Guildhall 3'").await;
        browser.choose("#guilds", "Guildhall").await;
        browser.find_text(".message .content", "@Anna, your turn").await;
    }

    /// Faults are caused and taken back.
    async fn cause_faults(&self) {
        let browser = &self.browser;
        self.show_side().await;
        browser.press_text("#self button", "Faults").await;
        browser.press_text("#faults-dialog .control", "Every event twice").await;
        browser.find_text(".active-faults li", "duplicate events").await;
        self.shot("11-faults").await;
        browser.press_text(".active-faults .control", "Take back").await;
        browser.gone(".active-faults li").await;
        browser.press("#faults-dialog .icon-button").await;
        browser.holds("return !document.getElementById('faults-dialog').open").await;
    }
}

async fn tour(width: u32, height: u32) {
    let stage = Stage::start(width, height).await;
    stage.open_table().await;
    stage.browser.check_page(stage.is_phone).await;
    stage.use_controls().await;
    stage.wait_for_answers().await;
    stage.browser.check_page(stage.is_phone).await;
    stage.read_direct_messages().await;
    stage.follow_a_thread().await;
    stage.play_another().await;
    stage.write_markup().await;
    stage.cause_faults().await;
    stage.let_time_pass().await;
    stage.switch_servers().await;
    stage.browser.check_page(stage.is_phone).await;
    stage.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_on_a_desk() {
    tour(1280, 860).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_on_a_phone() {
    tour(390, 844).await;
}
