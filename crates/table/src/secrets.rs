//! Names and secrets made from chance that is handed in, and how they are stored.

use sha2::{Digest, Sha256};

/// Letters and digits that are hard to confuse: 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// As many secrets as are wanted from 32 bytes of chance; whoever knows one cannot find another.
#[derive(Clone, Debug)]
pub struct Secrets {
    chance: [u8; 32],
    count: u32,
}

impl Secrets {
    /// Secrets from 32 bytes that nobody else knows.
    pub fn new(chance: [u8; 32]) -> Secrets {
        Secrets { chance, count: 0 }
    }

    /// The name of a table: 100 bits. Whoever knows it may watch.
    pub fn table_name(&mut self) -> String {
        self.letters(20)
    }

    /// A secret: 160 bits. Whoever knows it may act.
    pub fn secret(&mut self) -> String {
        self.letters(32)
    }

    /// 32 bytes.
    pub fn seed(&mut self) -> [u8; 32] {
        self.count += 1;
        let mut hash = Sha256::new();
        hash.update(b"pasch-secret\0");
        hash.update(self.chance);
        hash.update(self.count.to_be_bytes());
        hash.finalize().into()
    }

    /// 64 bits, for chance that need not be secret.
    pub fn number(&mut self) -> u64 {
        let seed = self.seed();
        u64::from_be_bytes(std::array::from_fn(|i| seed[i]))
    }

    fn letters(&mut self, count: usize) -> String {
        let bytes = self.seed();
        let letter = |byte: &u8| char::from(LETTERS[usize::from(byte & 31)]);
        bytes.iter().take(count).map(letter).collect()
    }
}

/// How a secret is stored and compared: nobody who reads the store can sit down with it.
pub fn fingerprint(secret: &str) -> String {
    pasch_dice::hex(&Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_have_their_length() {
        let mut secrets = Secrets::new([3; 32]);
        let (one, two) = (secrets.secret(), secrets.secret());
        assert_ne!(one, two);
        assert_eq!((one.len(), secrets.table_name().len()), (32, 20));
        assert_ne!(Secrets::new([4; 32]).secret(), one);
    }
}
