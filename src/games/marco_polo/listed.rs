//! Things that a data file lists: known by their place in the list, written and read by their id.

/// Makes a type for the entries of a list: `listed! { /// A contract. Contract: Print in cards().contract }`.
macro_rules! listed {
    ($(#[$meta:meta])* $name:ident: $print:ident in $list:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $name(pub u8);

        impl $name {
            /// All of them, in the order of the file.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator {
                (0..$list.len() as u8).map($name)
            }

            /// The one of that id.
            pub fn find(id: &str) -> Option<$name> {
                $name::all().find(|it| it.id() == id)
            }

            /// What is printed on it.
            pub fn print(self) -> &'static $print {
                &$list[self.index()]
            }

            /// Its place in the list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its token and name in files.
            pub fn id(self) -> &'static str {
                &self.print().id
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
                $name::find(id).ok_or(())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id = <String as serde::Deserialize>::deserialize(from)?;
                $name::find(&id).ok_or_else(|| serde::de::Error::custom(format!("there is no {id}")))
            }
        }
    };
}

pub(super) use listed;
