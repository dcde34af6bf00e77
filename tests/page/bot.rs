//! A small scripted bot: a board with controls, a private panel, a form, direct messages.

use std::sync::Arc;

use guildhall::sandbox::Sandbox;
use image::{ImageFormat, Rgb, RgbImage};
use serenity::all::{
    ActionRowComponent, ButtonStyle, Client, ClientBuilder, Command, CommandInteraction, CommandOptionType,
    ComponentInteraction, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, CreateThread, EventHandler,
    GatewayIntents, HttpBuilder, InputTextStyle, Interaction, Ready,
};
use serenity::async_trait;

struct Bot;

fn picture(name: &str, alt: &str) -> CreateAttachment {
    let paint = |x: u32, y: u32| {
        let tile = (x / 160 + y / 120).is_multiple_of(2);
        if tile { Rgb([214, 190, 148]) } else { Rgb([176, (y / 5) as u8, (x / 8) as u8]) }
    };
    let mut bytes = std::io::Cursor::new(Vec::new());
    RgbImage::from_fn(1200, 900, paint).write_to(&mut bytes, ImageFormat::Png).expect("an encoder");
    CreateAttachment::bytes(bytes.into_inner(), name).description(alt)
}

fn button(id: &str, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id).label(label).style(style)
}

fn commands() -> Vec<CreateCommand> {
    let game = CreateCommandOption::new(CommandOptionType::String, "game", "Which game")
        .name_localized("hu", "játék")
        .description_localized("hu", "Melyik játék")
        .required(true)
        .set_autocomplete(true);
    let seats = CreateCommandOption::new(CommandOptionType::Integer, "seats", "How many seats")
        .add_int_choice("two", 2)
        .add_int_choice("three", 3);
    let new = CreateCommandOption::new(CommandOptionType::SubCommand, "new", "Open a table")
        .name_localized("hu", "új")
        .description_localized("hu", "Asztal nyitása")
        .add_sub_option(game)
        .add_sub_option(seats);
    let table = CreateCommand::new("table").description("Tables").name_localized("hu", "asztal").add_option(new);
    vec![
        table,
        CreateCommand::new("hand").description("Your hand"),
        CreateCommand::new("deaf").description("Nobody answers this"),
    ]
}

async fn new_table(ctx: &Context, command: &CommandInteraction) {
    let quiet = CreateInteractionResponseMessage::new().content("Your table is open below.").ephemeral(true);
    command.create_response(&ctx.http, CreateInteractionResponse::Message(quiet)).await.expect("answer");
    let seconds = now_seconds() + 86_400;
    let text = format!(
        "<@{}>, your turn: pick a role. Until <t:{seconds}:R>.\n-# San Juan · round 4 · move 41\n**Since your last \
         move**\n- Béla (Trader) sold coffee and tobacco: +4 cards\n- See [the rules](https://example.org) or </hand:{}>",
        command.user.id,
        hand_id(ctx).await,
    );
    let row = CreateActionRow::Buttons(vec![
        button("play", "Play", ButtonStyle::Primary),
        button("hand", "My hand", ButtonStyle::Secondary),
        button("missed", "What did I miss?", ButtonStyle::Secondary),
        button("undo", "Undo", ButtonStyle::Secondary).disabled(true),
        button("more", "More", ButtonStyle::Secondary),
    ]);
    let board = CreateMessage::new()
        .content(text)
        .add_file(picture("board.png", "The board: two towns."))
        .allowed_mentions(CreateAllowedMentions::new().users([command.user.id]))
        .components(vec![row]);
    command.channel_id.send_message(&ctx.http, board).await.expect("a board");
}

async fn hand_id(ctx: &Context) -> u64 {
    let commands = Command::get_global_commands(&ctx.http).await.expect("commands");
    commands.iter().find(|command| command.name == "hand").expect("the command").id.get()
}

fn now_seconds() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock").as_secs()
}

fn panel() -> CreateInteractionResponseMessage {
    let options = ["Indigo", "Sugar", "Coffee"].map(|name| CreateSelectMenuOption::new(name, name.to_lowercase()));
    let several = CreateSelectMenu::new("goods", CreateSelectMenuKind::String { options: options.to_vec() })
        .placeholder("Which goods")
        .min_values(1)
        .max_values(2);
    let one = options.map(|option| option.description("sells for 1 to 3"));
    let single = CreateSelectMenu::new("good", CreateSelectMenuKind::String { options: one.to_vec() });
    let row = vec![button("form", "Write", ButtonStyle::Success), button("dm", "By message", ButtonStyle::Danger)];
    CreateInteractionResponseMessage::new().ephemeral(true).content("Pick a role.").components(vec![
        CreateActionRow::SelectMenu(several),
        CreateActionRow::SelectMenu(single.placeholder("One good")),
        CreateActionRow::Buttons(row),
    ])
}

async fn pressed(ctx: &Context, press: &ComponentInteraction) {
    let answer = match press.data.custom_id.as_str() {
        "play" => CreateInteractionResponse::Message(panel()),
        "form" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name").max_length(20);
            let rows = vec![CreateActionRow::InputText(input)];
            CreateInteractionResponse::Modal(CreateModal::new("who", "Who are you?").components(rows))
        }
        "dm" => {
            press.create_response(&ctx.http, CreateInteractionResponse::Acknowledge).await.expect("answer");
            let dm = press.user.create_dm_channel(&ctx.http).await.expect("a channel");
            let hand = CreateMessage::new().content("Your hand: Library").add_file(picture("hand.png", "A hand"));
            dm.send_message(&ctx.http, hand).await.expect("a message");
            return;
        }
        "missed" => {
            press.create_response(&ctx.http, CreateInteractionResponse::Acknowledge).await.expect("answer");
            let thread = CreateThread::new("San Juan");
            let thread = press.channel_id.create_thread_from_message(&ctx.http, press.message.id, thread).await;
            let say = CreateMessage::new().content("The table goes on here.");
            thread.expect("a thread").id.send_message(&ctx.http, say).await.expect("a message");
            return;
        }
        "more" => return,
        "hand" => {
            let later = CreateInteractionResponseMessage::new().ephemeral(true);
            press.create_response(&ctx.http, CreateInteractionResponse::Defer(later)).await.expect("answer");
            // A busy browser is slow to look.
            tokio::time::sleep(std::time::Duration::from_millis(2500)).await;
            let hand = CreateInteractionResponseFollowup::new().content("Library, Chapel").ephemeral(true);
            press.create_followup(&ctx.http, hand).await.expect("follow-up");
            return;
        }
        _ => {
            let said = format!("Chosen: {:?}", press.data.kind);
            let update = CreateInteractionResponseMessage::new().content(said).components(vec![]);
            CreateInteractionResponse::UpdateMessage(update)
        }
    };
    press.create_response(&ctx.http, answer).await.expect("answer");
}

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, _: Ready) {
        Command::set_global_commands(&ctx.http, commands()).await.expect("commands");
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) if command.data.name == "table" => new_table(&ctx, &command).await,
            Interaction::Command(command) if command.data.name == "hand" => {
                let said = format!("Your hand, in {}", command.locale);
                let hand = CreateInteractionResponseMessage::new().content(said).ephemeral(true);
                command.create_response(&ctx.http, CreateInteractionResponse::Message(hand)).await.expect("answer");
            }
            Interaction::Autocomplete(asked) => {
                let games = ["San Juan", "The Golden City"];
                let list = games.iter().fold(CreateAutocompleteResponse::new(), |list, game| {
                    list.add_string_choice(format!("{game} · 2 to 4"), *game)
                });
                asked.create_response(&ctx.http, CreateInteractionResponse::Autocomplete(list)).await.expect("list");
            }
            Interaction::Component(press) => pressed(&ctx, &press).await,
            Interaction::Modal(form) => {
                let Some(ActionRowComponent::InputText(name)) = form.data.components[0].components.first() else {
                    panic!("no field");
                };
                let text = format!("Hello {}", name.value.clone().unwrap_or_default());
                let hello = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
                form.create_response(&ctx.http, CreateInteractionResponse::Message(hello)).await.expect("answer");
            }
            // The command /deaf and whatever else there is stay without an answer.
            _ => {}
        }
    }
}

/// Connects the bot to a sandbox.
pub async fn connect(sandbox: &Sandbox) -> tokio::task::JoinHandle<()> {
    let http = HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let builder = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    let mut client: Client = builder.event_handler_arc(Arc::new(Bot)).await.expect("a client");
    tokio::spawn(async move { client.start().await.expect("a running bot") })
}
