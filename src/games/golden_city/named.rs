//! Lists of things with a token each: one macro for all of them.

/// An enum whose values have tokens. Files and paths name a value by its token.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $value:ident $id:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$meaning])* #[serde(rename = $id)] $value,)*
        }

        impl $name {
            /// All of them, in the order in which they are shown.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// The token.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$value => $id,)*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(token: &str) -> Result<Self, ()> {
                $name::ALL.iter().copied().find(|value| value.id() == token).ok_or(())
            }
        }
    };
}

pub(super) use named;
