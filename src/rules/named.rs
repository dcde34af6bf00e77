//! Enums whose values have names: in files, in tokens and in saved positions the same one.

/// Makes an enum out of values with their names: `named! { /// What it is. pub enum Good { Wine "wine", Cloth "cloth" } }`.
/// It has `ALL` in the order given, `id`, and is written and read by its name.
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $value:ident $id:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$doc])* #[serde(rename = $id)] $value,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$value),*];

            /// The name.
            pub const fn id(self) -> &'static str {
                [$($id),*][self as usize]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(id: &str) -> Result<Self, ()> {
                $name::ALL.into_iter().find(|value| value.id() == id).ok_or(())
            }
        }
    };
}

pub(crate) use named;
