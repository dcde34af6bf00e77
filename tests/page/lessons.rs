//! Learning a game by thumb, on a phone, in each language: steps lead on in the same message, each with its picture.

use std::time::Duration;

use guildhall::tables::Settings;

use crate::browser::{Browser, ENTER};
use crate::party::Party;
use crate::stories::{held_by, press};

/// Who learns which game, and how they ask for it.
const LEARNERS: [(&str, &str, &str, &str, &str); 3] = [
    ("anna", "en-US", "/learn", "san_juan", "lesson · step 1 of 13"),
    ("bela", "hu", "/tanulás", "golden_city", "lecke · 1/12"),
    ("cecylia", "pl", "/nauka", "marco_polo", "lekcja · krok 1 z 14"),
];

/// So many presses are made in a lesson.
const PRESSES: usize = 5;

/// The newest step.
const STEP: &str = "[...document.querySelectorAll('.ephemeral')].pop()";

/// Waits until the step shows with its picture, and looks at it.
async fn look(browser: &Browser, name: &str) {
    let loaded =
        format!("const image = {STEP}?.querySelector('img'); return image?.complete && image.naturalWidth > 0");
    browser.holds(&loaded).await;
    browser.gone(".control.waits").await;
    browser.eval(&format!("{STEP}.scrollIntoView({{ block: 'end' }})")).await;
    browser.check_page(true).await;
    browser.shot(name).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_leads_on_by_thumb_in_three_languages() {
    let settings = Settings { openings: Duration::ZERO, ..Settings::default() };
    let party = Party::playing(settings, "channel", "en").await;
    for (person, locale, ..) in LEARNERS {
        party.stage.driver.patch(&format!("users/{person}"), serde_json::json!({ "locale": locale })).await;
    }
    let browser = Browser::start(390, 844).await;
    browser.session.go(&party.stage.sandbox.url()).await;
    browser.holds("return document.getElementById('online').textContent === 'bot online'").await;
    for (person, _, command, game, step) in LEARNERS {
        held_by(&browser, person).await;
        browser.press("#compose-text").await;
        browser.keys(command).await;
        browser.find_text(".picker-item", command).await;
        browser.keys(ENTER).await;
        browser.press("#compose .send").await;
        press(&browser, &format!("~learn.{game}")).await;
        browser.find_text(".ephemeral .content", step).await;
        look(&browser, &format!("lesson-{person}-0")).await;
        for n in 1..=PRESSES {
            let before = browser.eval(&format!("return {STEP}.innerText")).await;
            let button = "['.next', '.do', '.show'].find(end => document.querySelector(`.ephemeral .control[data-custom-id$='${end}']`))";
            let button = browser.eval(&format!("return {button} ?? ''")).await;
            press(&browser, button.as_str().unwrap()).await;
            browser.holds(&format!("return {STEP}.innerText !== {before}")).await;
            look(&browser, &format!("lesson-{person}-{n}")).await;
        }
    }
    browser.stop().await;
    party.close().await;
}
