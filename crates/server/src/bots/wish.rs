//! What a bot would do: something that may be done, by chance.

use pasch_protocol::{Deed, Table};
use pasch_rules::{Allowed, Side, Stake, Step, StepTree};

/// A small generator, so that bots need no other crate and their games can be repeated.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// With this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// Something that may be done, by chance: mostly play on, now and then a double.
pub fn wish(table: &Table, chance: &mut Chance) -> Option<(Side, Deed)> {
    let sides = [(Side::White, &table.allowed.white), (Side::Black, &table.allowed.black)];
    sides.into_iter().find_map(|(side, allowed)| {
        let deed = wish_of(side, &allowed.as_ref()?.session, table.tree.as_ref(), chance)?;
        Some((side, deed))
    })
}

fn wish_of(side: Side, allowed: &Allowed, tree: Option<&StepTree>, chance: &mut Chance) -> Option<Deed> {
    if allowed.play {
        return Some(Deed::Play {
            steps: walk(tree?, chance),
        });
    }
    if allowed.take {
        return Some(if allowed.drop && chance.below(4) == 0 {
            Deed::Drop
        } else {
            Deed::Take
        });
    }
    if allowed.drop {
        return Some(Deed::Drop);
    }
    if allowed.accept {
        return Some(if chance.below(2) == 0 {
            Deed::Accept
        } else {
            Deed::Decline
        });
    }
    if allowed.double && chance.below(12) == 0 {
        return Some(Deed::Double);
    }
    if allowed.dice > 0 && allowed.resign.contains(&Stake::Single) && chance.below(400) == 0 {
        return Some(Deed::Resign { stake: Stake::Single });
    }
    if allowed.dice > 0 {
        return Some(Deed::Roll);
    }
    // Between games one of the two is enough.
    (allowed.next_game && side == Side::White).then_some(Deed::NextGame)
}

/// A way through the tree.
fn walk(tree: &StepTree, chance: &mut Chance) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut node = 0;
    while let Some(branches) = tree.nodes.get(node).filter(|branches| !branches.is_empty()) {
        let Some(branch) = branches.get(chance.below(branches.len())) else {
            break;
        };
        steps.push(Step {
            from: branch.step.from,
            to: branch.step.to,
            hit: branch.step.hit,
        });
        node = branch.next;
    }
    steps
}
