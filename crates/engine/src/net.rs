//! A net as it plays: whole-number weights, read from a file that says what it is.

use crate::features::{FeatureSet, HEADS, Kind, RowChange, Rows, head_of, split_shared};
use crate::kernel::{self, Busy, BusyFours, Finish, Path, TOGETHER, WIDEST, Weight};
use crate::probabilities::Probabilities;
use crate::stored::checksum;
use crate::work;
use arrayvec::ArrayVec;
use std::cell::RefCell;
use std::sync::OnceLock;

/// Steps a unit of an activation, and of a table row.
const ACTIVATION: f32 = 512.0;
/// Steps a unit of an activation that has to fit into a byte.
const BYTE_ACTIVATION: f32 = 32.0;
/// Steps a unit of a weight of the last layer.
const WEIGHT: f32 = 1024.0;
/// Positions that go through the net together.
const BATCH: usize = 8;
/// A first layer so narrow that looking for shared rows costs more than adding them up again.
const NARROW: usize = 128;

const MAGIC: &[u8; 8] = b"PASCHNET";
const VERSION: u32 = 5;
/// Where a file says whether a chooser follows the net.
const CHOOSER_FOLLOWS: usize = MAGIC.len() + 14;

/// Trained weights, as the trainer hands them over.
#[derive(Clone, Debug, PartialEq)]
pub struct NetWeights {
    /// What the net reads.
    pub kind: Kind,
    /// Width of the first layer.
    pub width: usize,
    /// `inputs` rows of `width` weights.
    pub inputs: Vec<f32>,
    /// One a unit of the first layer.
    pub bias: Vec<f32>,
    /// The layers behind it, once or for each way of being entangled; the last of each has five outputs.
    pub heads: Vec<Vec<Layer<f32, f32>>>,
}

/// A fully connected layer: `weights` holds one row of inputs for each output.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer<W, B> {
    /// Row by row.
    pub weights: Vec<W>,
    /// One an output.
    pub bias: Vec<B>,
}

/// Why a file is not a net that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetFault {
    /// Not a net at all.
    #[error("not a net file: it does not begin with PASCHNET")]
    Magic,
    /// Made by another version.
    #[error("net format {0} is not known; this program reads format {VERSION}")]
    Version(u32),
    /// A kind of net this program has not heard of.
    #[error("net kind {0} is not known")]
    Kind(u8),
    /// Made for other features.
    #[error("the net was made for another feature set ({found:016x}, this program has {wanted:016x})")]
    Features {
        /// In the file.
        found: u64,
        /// In this program.
        wanted: u64,
    },
    /// Layer sizes that cannot be.
    #[error("layer sizes {0:?} cannot be used")]
    Sizes(Vec<u32>),
    /// Weights between layers have one byte or two.
    #[error("weights of {0} bytes are not known")]
    Weights(u8),
    /// Too many heads, or too few.
    #[error("a {kind:?} net cannot have {heads} heads")]
    Heads {
        /// What the net reads.
        kind: Kind,
        /// In the file.
        heads: u8,
    },
    /// The file ends early or late.
    #[error("the net file has {found} bytes where {wanted} are needed")]
    Length {
        /// In the file.
        found: usize,
        /// By its header.
        wanted: usize,
    },
    /// Damaged in transit.
    #[error("the net file is damaged: its checksum is {found:016x} instead of {wanted:016x}")]
    Checksum {
        /// Of the bytes read.
        found: u64,
        /// Written at the end.
        wanted: u64,
    },
    /// Only a contact net may have a chooser, and nothing but a chooser may follow it.
    #[error("a {0:?} net stands where a contact net with its chooser should")]
    Chooser(Kind),
    /// A step of a layer's weights that is no step.
    #[error("an output of layer {0} counts its weights in steps that are not above zero")]
    Scale(usize),
    /// Weights so large that sums could overflow.
    #[error("the weights of layer {0} are too large for the kernel")]
    Overflow(usize),
}

/// A net ready to evaluate.
#[derive(Clone, Debug)]
pub struct Net {
    kind: Kind,
    path: Path,
    /// How the first layer speaks.
    finish: Finish,
    table: Aligned<i16>,
    bias: Vec<i16>,
    heads: Vec<Head>,
    sigmoid: Sigmoid,
    /// The net's own part of a file, and behind it that of the chooser.
    bytes: Vec<u8>,
    own_bytes: usize,
    chooser: Option<Box<Net>>,
}

/// What stands behind the first layer.
#[derive(Clone, Debug)]
struct Head {
    layers: Vec<Paired>,
    last: Last,
}

/// A layer between others as the kernel reads it: two inputs' weights side by side, every output in steps of its own.
#[derive(Clone, Debug)]
struct Paired {
    inputs: usize,
    weights: Steps,
    bias: Vec<i32>,
    /// From sums to activations.
    scales: Vec<f32>,
    /// Steps a unit of its inputs.
    hears: f32,
}

/// Weights as numbers of steps.
#[derive(Clone, Debug)]
enum Steps {
    /// Eight bits are enough where many units have a say, and half as much has to come from memory.
    Coarse(Aligned<i8>),
    /// The same for inputs that are bytes, four inputs' weights side by side.
    Fours(Aligned<i8>),
    /// In a small net each unit's rounding would be heard.
    Fine(Aligned<i16>),
}

/// How a net's weights between layers are rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grain {
    Coarse,
    Fine,
}

impl Grain {
    /// A race net is small, and its plays differ by little.
    fn of(kind: Kind) -> Grain {
        match kind {
            Kind::Race => Grain::Fine,
            Kind::Contact | Kind::Prune | Kind::Chooser => Grain::Coarse,
        }
    }

    /// Of one weight in a file.
    fn bytes(self) -> usize {
        match self {
            Grain::Coarse => 1,
            Grain::Fine => 2,
        }
    }

    /// What the first layer of a net with layers behind it says, in steps a unit. Where hundreds of units have a say,
    /// bytes are enough.
    fn first_layer(kind: Kind) -> (Finish, f32) {
        match kind {
            Kind::Contact => (Finish::Bytes, BYTE_ACTIVATION),
            Kind::Race | Kind::Prune | Kind::Chooser => (Finish::Fine, ACTIVATION),
        }
    }

    /// The largest weight in steps of its output; small enough that the sums of a layer stay within 32 bits.
    fn largest(self) -> f32 {
        match self {
            Grain::Coarse => 127.0,
            Grain::Fine => 2047.0,
        }
    }

    /// The step in which an output counts its weights: its largest weight is the largest number of steps. Outputs that
    /// hear next to nothing do not count finer and finer, or their bias would be out of reach.
    fn step(self, row: &[f32]) -> f32 {
        let largest = row.iter().fold(0.0f32, |largest, weight| largest.max(weight.abs()));
        let step = (largest / self.largest()).max(1.0 / (16.0 * WEIGHT));
        // So few digits that every number of steps is exact, and weights that were rounded once stay as they are.
        f32::from_bits((step.to_bits() + 0x7ff) & !0xfff)
    }
}

/// The last layer: five rows, one for each output.
#[derive(Clone, Debug)]
struct Last {
    weights: Aligned<i16>,
    bias: [i32; 5],
}

/// Numbers that begin on a border of the machine's memory lines: a vector that straddles two costs two fetches.
#[derive(Debug)]
struct Aligned<T> {
    numbers: Vec<T>,
    skip: usize,
}

impl<T: Copy + Default> Aligned<T> {
    const LINE: usize = 64;

    fn new(numbers: &[T]) -> Aligned<T> {
        let most = Self::LINE / size_of::<T>();
        let mut room: Vec<T> = Vec::with_capacity(numbers.len() + most);
        let skip = room.as_ptr().align_offset(Self::LINE).min(most);
        room.resize(skip, T::default());
        room.extend(numbers);
        Aligned { numbers: room, skip }
    }
}

impl<T: Copy + Default> Clone for Aligned<T> {
    fn clone(&self) -> Aligned<T> {
        Aligned::new(self)
    }
}

impl<T> std::ops::Deref for Aligned<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.numbers[self.skip..]
    }
}

impl Paired {
    fn new<W: Weight>(
        weights: &[W],
        bias: Vec<i32>,
        steps_of_weights: &[f32],
        hears: f32,
        steps: impl FnOnce(Aligned<W>) -> Steps,
    ) -> Paired {
        let outputs = bias.len();
        Paired {
            inputs: weights.len() / outputs,
            weights: steps(side_by_side(2, weights, outputs)),
            bias,
            scales: steps_of_weights
                .iter()
                .map(|step| step * (ACTIVATION / hears))
                .collect(),
            hears,
        }
    }

    /// The same layer with its weights as a machine with this path wants them.
    fn on_path(self, path: Path) -> Paired {
        let (now, outputs) = (self.weights, self.bias.len());
        let bytes = self.hears == BYTE_ACTIVATION;
        let weights = match now {
            Steps::Coarse(pairs) if bytes && kernel::takes_fours(path) => {
                Steps::Fours(side_by_side(4, &row_by_row(2, &pairs, outputs), outputs))
            }
            Steps::Fours(fours) if !kernel::takes_fours(path) => {
                Steps::Coarse(side_by_side(2, &row_by_row(4, &fours, outputs), outputs))
            }
            other => other,
        };
        Paired { weights, ..self }
    }

    /// The layer as the trainer knows it.
    fn unscaled(&self) -> Layer<f32, f32> {
        let outputs = self.bias.len();
        let steps: Vec<f32> = match &self.weights {
            Steps::Coarse(pairs) => row_by_row(2, pairs, outputs).into_iter().map(f32::from).collect(),
            Steps::Fours(fours) => row_by_row(4, fours, outputs).into_iter().map(f32::from).collect(),
            Steps::Fine(pairs) => row_by_row(2, pairs, outputs).into_iter().map(f32::from).collect(),
        };
        let rows = steps.chunks_exact(self.inputs).zip(&self.scales);
        let row = |(row, &scale): (&[f32], &f32)| {
            let step = scale * (self.hears / ACTIVATION);
            row.iter().map(|steps| steps * step).collect::<Vec<_>>()
        };
        let bias = self.bias.iter().zip(&self.scales);
        Layer {
            weights: rows.flat_map(row).collect(),
            bias: bias.map(|(&b, &scale)| b as f32 * scale / ACTIVATION).collect(),
        }
    }

    /// What the layer makes of the inputs of one or two positions, as sums.
    #[inline]
    fn multiply<const S: usize>(
        &self,
        path: Path,
        inputs: [&[i16]; S],
        (pairs, fours): (&mut Busy, &mut BusyFours),
        out: &mut [i32],
    ) {
        match &self.weights {
            Steps::Coarse(weights) => {
                pairs.fill(path, inputs);
                kernel::multiply(path, weights, &self.bias, inputs, pairs, out);
            }
            Steps::Fine(weights) => {
                pairs.fill(path, inputs);
                kernel::multiply(path, weights, &self.bias, inputs, pairs, out);
            }
            Steps::Fours(weights) => {
                fours.fill(path, inputs);
                kernel::multiply_fours::<S>(path, weights, &self.bias, fours, out);
            }
        }
    }
}

/// Where a weight lies when those of several inputs lie side by side.
fn place(together: usize, input: usize, output: usize, outputs: usize) -> usize {
    together * (input / together * outputs + output) + input % together
}

/// From one row of inputs for each output to the weights of so many inputs side by side.
fn side_by_side<W: Weight>(together: usize, rows: &[W], outputs: usize) -> Aligned<W> {
    let mut beside = vec![W::default(); rows.len()];
    for (output, row) in rows.chunks_exact(rows.len() / outputs).enumerate() {
        for (input, &weight) in row.iter().enumerate() {
            beside[place(together, input, output, outputs)] = weight;
        }
    }
    Aligned::new(&beside)
}

/// And back.
fn row_by_row<W: Weight>(together: usize, beside: &[W], outputs: usize) -> Vec<W> {
    let inputs = beside.len() / outputs;
    let weight = |output, input| beside[place(together, input, output, outputs)];
    (0..outputs)
        .flat_map(|output| (0..inputs).map(move |input| weight(output, input)))
        .collect()
}

impl Last {
    /// The layer as the trainer knows it.
    fn unscaled(&self) -> Layer<f32, f32> {
        Layer {
            weights: self.weights.iter().map(|&weight| f32::from(weight) / WEIGHT).collect(),
            bias: self.bias.iter().map(|&b| b as f32 / (ACTIVATION * WEIGHT)).collect(),
        }
    }
}

impl Head {
    /// The layers as the trainer knows them.
    fn weights(&self) -> Vec<Layer<f32, f32>> {
        let layers = self.layers.iter().map(Paired::unscaled);
        layers.chain([self.last.unscaled()]).collect()
    }
}

impl Net {
    /// From trained weights: rounds them to what a file holds and reads that.
    pub fn from_weights(weights: &NetWeights) -> Result<Net, NetFault> {
        Net::from_bytes(&encode(weights))
    }

    /// From the bytes of a net file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetFault> {
        decode(bytes)
    }

    /// The same net with a small one that chooses plays for it.
    pub fn with_chooser(&self, chooser: &Net) -> Result<Net, NetFault> {
        let mut bytes = self.bytes[..self.own_bytes - 8].to_vec();
        bytes[CHOOSER_FOLLOWS] = 1;
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes.extend(&chooser.bytes);
        Net::from_bytes(&bytes)
    }

    /// The small net that chooses plays, if there is one.
    pub fn chooser(&self) -> Option<&Net> {
        self.chooser.as_deref()
    }

    /// The bytes of the net's file.
    pub fn to_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What the net reads.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The layer widths, inputs first, outputs last.
    pub fn sizes(&self) -> Vec<usize> {
        let inputs = FeatureSet::of(self.kind).inputs();
        let later = self.heads[0].layers.iter().map(|layer| layer.bias.len());
        [inputs, self.bias.len()].into_iter().chain(later).chain([5]).collect()
    }

    /// How many heads stand behind the first layer.
    pub fn heads(&self) -> usize {
        self.heads.len()
    }

    /// The weights as the trainer knows them, to go on from; what rounding took is gone.
    pub fn weights(&self) -> NetWeights {
        let features = FeatureSet::of(self.kind).inputs();
        let width = self.bias.len();
        // The table holds sums for every value; the file holds what they were made from.
        let at = self.own_bytes - self.payload(features, width);
        let inputs = self.bytes[at..][..2 * features * width].as_chunks().0;
        NetWeights {
            kind: self.kind,
            width,
            inputs: inputs
                .iter()
                .map(|&raw| f32::from(i16::from_le_bytes(raw)) / ACTIVATION)
                .collect(),
            bias: self.bias.iter().map(|&b| f32::from(b) / ACTIVATION).collect(),
            heads: self.heads.iter().map(Head::weights).collect(),
        }
    }

    /// Bytes of the file behind its header.
    fn payload(&self, features: usize, width: usize) -> usize {
        2 * width * (features + 1) + self.heads.len() * head_bytes(Grain::of(self.kind), &self.sizes()[1..]) + 8
    }

    /// The same net on another kernel path.
    #[must_use]
    pub fn on_path(mut self, path: Path) -> Net {
        self.path = path;
        self.chooser = self.chooser.map(|chooser| Box::new(chooser.on_path(path)));
        let on_path = |head: Head| Head {
            layers: head.layers.into_iter().map(|layer| layer.on_path(path)).collect(),
            ..head
        };
        self.heads = self.heads.into_iter().map(on_path).collect();
        self
    }

    /// The chances of the side to roll, from the rows its position selects. Allocates nothing.
    pub fn evaluate(&self, rows: &Rows) -> Probabilities {
        let mut chances = [Probabilities::default()];
        self.evaluate_batch(std::slice::from_ref(rows), &mut chances);
        chances[0]
    }

    /// The chances for several positions, best close relatives: what they share is added up once, and weights that
    /// were fetched serve them all. Allocates nothing.
    pub fn evaluate_batch(&self, rows: &[Rows], chances: &mut [Probabilities]) {
        for (rows, chances) in rows.chunks(BATCH).zip(chances.chunks_mut(BATCH)) {
            self.evaluate_group(rows, chances);
        }
    }

    /// A position's first layer before the ceiling, as a start for its relatives.
    pub(crate) fn start(&self, rows: &Rows) -> Start {
        let mut start = Start {
            sums: [0; WIDEST],
            relative: [0; WIDEST],
        };
        let out = &mut start.sums[..self.bias.len()];
        kernel::sum_rows(self.path, &self.table, &self.bias, (rows, &[]), Finish::Sums, out);
        start
    }

    /// The chances for a relative of a position, by the rows that it selects besides and those that it does not.
    #[inline]
    pub(crate) fn evaluate_from(&self, start: &mut Start, change: &RowChange) -> Probabilities {
        work::count(1);
        let width = self.bias.len();
        let (sums, relative) = (&start.sums[..width], &mut start.relative[..width]);
        let change = (&change.more[..], &change.less[..]);
        kernel::sum_rows(self.path, &self.table, sums, change, self.finish, relative);
        // Whoever asks by changes knows no rows: nets that are asked so have one head.
        let head = &self.heads[0];
        if head.layers.is_empty() {
            return self.said(head, relative);
        }
        SCRATCH.with_borrow_mut(|scratch| {
            scratch.first[..width].copy_from_slice(relative);
            self.later_layers(head, [0], &mut *scratch)[0]
        })
    }

    fn evaluate_group(&self, rows: &[Rows], chances: &mut [Probabilities]) {
        work::count(rows.len());
        SCRATCH.with_borrow_mut(|scratch| {
            self.first_layer(rows, &mut *scratch);
            // Positions that share a head share its weights on their way from memory.
            let mut waiting: [ArrayVec<usize, TOGETHER>; HEADS] = Default::default();
            for (index, rows) in rows.iter().enumerate() {
                let number = self.head(rows);
                let (head, waiting) = (&self.heads[number], &mut waiting[number]);
                waiting.push(index);
                if let Ok(four) = waiting[..].try_into() {
                    self.say::<TOGETHER>(head, four, &mut *scratch, chances);
                    waiting.clear();
                }
            }
            for (head, waiting) in self.heads.iter().zip(&waiting) {
                match waiting[..] {
                    [] => {}
                    [a] => self.say(head, [a], &mut *scratch, chances),
                    [a, b] => self.say(head, [a, b], &mut *scratch, chances),
                    [a, b, c] => self.say(head, [a, b, c], &mut *scratch, chances),
                    _ => {}
                }
            }
        });
    }

    /// Puts the chances of some of the positions in their places.
    #[inline]
    fn say<const S: usize>(
        &self,
        head: &Head,
        indices: [usize; S],
        scratch: &mut Scratch,
        chances: &mut [Probabilities],
    ) {
        for (index, said) in indices.into_iter().zip(self.later_layers(head, indices, scratch)) {
            chances[index] = said;
        }
    }

    /// The head that judges a position.
    #[inline]
    fn head(&self, rows: &Rows) -> usize {
        if self.heads.len() == 1 { 0 } else { head_of(rows) }
    }

    fn first_layer(&self, rows: &[Rows], scratch: &mut Scratch) {
        let width = self.bias.len();
        let (start, out) = (&mut scratch.start[..width], &mut scratch.first[..rows.len() * width]);
        if rows.len() == 1 || width <= NARROW {
            for (rows, out) in rows.iter().zip(out.chunks_exact_mut(width)) {
                kernel::sum_rows(self.path, &self.table, &self.bias, (rows, &[]), self.finish, out);
            }
        } else {
            let mut own: ArrayVec<Rows, BATCH> = ArrayVec::new();
            let shared = split_shared(self.kind, rows.iter(), &mut own);
            kernel::sum_rows(self.path, &self.table, &self.bias, (&shared, &[]), Finish::Sums, start);
            for (rows, out) in own.iter().zip(out.chunks_exact_mut(width)) {
                kernel::sum_rows(self.path, &self.table, start, (rows, &[]), self.finish, out);
            }
        }
    }

    /// From the first layers of one or two of the positions to their chances.
    fn later_layers<const S: usize>(
        &self,
        head: &Head,
        indices: [usize; S],
        scratch: &mut Scratch,
    ) -> [Probabilities; S] {
        let Scratch {
            first,
            later,
            sums,
            pairs,
            fours,
            ..
        } = scratch;
        let width = self.bias.len();
        let mut inputs = [&first[..0]; S];
        for (input, index) in inputs.iter_mut().zip(indices) {
            *input = &first[index * width..][..width];
        }
        for layer in &head.layers {
            let outputs = layer.bias.len();
            let outs = &mut sums[..S * outputs];
            layer.multiply(self.path, inputs, (&mut *pairs, &mut *fours), outs);
            let later = &mut later[..S * outputs];
            for (sums, later) in outs.chunks_exact(outputs).zip(later.chunks_exact_mut(outputs)) {
                kernel::activate(self.path, sums, &layer.scales, later);
            }
            let mut next = [&later[..0]; S];
            for (input, later) in next.iter_mut().zip(later.chunks_exact(outputs)) {
                *input = later;
            }
            inputs = next;
        }
        inputs.map(|input| self.said(head, input))
    }

    /// The chances by what the layer before the last says.
    #[inline]
    fn said(&self, head: &Head, input: &[i16]) -> Probabilities {
        let logits = kernel::outputs(self.path, &head.last.weights, head.last.bias, input);
        Probabilities::from_array(logits.map(|logit| self.sigmoid.of(logit))).ordered()
    }
}

/// A first layer to start from, and room for that of a relative.
#[repr(align(64))]
pub(crate) struct Start {
    sums: [i16; WIDEST],
    relative: [i16; WIDEST],
}

/// Room for one group of positions on its way through a net; each thread makes it once.
#[repr(align(64))]
struct Scratch {
    start: [i16; WIDEST],
    first: [i16; WIDEST * BATCH],
    later: [i16; TOGETHER * WIDEST],
    sums: [i32; TOGETHER * WIDEST],
    pairs: Busy,
    fours: BusyFours,
}

thread_local! {
    static SCRATCH: RefCell<Box<Scratch>> = RefCell::new(Box::new(Scratch {
        start: [0; WIDEST],
        first: [0; WIDEST * BATCH],
        later: [0; TOGETHER * WIDEST],
        sums: [0; TOGETHER * WIDEST],
        pairs: Busy::new(),
        fours: BusyFours::new(),
    }));
}

/// The logistic function of sums with 2^19 steps a unit, from a table that is the same on every machine.
#[derive(Clone, Copy, Debug)]
struct Sigmoid(&'static [f32]);

impl Sigmoid {
    const STEPS: i32 = 64;
    const REACH: i32 = 16;

    fn table() -> Sigmoid {
        static TABLE: OnceLock<Vec<f32>> = OnceLock::new();
        Sigmoid(TABLE.get_or_init(|| {
            // e^(1/64) by its series, then by multiplication: no library function that differs by platform.
            let mut term = 1.0f64;
            let mut step = 1.0f64;
            for n in 1..16 {
                term /= f64::from(n) * f64::from(Sigmoid::STEPS);
                step += term;
            }
            let mut power = 1.0f64;
            let mut upper = Vec::new();
            let half = (Sigmoid::REACH * Sigmoid::STEPS) as usize;
            for _ in 0..=half + 1 {
                upper.push(1.0 / (1.0 + 1.0 / power));
                power *= step;
            }
            let lower = upper[1..=half].iter().rev().map(|&p| 1.0 - p);
            lower.chain(upper.iter().copied()).map(|p| p as f32).collect()
        }))
    }

    #[inline]
    fn of(self, sum: i32) -> f32 {
        let limit = Sigmoid::REACH << 19;
        let place = (sum.clamp(-limit, limit - 1) + limit) as u32;
        let (index, rest) = ((place >> 13) as usize, place & 0x1fff);
        let share = rest as f32 / 8192.0;
        self.0[index] + (self.0[index + 1] - self.0[index]) * share
    }
}

fn encode(weights: &NetWeights) -> Vec<u8> {
    let features = FeatureSet::of(weights.kind);
    let grain = Grain::of(weights.kind);
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.push(match weights.kind {
        Kind::Contact => 0,
        Kind::Race => 1,
        Kind::Prune => 2,
        Kind::Chooser => 3,
    });
    bytes.extend(features.hash().to_le_bytes());
    bytes.push(weights.heads.len() as u8);
    bytes.push(0);
    bytes.push(grain.bytes() as u8);
    let layers = weights.heads.first().map_or(&[][..], |head| head);
    bytes.push(layers.len() as u8 + 1);
    bytes.extend((weights.width as u32).to_le_bytes());
    for layer in layers {
        bytes.extend((layer.bias.len() as u32).to_le_bytes());
    }
    let rounded = |value: f32, scale: f32| (value * scale).round().clamp(-32767.0, 32767.0) as i16;
    weights
        .inputs
        .iter()
        .for_each(|&w| bytes.extend(rounded(w, ACTIVATION).to_le_bytes()));
    weights
        .bias
        .iter()
        .for_each(|&b| bytes.extend(rounded(b, ACTIVATION).to_le_bytes()));
    for head in &weights.heads {
        let Some((last, layers)) = head.split_last() else {
            continue;
        };
        let mut hears = Grain::first_layer(weights.kind).1;
        for layer in layers {
            let rows = layer.weights.chunks_exact(layer.weights.len() / layer.bias.len());
            let scales: Vec<f32> = rows.clone().map(|row| grain.step(row)).collect();
            for (row, &scale) in rows.zip(&scales) {
                let rounded = |w: f32| (w / scale).round().clamp(-grain.largest(), grain.largest()) as i16;
                row.iter()
                    .for_each(|&w| bytes.extend(&rounded(w).to_le_bytes()[..grain.bytes()]));
            }
            bytes.extend(scales.iter().flat_map(|scale| scale.to_le_bytes()));
            for (&b, &scale) in layer.bias.iter().zip(&scales) {
                bytes.extend(((b * hears / scale).round() as i32).to_le_bytes());
            }
            hears = ACTIVATION;
        }
        let weights = last.weights.iter();
        weights.for_each(|&w| bytes.extend(rounded(w, WEIGHT).to_le_bytes()));
        for &b in &last.bias {
            bytes.extend(((b * ACTIVATION * WEIGHT).round() as i32).to_le_bytes());
        }
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Bytes of a head in a file, by the sizes of its layers, the first layer's first.
fn head_bytes(grain: Grain, sizes: &[usize]) -> usize {
    let between = sizes[..sizes.len() - 1].windows(2);
    let last = &sizes[sizes.len() - 2..];
    between
        .map(|pair| pair[1] * (grain.bytes() * pair[0] + 8))
        .sum::<usize>()
        + last[1] * (2 * last[0] + 4)
}

fn decode(bytes: &[u8]) -> Result<Net, NetFault> {
    let mut reader = Reader { bytes, at: 0 };
    if reader.take::<8>()? != *MAGIC {
        return Err(NetFault::Magic);
    }
    let version = u32::from_le_bytes(reader.take()?);
    if version != VERSION {
        return Err(NetFault::Version(version));
    }
    let kind = match reader.take::<1>()? {
        [0] => Kind::Contact,
        [1] => Kind::Race,
        [2] => Kind::Prune,
        [3] => Kind::Chooser,
        [other] => return Err(NetFault::Kind(other)),
    };
    let features = FeatureSet::of(kind);
    let found = u64::from_le_bytes(reader.take()?);
    if found != features.hash() {
        return Err(NetFault::Features {
            found,
            wanted: features.hash(),
        });
    }
    let [heads, chooser_follows, weight_bytes, count] = reader.take::<4>()?;
    let grain = Grain::of(kind);
    if usize::from(weight_bytes) != grain.bytes() {
        return Err(NetFault::Weights(weight_bytes));
    }
    if heads != 1 && (kind != Kind::Contact || usize::from(heads) != HEADS) {
        return Err(NetFault::Heads { kind, heads });
    }
    let sizes = (0..count)
        .map(|_| reader.take().map(u32::from_le_bytes))
        .collect::<Result<Vec<u32>, _>>()?;
    let usable = |&size: &u32| size > 0 && size as usize <= WIDEST;
    let hidden = sizes.len().saturating_sub(1);
    if sizes.len() < 2
        || sizes.last() != Some(&5)
        || !sizes.iter().all(usable)
        || !sizes[..hidden].iter().all(|size| size.is_multiple_of(16))
    {
        return Err(NetFault::Sizes(sizes));
    }
    let sizes: Vec<usize> = sizes.into_iter().map(|size| size as usize).collect();
    let width = sizes[0];
    let own_bytes =
        reader.at + 2 * width * (features.inputs() + 1) + usize::from(heads) * head_bytes(grain, &sizes) + 8;
    let fits = match chooser_follows {
        0 => bytes.len() == own_bytes,
        _ => bytes.len() > own_bytes,
    };
    if !fits {
        return Err(NetFault::Length {
            found: bytes.len(),
            wanted: own_bytes,
        });
    }
    let (own, behind) = bytes.split_at(own_bytes);
    let (body, stored) = own.split_at(own_bytes - 8);
    let (found, stored) = (
        checksum(body),
        u64::from_le_bytes(stored.try_into().unwrap_or_default()),
    );
    if found != stored {
        return Err(NetFault::Checksum { found, wanted: stored });
    }

    let chooser = match (chooser_follows, kind) {
        (0, _) => None,
        (_, Kind::Contact) => Some(decode(behind)?),
        (_, other) => return Err(NetFault::Chooser(other)),
    };
    if let Some(chooser) = &chooser
        && chooser.kind != Kind::Chooser
    {
        return Err(NetFault::Chooser(chooser.kind));
    }

    let inputs = reader.numbers(features.inputs() * width, i16::from_le_bytes)?;
    let bias = reader.numbers(width, i16::from_le_bytes)?;
    let mut read = Vec::new();
    let path = Path::detect();
    // What goes straight into the last layer is told in full.
    let (finish, first_steps) = match hidden {
        1 => (Finish::Fine, ACTIVATION),
        _ => Grain::first_layer(kind),
    };
    for _ in 0..heads {
        let between = sizes[..hidden].windows(2).enumerate();
        let layers = between.map(|(index, pair)| {
            let hears = if index == 0 { first_steps } else { ACTIVATION };
            Ok(reader.layer(grain, index + 1, pair, hears)?.on_path(path))
        });
        let layers = layers.collect::<Result<_, NetFault>>()?;
        let last = reader.last(hidden, sizes[hidden - 1])?;
        read.push(Head { layers, last });
    }
    let mut table = Vec::with_capacity(features.row_count() * width);
    for row in 0..features.row_count() {
        let [(a, share_a), (b, share_b)] = *features.row_inputs(row as u16);
        let side = |input: u16| &inputs[usize::from(input) * width..][..width];
        for (&x, &y) in side(a).iter().zip(side(b)) {
            table.push((f32::from(x) * share_a + f32::from(y) * share_b).round() as i16);
        }
    }
    Ok(Net {
        kind,
        path,
        finish,
        table: Aligned::new(&table),
        bias,
        heads: read,
        sigmoid: Sigmoid::table(),
        bytes: bytes.to_vec(),
        own_bytes,
        chooser: chooser.map(Box::new),
    })
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetFault> {
        let fault = NetFault::Length {
            found: self.bytes.len(),
            wanted: self.at + N,
        };
        let taken = self
            .bytes
            .get(self.at..self.at + N)
            .and_then(|part| part.try_into().ok())
            .ok_or(fault)?;
        self.at += N;
        Ok(taken)
    }

    /// A layer between others with as many inputs and outputs as told.
    fn layer(&mut self, grain: Grain, number: usize, sizes: &[usize], hears: f32) -> Result<Paired, NetFault> {
        match grain {
            Grain::Coarse => self.paired(number, sizes, hears, i8::from_le_bytes, Steps::Coarse),
            Grain::Fine => self.paired(number, sizes, hears, i16::from_le_bytes, Steps::Fine),
        }
    }

    fn paired<const N: usize, W: Weight>(
        &mut self,
        number: usize,
        sizes: &[usize],
        hears: f32,
        read: fn([u8; N]) -> W,
        steps: impl FnOnce(Aligned<W>) -> Steps,
    ) -> Result<Paired, NetFault> {
        let weights = self.numbers(sizes[0] * sizes[1], read)?;
        let scales = self.numbers(sizes[1], f32::from_le_bytes)?;
        let bias = self.numbers(sizes[1], i32::from_le_bytes)?;
        if !scales.iter().all(|scale| scale.is_normal() && *scale > 0.0) {
            return Err(NetFault::Scale(number));
        }
        fits(number, &weights, &bias)?;
        Ok(Paired::new(&weights, bias, &scales, hears, steps))
    }

    /// The last layer.
    fn last(&mut self, number: usize, inputs: usize) -> Result<Last, NetFault> {
        let weights = self.numbers(5 * inputs, i16::from_le_bytes)?;
        let mut bias = [0; 5];
        for bias in &mut bias {
            *bias = i32::from_le_bytes(self.take()?);
        }
        fits(number, &weights, &bias)?;
        Ok(Last {
            weights: Aligned::new(&weights),
            bias,
        })
    }

    fn numbers<const N: usize, T>(&mut self, count: usize, read: fn([u8; N]) -> T) -> Result<Vec<T>, NetFault> {
        (0..count).map(|_| self.take().map(read)).collect()
    }
}

/// Are all sums of a layer within the kernel's reach, whatever the activations?
fn fits<W: Weight>(number: usize, weights: &[W], bias: &[i32]) -> Result<(), NetFault> {
    let rows = weights.chunks_exact(weights.len() / bias.len());
    for (row, &bias) in rows.zip(bias) {
        let product = |&weight: &W| Into::<i64>::into(weight).abs() * i64::from(kernel::CEILING);
        let largest: i64 = row.iter().map(product).sum();
        if largest + i64::from(bias).abs() > i64::from(i32::MAX) {
            return Err(NetFault::Overflow(number));
        }
    }
    Ok(())
}
