//! Verbs, slots and tokens of a game, each declared once: `verbs!` makes the verbs with their slots, `picks!` the picks
//! with their tokens, `draft!` the slots with their places in the draft.

/// Makes the enum of a game's verbs and `VERBS`, the list of them with the slots that may follow each, in the order in
/// which they are asked: `verbs! { /// What every path begins with. pub enum Act { Swap "swap" [CARDS] } }`.
#[macro_export]
macro_rules! verbs {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $verb:ident $id:literal [$($slot:expr),*]),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$doc])* $verb,)*
        }

        /// Every verb with its slots, in the order in which they are asked.
        $vis const VERBS: &[$crate::rules::Verb] = &[$($crate::rules::Verb { name: $id, slots: &[$($slot),*] }),*];

        impl $name {
            /// All verbs, in order.
            $vis const ALL: [$name; [$($id),*].len()] = [$($name::$verb),*];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { $($name::$verb => $id),* })
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(token: &str) -> Result<Self, ()> {
                match token {
                    $($id => Ok($name::$verb),)*
                    _ => Err(()),
                }
            }
        }
    };
}

/// Makes the enum of a game's picks out of the kinds of things that can be picked: `picks! { /// A pick. pub enum Pick {
/// Act(Act), Card(Card) "card-" } }`. Each kind is written and read by its own tokens, behind what stands beside it if
/// anything does; the first that understands a token has it.
#[macro_export]
macro_rules! picks {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $kind:ident($thing:ty) $($before:literal)?),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$doc])* $kind($thing),)*
        }

        $(
            impl From<$thing> for $name {
                fn from(thing: $thing) -> Self {
                    $name::$kind(thing)
                }
            }

            impl TryFrom<$name> for $thing {
                type Error = ();

                fn try_from(pick: $name) -> Result<Self, ()> {
                    if let $name::$kind(thing) = pick { Ok(thing) } else { Err(()) }
                }
            }
        )*

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($name::$kind(thing) => write!(f, concat!($($before,)? "{}"), thing)),* }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(token: &str) -> Result<Self, ()> {
                Err(()) $(.or_else(|()| {
                    let token = token.strip_prefix(concat!($($before)?)).ok_or(())?;
                    token.parse().map($name::$kind)
                }))*
            }
        }
    };
}

/// Makes a thing or none of it a pick: `or_none!(Pick: Card; Pick::None(Nothing))`.
#[macro_export]
macro_rules! or_none {
    ($name:ident: $($thing:ident),+; $none:expr) => {$(
        impl From<Option<$thing>> for $name {
            fn from(thing: Option<$thing>) -> Self {
                thing.map_or($none, $name::from)
            }
        }

        impl TryFrom<$name> for Option<$thing> {
            type Error = ();

            fn try_from(pick: $name) -> Result<Self, ()> {
                if pick == $none { Ok(None) } else { $thing::try_from(pick).map(Some) }
            }
        }
    )+};
}

/// Makes the draft of a game: what is picked in each slot, and for each slot its name, `CARD: &str`, and its key,
/// `Draft::CARD`: `draft! { /// What is decided. pub struct Draft { /// The verb. VERB verb: Act } }`. A slot is called as
/// its field is, unless a name stands behind it: `TUCKED tucked "card": Option<Card>`, for two verbs may ask for different
/// things in slots of one name.
#[macro_export]
macro_rules! draft {
    (@name $slot:ident) => { stringify!($slot) };
    (@name $slot:ident $id:literal) => { $id };
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $key:ident $slot:ident $($id:literal)?: $thing:ty),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq)]
        $vis struct $name {
            $($(#[$doc])* pub $slot: Option<$thing>,)*
        }

        $($(#[$doc])* pub const $key: &str = $crate::draft!(@name $slot $($id)?);)*

        // Not every name is used where only its key is.
        const _: &[&str] = &[$($key),*];

        impl $name {
            $(
                $(#[$doc])*
                pub const $key: $crate::rules::Key<$name, $thing> =
                    $crate::rules::Key { slot: $key, place: |draft| &mut draft.$slot };
            )*
        }
    };
}

pub use {draft, or_none, picks, verbs};
