//! What figures are told apart by: closed sets, so that no figure grows with tables or people, and none names one.

macro_rules! labels {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$each])* $variant),* }

        impl $name {
            /// How it stands on the page.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }
    };
}

labels! {
    /// What people do.
    Kind {
        /// They send a command.
        Command = "command",
        /// They press a button or choose in a list.
        Press = "press",
        /// They send a form.
        Form = "form",
        /// They type, and suggestions follow.
        Typing = "typing",
    }
}

labels! {
    /// What becomes of an interaction.
    Outcome {
        /// It was acknowledged and handed to whoever serves it.
        Served = "served",
        /// It came twice, or the same is in work.
        Repeated = "repeated",
        /// It could not be acknowledged in time.
        Late = "late",
        /// Serving it panicked.
        Fault = "fault",
    }
}

labels! {
    /// Why something was not done at a table.
    Why {
        /// One sentence says why, the rules of a game among it.
        Reason = "reason",
        /// The game has moved on.
        Stale = "stale",
        /// Whoever asked has no seat there.
        Stranger = "stranger",
        /// Others are to decide.
        NotYourTurn = "not-your-turn",
        /// The game is over.
        Over = "over",
        /// Something of ours failed.
        Fault = "fault",
    }
}

labels! {
    /// Who decided a move.
    By {
        /// A person.
        Person = "person",
        /// A bot, for itself or in somebody's place.
        Bot = "bot",
        /// The table, where there was no choice.
        Table = "table",
    }
}

labels! {
    /// How a commit ended.
    Committed {
        /// It is on the disk.
        Done = "ok",
        /// The table was another one by then.
        Stale = "stale",
        /// It was served before.
        Repeated = "repeated",
        /// Another table lives in the channel.
        Occupied = "occupied",
        /// The database failed.
        Unavailable = "unavailable",
    }
}

labels! {
    /// What a message shows.
    Shown {
        /// Who sits down.
        Lobby = "lobby",
        /// The board.
        Board = "board",
        /// A word to the channel.
        Notice = "notice",
        /// What is one's own.
        Hand = "hand",
        /// A vote.
        Vote = "vote",
        /// A word to one person.
        Word = "word",
        /// The board for somebody who follows the table.
        Watch = "watch",
    }
}

labels! {
    /// What a request to Discord is for.
    Route {
        /// The first answer to an interaction.
        Acknowledge = "acknowledge",
        /// What follows it.
        Answer = "answer",
        /// A new message.
        Post = "post",
        /// A message that changes.
        Edit = "edit",
        /// A message that goes.
        Delete = "delete",
        /// A look at what is there.
        Look = "look",
        /// A thread.
        Thread = "thread",
        /// A direct conversation is opened.
        Conversation = "conversation",
        /// The list of commands.
        Commands = "commands",
        /// The way to the gateway.
        Gateway = "gateway",
        /// Anything else.
        Other = "other",
    }
}

labels! {
    /// How Discord answered.
    Status {
        /// It was done.
        Done = "2xx",
        /// It was refused.
        Refused = "4xx",
        /// It came too fast.
        TooFast = "429",
        /// Discord has trouble.
        Broken = "5xx",
        /// There was no answer.
        Nothing = "none",
    }
}

impl Status {
    /// The class of a status of HTTP; 0 is none.
    pub const fn of(status: u16) -> Status {
        match status {
            0 => Status::Nothing,
            429 => Status::TooFast,
            1..400 => Status::Done,
            400..500 => Status::Refused,
            _ => Status::Broken,
        }
    }
}
