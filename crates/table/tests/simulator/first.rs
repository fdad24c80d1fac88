//! What a table wrote down that was played by the first protocol of the dice, without anybody's nonce.

use pasch_dice::first::{Chain, ProofRoll, Throw};
use pasch_dice::{Fallen, RollPurpose, hex};
use pasch_rules::{Action, Pair, Phase, Session, Side};
use pasch_table::{Decided, Entry, Ledger};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

const LENGTH: u32 = 40;

/// The entries of so many rolls and of what was played with them.
pub fn entries(ledger: &Ledger, rolls: u32, rng: &mut ChaCha8Rng) -> Vec<Entry> {
    let mut session = Session::new(ledger.terms().clone()).expect("terms that can be played");
    let seed = rng.random();
    let chain = Chain::new(seed, LENGTH);
    let mut entries = vec![Entry::Chain {
        chain: 1,
        game: 1,
        length: LENGTH,
        seed: hex(&seed),
    }];
    for roll in 1..=rolls {
        let action = thrown(ledger.table(), &session, &chain, roll, &mut entries);
        act(&mut session, action, &mut entries);
        if let Phase::ToPlay { side, roll } = *session.game().phase() {
            let rules = session.terms().rulebook.checker;
            let plays = session.game().board().seen_by(side).legal_plays(roll, &rules);
            let steps = plays.choose(rng).map(|(play, _)| play.to_vec()).unwrap_or_default();
            act(&mut session, Action::Play { side, steps }, &mut entries);
        }
    }
    entries
}

/// Decides on a roll and lets it fall; gives the throw.
fn thrown(table: &str, session: &Session, chain: &Chain, roll: u32, entries: &mut Vec<Entry>) -> Action {
    let opening = matches!(session.game().phase(), Phase::Opening { .. });
    let side = Side::BOTH.into_iter().find(|&side| session.may_throw(side).is_ok());
    let side = side.expect("somebody may throw");
    let count = session.may_throw(side).expect("he may");
    let purpose = if opening {
        RollPurpose::Opening
    } else {
        RollPurpose::Move
    };
    entries.push(Entry::Decided(Decided {
        roll,
        chain: 1,
        link: roll,
        side,
        purpose,
        count,
        asked: Vec::new(),
    }));
    let secret = chain.link(roll).expect("the chain is long enough");
    let nonces = Pair::default();
    let throw = Throw {
        table,
        chain: 1,
        link: roll,
        side,
        count,
        nonces: &nonces,
    };
    let dice = throw.dice(&secret);
    entries.push(Entry::Rolled(ProofRoll {
        roll,
        chain: 1,
        link: roll,
        side,
        purpose,
        secret: hex(&secret),
        nonces: nonces.clone(),
        left_out: Vec::new(),
        digest: hex(&throw.digest(&secret)),
        dice: dice.clone(),
    }));
    let fallen = Fallen {
        roll,
        side,
        purpose,
        dice,
    };
    fallen.action().expect("a throw")
}

fn act(session: &mut Session, action: Action, entries: &mut Vec<Entry>) {
    session.apply(action.clone()).expect("what is allowed");
    entries.push(Entry::Action { action });
}
