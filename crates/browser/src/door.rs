//! What the script in a worker calls. Everything goes as JSON, tables as bytes, a piece at a time.

// The macro that makes a door for the script writes code of its own.
#![allow(unsafe_code, missing_docs)]

use crate::house::{House, Moment};
use crate::order::{Order, Report, Work};
use crate::thinker::Thinker;
use pasch_engine::{OneSided, TwoSided};
use pasch_rules::Overshoot;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The browser's chance.
    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues)]
    fn fill(bytes: &mut [u8]);

    /// The browser's clock.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn clock() -> f64;

    /// Bytes that the script has somewhere else.
    pub type Pieces;

    /// Lays the next ones here, and says how many they are.
    #[wasm_bindgen(method)]
    fn next(this: &Pieces, here: &mut [u8]) -> u32;
}

/// As much as is taken over at once: what has been asked of the browser is never given back.
const PIECE: usize = 1 << 16;

/// The bytes of all the pieces.
struct Bytes {
    pieces: Pieces,
    piece: Vec<u8>,
    at: usize,
    end: usize,
}

impl Bytes {
    fn of(pieces: Pieces) -> Bytes {
        Bytes {
            pieces,
            piece: vec![0; PIECE],
            at: 0,
            end: 0,
        }
    }
}

impl Iterator for Bytes {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.at == self.end {
            (self.at, self.end) = (0, self.pieces.next(&mut self.piece) as usize);
        }
        let byte = self.piece[..self.end].get(self.at).copied();
        self.at += usize::from(byte.is_some());
        byte
    }
}

fn chance() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

fn moment(chance: &mut dyn FnMut() -> [u8; 32]) -> Moment<'_> {
    Moment {
        now: clock() as u64,
        chance,
    }
}

fn told(orders: &[Order]) -> String {
    serde_json::to_string(orders)
        .unwrap_or_else(|fault| format!("[{{\"order\":\"fault\",\"fault\":{:?}}}]", fault.to_string()))
}

/// The house of a page.
#[wasm_bindgen(js_name = House)]
pub struct HouseDoor(House);

#[wasm_bindgen(js_class = House)]
impl HouseDoor {
    /// A house in which the computer takes so many milliseconds at least.
    #[wasm_bindgen(constructor)]
    pub fn new(pace: u32) -> HouseDoor {
        HouseDoor(House::new(pace.into()))
    }

    /// A message of the page; the orders come back.
    pub fn hear(&mut self, message: &str) -> String {
        told(&self.0.hear(message, &mut moment(&mut chance)))
    }

    /// A report; the orders come back.
    pub fn take(&mut self, report: &str) -> Result<String, String> {
        let report: Report = serde_json::from_str(report).map_err(|fault| fault.to_string())?;
        Ok(told(&self.0.take(report, &mut moment(&mut chance))))
    }
}

/// Whoever thinks.
#[wasm_bindgen(js_name = Thinker)]
pub struct ThinkerDoor(Thinker);

#[wasm_bindgen(js_class = Thinker)]
impl ThinkerDoor {
    /// Somebody who has thought of nothing yet.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> ThinkerDoor {
        ThinkerDoor(Thinker::default())
    }

    /// Thinks.
    pub fn think(&mut self, work: &str) -> Result<String, String> {
        let work: Work = serde_json::from_str(work).map_err(|fault| fault.to_string())?;
        serde_json::to_string(&self.0.think(work, clock)).map_err(|fault| fault.to_string())
    }

    /// The rule about bearing off whose tables would serve this work and are not at hand.
    pub fn wants(&self, work: &str) -> Option<String> {
        let overshoot = self.0.wants(&serde_json::from_str(work).ok()?)?;
        Some(serde_json::to_value(overshoot).ok()?.as_str()?.to_owned())
    }

    /// Takes tables over; says whether they are whole.
    pub fn adopt(&mut self, rule: &str, one_sided: Pieces, two_sided: Pieces) -> bool {
        overshoot(rule).is_some_and(|overshoot| self.0.adopt(overshoot, Bytes::of(one_sided), Bytes::of(two_sided)))
    }

    /// One number for all its choices.
    pub fn signature(&self) -> String {
        self.0.signature()
    }

    /// Positions judged a second, measured for so many milliseconds.
    pub fn evaluations(&self, time: f64) -> f64 {
        self.0.evaluations_per_second(time, clock)
    }
}

/// Makes the table for one side.
#[wasm_bindgen(js_name = makeOneSided)]
pub fn make_one_sided(rule: &str) -> Option<Vec<u8>> {
    overshoot(rule).map(|overshoot| OneSided::generate(overshoot).to_bytes())
}

/// Makes the table for both sides.
#[wasm_bindgen(js_name = makeTwoSided)]
pub fn make_two_sided(rule: &str) -> Option<Vec<u8>> {
    overshoot(rule).map(|overshoot| TwoSided::generate(overshoot).to_bytes())
}

fn overshoot(name: &str) -> Option<Overshoot> {
    serde_json::from_value(name.into()).ok()
}
