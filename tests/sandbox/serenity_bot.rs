//! Real serenity against the sandbox: it connects, registers a command, answers with a picture, edits at a press,
//! writes a direct message and a thread.

use std::sync::Arc;

use serde_json::json;
use serenity::all::{
    ButtonStyle, ChannelType, Client, Command, Context, CreateActionRow, CreateAttachment, CreateAutocompleteResponse,
    CreateButton, CreateCommand, CreateCommandOption, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateThread, EditInteractionResponse, EventHandler,
    GatewayIntents, HttpBuilder, Interaction, Ready,
};
use serenity::async_trait;

use crate::support::{Stage, png};

struct Bot;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, _: Ready) {
        let option = CreateCommandOption::new(serenity::all::CommandOptionType::String, "what", "What")
            .set_autocomplete(true)
            .required(true);
        let command = CreateCommand::new("show").description("Shows").add_option(option);
        Command::set_global_commands(&ctx.http, vec![command]).await.expect("commands");
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) => {
                let what = command.data.options[0].value.as_str().expect("text").to_owned();
                let file = CreateAttachment::bytes(png(), "board.png").description("A board");
                let button = CreateButton::new("go").label("Go").style(ButtonStyle::Primary);
                let answer = CreateInteractionResponseMessage::new()
                    .content(format!("Here is {what}"))
                    .add_file(file)
                    .components(vec![CreateActionRow::Buttons(vec![button])]);
                command.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await.expect("answer");
            }
            Interaction::Autocomplete(asked) => {
                let answer = CreateAutocompleteResponse::new().add_string_choice("The board", "board");
                asked.create_response(&ctx.http, CreateInteractionResponse::Autocomplete(answer)).await.expect("list");
            }
            Interaction::Component(press) => {
                press.create_response(&ctx.http, CreateInteractionResponse::Acknowledge).await.expect("answer");
                let file = CreateAttachment::bytes(png(), "next.png");
                let edit = EditInteractionResponse::new().content("Gone").components(vec![]).new_attachment(file);
                press.edit_response(&ctx.http, edit).await.expect("edit");
                let quiet = CreateInteractionResponseFollowup::new().content("Only for you").ephemeral(true);
                press.create_followup(&ctx.http, quiet).await.expect("follow-up");
                let dm = press.user.create_dm_channel(&ctx.http).await.expect("a dm");
                dm.send_message(&ctx.http, CreateMessage::new().content("Your hand")).await.expect("a message");
                let thread = CreateThread::new("table").kind(ChannelType::PublicThread);
                press.channel_id.create_thread(&ctx.http, thread).await.expect("a thread");
            }
            _ => {}
        }
    }
}

async fn connect(stage: &Stage) -> tokio::task::JoinHandle<()> {
    let http = HttpBuilder::new(stage.sandbox.token()).proxy(stage.sandbox.url()).ratelimiter_disabled(true).build();
    let builder = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    let mut client: Client = builder.event_handler_arc(Arc::new(Bot)).await.expect("a client");
    tokio::spawn(async move { client.start().await.expect("a running bot") })
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_plays_with_the_sandbox() {
    let stage = Stage::new().await;
    let bot = connect(&stage).await;
    stage.until("/driver/state", |state| (state["commands"] == 1).then_some(())).await;

    let asked =
        json!({ "as": "anna", "channel": "games", "command": "show", "focused": "what", "options": { "what": "bo" } });
    let choices = stage.act("/driver/autocomplete", asked).await;
    assert_eq!(choices["interaction"]["choices"], json!([{ "name": "The board", "value": "board" }]));

    let run = json!({ "as": "anna", "channel": "games", "command": "/show", "options": { "what": "the board" } });
    let shown = stage.act("/driver/command", run).await;
    assert_eq!(shown["interaction"]["state"], "answered");
    let message = &shown["messages"][0];
    assert_eq!(message["content"], "Here is the board");
    let file = &message["attachments"][0];
    assert_eq!((&file["alt"], &file["width"]), (&json!("A board"), &json!(3)));
    let picture = stage.client.get(file["url"].as_str().expect("a url")).send().await.expect("a file");
    assert_eq!(picture.bytes().await.expect("bytes"), png());

    let press = json!({ "as": "béla", "message": message["id"], "button": "go" });
    stage.act("/driver/press", press).await;
    let dm = stage.until("/driver/messages?as=bela&channel=dm", |seen| seen["messages"].get(0).cloned()).await;
    assert_eq!(dm["content"], "Your hand");
    let threads = |state: &serde_json::Value| {
        state["channels"].as_array()?.iter().find(|channel| channel["kind"] == "thread").cloned()
    };
    assert_eq!(stage.until("/driver/state", threads).await["name"], "table");

    let of = async |who: &str| stage.see(&format!("/driver/messages?as={who}&channel=games")).await["messages"].clone();
    let (bela, anna) = (of("bela").await, of("anna").await);
    assert_eq!(bela[0]["content"], "Gone");
    assert_eq!(bela[0]["attachments"][0]["filename"], "next.png");
    assert_eq!(bela[1]["content"], "Only for you");
    assert_eq!(anna.as_array().map(Vec::len), Some(1));
    bot.abort();
    stage.sandbox.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_comes_back_after_a_cut() {
    let stage = Stage::new().await;
    let bot = connect(&stage).await;
    stage.until("/driver/state", |state| (state["commands"] == 1).then_some(())).await;
    for (index, order) in [json!({ "do": "drop" }), json!({ "do": "reconnect" })].into_iter().enumerate() {
        stage.act("/driver/gateway", order).await;
        let wanted = index + 1;
        stage
            .until("/driver/state", |state| {
                (state["bot"]["resumes"] == wanted && state["bot"]["online"] == true).then_some(())
            })
            .await;
        let run = json!({ "as": "anna", "channel": "games", "command": "show", "options": { "what": "it" } });
        assert_eq!(stage.act("/driver/command", run).await["interaction"]["state"], "answered");
    }
    assert_eq!(stage.see("/driver/state").await["bot"]["identifies"], 1);
    bot.abort();
}
