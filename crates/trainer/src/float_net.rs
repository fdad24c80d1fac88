//! A net while it learns: 32-bit floats, gradients by hand, Adam.
//!
//! All parameters lie in one vector, so that the optimiser, the running average and the checkpoints need not know
//! about layers. Every layer's weights lie input by input, because few inputs are not zero: the first layer reads some
//! fifty rows, and four of five units behind it are silent. Siblings share most of their rows, which are read once.

use arrayvec::ArrayVec;
use pasch_engine::{FeatureSet, Kind, Layer, NetWeights, Probabilities, Rows, split_shared};
use rand::{Rng, RngExt};

/// Activations end here, as in the whole-number kernel.
const CEILING: f32 = 8.0;
/// How much each output counts in the loss.
const OUTPUT_WEIGHTS: [f32; 5] = [2.0, 1.0, 1.0, 1.0, 1.0];

/// A position as a net sees it, and what it should say about it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The rows the position selects.
    pub rows: Rows,
    /// The chances to learn.
    pub target: [f32; 5],
}

/// The results of one throw's best plays: what tells them apart is what decides the choice between them.
pub type Family = Box<[Sample]>;

/// The largest family.
pub const MOST_SIBLINGS: usize = 4;

/// A net of floats.
#[derive(Clone, Debug)]
pub struct FloatNet {
    kind: Kind,
    /// Widths: first layer, hidden layers, five outputs.
    sizes: Vec<usize>,
    params: Vec<f32>,
}

impl FloatNet {
    /// A net with random weights. `hidden` are the widths of the hidden layers.
    pub fn random(kind: Kind, hidden: &[usize], rng: &mut impl Rng) -> FloatNet {
        let sizes: Vec<usize> = hidden.iter().copied().chain([5]).collect();
        let mut net = FloatNet {
            kind,
            params: Vec::new(),
            sizes,
        };
        let mut push = |count: usize, deviation: f32| {
            // A sum of uniform numbers is normal enough.
            let normal = |rng: &mut dyn FnMut() -> f32| (0..12).map(|_| rng()).sum::<f32>() - 6.0;
            for _ in 0..count {
                let value = normal(&mut || rng.random::<f32>()) * deviation;
                net.params.push(value);
            }
        };
        let inputs = FeatureSet::of(kind).inputs();
        let active = if kind == Kind::Contact { 40.0 } else { 20.0 };
        push(inputs * net.sizes[0], (2.0f32 / active).sqrt());
        push(net.sizes[0], 0.0);
        for pair in net.sizes.windows(2) {
            push(
                pair[0] * pair[1],
                (if pair[1] == 5 { 0.1 } else { 2.0 } / pair[0] as f32).sqrt(),
            );
            push(pair[1], 0.0);
        }
        // Gammons are rarer than wins, backgammons rarer still.
        let bias = net.params.len() - 5;
        net.params[bias..].copy_from_slice(&[0.0, -1.1, -4.0, -1.1, -4.0]);
        net
    }

    /// A net with these parameters, if their number fits.
    pub fn from_params(kind: Kind, hidden: &[usize], params: Vec<f32>) -> Option<FloatNet> {
        let net = FloatNet {
            kind,
            sizes: hidden.iter().copied().chain([5]).collect(),
            params,
        };
        (net.layout().1 == net.params.len()).then_some(net)
    }

    /// A net that goes on from the engine's weights.
    pub fn from_weights(weights: &NetWeights) -> FloatNet {
        let hidden = weights.layers.iter().map(|layer| layer.bias.len());
        let sizes = [weights.width].into_iter().chain(hidden).collect();
        let mut params = weights.inputs.clone();
        params.extend(&weights.bias);
        for layer in &weights.layers {
            params.extend(transposed(&layer.weights, layer.bias.len()));
            params.extend(&layer.bias);
        }
        FloatNet {
            kind: weights.kind,
            sizes,
            params,
        }
    }

    /// What the net reads.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Widths of the hidden layers.
    pub fn hidden(&self) -> &[usize] {
        &self.sizes[..self.sizes.len() - 1]
    }

    /// All parameters.
    pub fn params(&self) -> &[f32] {
        &self.params
    }

    /// All parameters, to be changed.
    pub fn params_mut(&mut self) -> &mut [f32] {
        &mut self.params
    }

    /// For every layer where its weights and its biases begin; and where everything ends.
    fn layout(&self) -> (Vec<(usize, usize)>, usize) {
        let mut at = 0;
        let mut places = Vec::new();
        let mut inputs = FeatureSet::of(self.kind).inputs();
        for &outputs in &self.sizes {
            places.push((at, at + inputs * outputs));
            at += (inputs + 1) * outputs;
            inputs = outputs;
        }
        (places, at)
    }

    /// The weights for the engine.
    pub fn weights(&self) -> NetWeights {
        let (places, end) = self.layout();
        let width = self.sizes[0];
        let layers = (1..self.sizes.len()).map(|l| {
            let (weights, bias) = places[l];
            let next = places.get(l + 1).map_or(end, |place| place.0);
            Layer {
                weights: transposed(&self.params[weights..bias], self.sizes[l - 1]),
                bias: self.params[bias..next].to_vec(),
            }
        });
        NetWeights {
            kind: self.kind,
            width,
            inputs: self.params[..places[0].1].to_vec(),
            bias: self.params[places[0].1..places[0].1 + width].to_vec(),
            layers: layers.collect(),
        }
    }

    /// The same function with wider hidden layers: new units start with no say, and learn from there.
    pub fn widened(&self, hidden: &[usize], rng: &mut impl Rng) -> Option<FloatNet> {
        let fits = hidden.len() == self.hidden().len() && hidden.iter().zip(self.hidden()).all(|(new, old)| new >= old);
        if !fits {
            return None;
        }
        let mut wide = FloatNet::random(self.kind, hidden, rng);
        let ((from, _), (to, _)) = (self.layout(), wide.layout());
        for layer in 0..self.sizes.len() {
            let (old, new) = (self.sizes[layer], wide.sizes[layer]);
            for input in 0..(from[layer].1 - from[layer].0) / old {
                let row = &self.params[from[layer].0 + input * old..][..old];
                wide.params[to[layer].0 + input * new..][..old].copy_from_slice(row);
            }
            wide.params[to[layer].1..][..old].copy_from_slice(&self.params[from[layer].1..][..old]);
            if layer > 0 {
                // What comes from new units has no say yet.
                let known = self.sizes[layer - 1] * new;
                wide.params[to[layer].0 + known..to[layer].1].fill(0.0);
            }
        }
        Some(wide)
    }

    /// Adds the gradient of the loss over the families to `gradient`; gives the summed loss.
    ///
    /// An error that a whole family shares spoils no choice; what is left of a sample's error without it counts
    /// `1 + contrast` times.
    pub fn backward<'a>(
        &self,
        families: impl Iterator<Item = &'a [Sample]>,
        contrast: f32,
        gradient: &mut [f32],
    ) -> f64 {
        let mut scratch = Scratch::new(self);
        let parts = families.flat_map(|family| family.chunks(MOST_SIBLINGS));
        parts
            .map(|family| self.backward_family(family, contrast, gradient, &mut scratch))
            .sum()
    }

    fn backward_family(&self, family: &[Sample], contrast: f32, gradient: &mut [f32], scratch: &mut Scratch) -> f64 {
        scratch.rows.split(family, FeatureSet::of(self.kind), self.sizes[0]);
        let last = self.sizes.len() - 1;
        self.first_forward(family.len(), scratch);
        for layer in 1..=last {
            self.forward(layer, family.len(), scratch);
        }

        // The loss and its slope at the outputs.
        let mut loss = 0.0f64;
        let slopes = &mut scratch.slopes[last];
        for (s, sample) in family.iter().enumerate() {
            for (j, (&target, weight)) in sample.target.iter().zip(OUTPUT_WEIGHTS).enumerate() {
                let z = scratch.values[last][s * 5 + j];
                let p = 1.0 / (1.0 + (-z).exp());
                let cross = z.max(0.0) - z * target + (-z.abs()).exp().ln_1p();
                loss += f64::from(weight * cross);
                slopes[s * 5 + j] = weight * (p - target);
            }
        }
        for j in 0..5 {
            let shared = (0..family.len()).map(|s| slopes[s * 5 + j]).sum::<f32>() / family.len() as f32;
            for s in 0..family.len() {
                let error = &mut slopes[s * 5 + j];
                *error += contrast * (*error - shared);
            }
        }

        for layer in (1..=last).rev() {
            self.backward_layer(layer, family.len(), gradient, scratch);
        }
        self.first_backward(family.len(), gradient, scratch);
        loss
    }

    /// The first layer adds rows: those of the whole family once.
    fn first_forward(&self, count: usize, scratch: &mut Scratch) {
        let Scratch {
            places,
            rows,
            values,
            start,
            ..
        } = scratch;
        let width = self.sizes[0];
        start.copy_from_slice(&self.params[places[0].1..][..width]);
        combine(&rows.shared, &self.params, start);
        for (out, own) in values[0].chunks_exact_mut(width).zip(&rows.own).take(count) {
            out.copy_from_slice(start);
            combine(own, &self.params, out);
            out.iter_mut().for_each(|x| *x = x.clamp(0.0, CEILING));
        }
    }

    fn first_backward(&self, count: usize, gradient: &mut [f32], scratch: &mut Scratch) {
        let Scratch {
            places,
            rows,
            slopes,
            start,
            ..
        } = scratch;
        let width = self.sizes[0];
        start.fill(0.0);
        for (slope, own) in slopes[0].chunks_exact(width).zip(&rows.own).take(count) {
            axpy(1.0, slope, start);
            for &(share, at) in own {
                axpy(share, slope, &mut gradient[at..][..width]);
            }
        }
        axpy(1.0, start, &mut gradient[places[0].1..][..width]);
        for &(share, at) in &rows.shared {
            axpy(share, start, &mut gradient[at..][..width]);
        }
    }

    /// The other layers add the rows of the units that speak.
    fn forward(&self, layer: usize, count: usize, scratch: &mut Scratch) {
        let (before, after) = scratch.values.split_at_mut(layer);
        let (n_in, n_out) = (self.sizes[layer - 1], self.sizes[layer]);
        let (weights, bias) = scratch.places[layer];
        let busy = &mut scratch.busy[layer];
        for s in 0..count {
            // Written without a branch: which units speak cannot be foreseen.
            let mut found = 0;
            busy[s].resize(n_in, (0.0, 0));
            for (i, &x) in before[layer - 1][s * n_in..][..n_in].iter().enumerate() {
                busy[s][found] = (x, weights + i * n_out);
                found += usize::from(x != 0.0);
            }
            busy[s].truncate(found);
            let out = &mut after[0][s * n_out..][..n_out];
            out.copy_from_slice(&self.params[bias..][..n_out]);
            combine(&busy[s], &self.params, out);
            if n_out != 5 {
                out.iter_mut().for_each(|x| *x = x.clamp(0.0, CEILING));
            }
        }
    }

    /// Passes slopes back through a layer, to the units that speak and are not at their end.
    fn backward_layer(&self, layer: usize, count: usize, gradient: &mut [f32], scratch: &mut Scratch) {
        let (before, after) = scratch.slopes.split_at_mut(layer);
        let (n_in, n_out) = (self.sizes[layer - 1], self.sizes[layer]);
        let (weights, bias) = scratch.places[layer];
        before[layer - 1][..count * n_in].fill(0.0);
        for s in 0..count {
            let slope = &after[0][s * n_out..][..n_out];
            axpy(1.0, slope, &mut gradient[bias..][..n_out]);
            for &(x, at) in &scratch.busy[layer][s] {
                axpy(x, slope, &mut gradient[at..][..n_out]);
                if x < CEILING {
                    before[layer - 1][s * n_in + (at - weights) / n_out] = dot(&self.params[at..][..n_out], slope);
                }
            }
        }
    }
}

/// A matrix of `rows` rows, turned over.
fn transposed(matrix: &[f32], rows: usize) -> Vec<f32> {
    let columns = matrix.len() / rows;
    (0..columns)
        .flat_map(|column| (0..rows).map(move |row| matrix[row * columns + column]))
        .collect()
}

/// The least loss a perfect net would still show on this target.
pub fn entropy(target: &Probabilities) -> f64 {
    let part = |p: f64| {
        if p <= 0.0 || p >= 1.0 {
            0.0
        } else {
            -(p * p.ln() + (1.0 - p) * (1.0 - p).ln())
        }
    };
    target
        .to_array()
        .iter()
        .zip(OUTPUT_WEIGHTS)
        .map(|(&p, w)| f64::from(w) * part(f64::from(p)))
        .sum()
}

/// Factors with the places of the weights they belong to.
type Terms = Vec<(f32, usize)>;

struct Scratch {
    places: Vec<(usize, usize)>,
    rows: FamilyRows,
    /// What a family has in common in the first layer.
    start: Vec<f32>,
    values: Vec<Vec<f32>>,
    slopes: Vec<Vec<f32>>,
    /// By layer and sample: the inputs that are not zero.
    busy: Vec<[Terms; MOST_SIBLINGS]>,
}

impl Scratch {
    fn new(net: &FloatNet) -> Scratch {
        let buffers = || net.sizes.iter().map(|&size| vec![0.0; size * MOST_SIBLINGS]).collect();
        Scratch {
            places: net.layout().0,
            rows: FamilyRows::default(),
            start: vec![0.0; net.sizes[0]],
            values: buffers(),
            slopes: buffers(),
            busy: net.sizes.iter().map(|_| Default::default()).collect(),
        }
    }
}

/// The first layer's inputs: those that all siblings have, and each one's own.
#[derive(Default)]
struct FamilyRows {
    shared: Terms,
    own: [Terms; MOST_SIBLINGS],
}

impl FamilyRows {
    fn split(&mut self, family: &[Sample], features: &FeatureSet, width: usize) {
        let fill = |terms: &mut Terms, rows: &Rows| {
            terms.clear();
            let inputs = rows.iter().flat_map(|&row| features.row_inputs(row));
            let inputs = inputs.filter(|(_, share)| *share != 0.0);
            terms.extend(inputs.map(|&(input, share)| (share, usize::from(input) * width)));
        };
        let mut own = ArrayVec::<Rows, MOST_SIBLINGS>::new();
        let shared = split_shared(family.iter().map(|sample| &sample.rows), &mut own);
        fill(&mut self.shared, &shared);
        for (terms, rows) in self.own.iter_mut().zip(&own) {
            fill(terms, rows);
        }
    }
}

/// `a * b + c`, fused where the machine can; without that instruction `mul_add` would call a slow function.
#[inline(always)]
fn fused(a: f32, b: f32, c: f32) -> f32 {
    if cfg!(target_feature = "fma") {
        a.mul_add(b, c)
    } else {
        a * b + c
    }
}

#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 32];
    let (a_lanes, b_lanes) = (a.chunks_exact(32), b.chunks_exact(32));
    let rest: f32 = a_lanes
        .remainder()
        .iter()
        .zip(b_lanes.remainder())
        .map(|(x, y)| x * y)
        .sum();
    for (x, y) in a_lanes.zip(b_lanes) {
        for lane in 0..32 {
            sums[lane] = fused(x[lane], y[lane], sums[lane]);
        }
    }
    // Halving keeps the additions side by side; one after the other they would cost more than the product.
    for half in [16, 8, 4, 2, 1] {
        for lane in 0..half {
            sums[lane] += sums[lane + half];
        }
    }
    sums[0] + rest
}

/// `out += sum of factor * row`, four rows at a time so that `out` is fetched and stored once for all four.
#[inline]
fn combine(terms: &[(f32, usize)], rows: &[f32], out: &mut [f32]) {
    let width = out.len();
    let fours = terms.chunks_exact(4);
    for &(factor, at) in fours.remainder() {
        axpy(factor, &rows[at..][..width], out);
    }
    for four in fours {
        let [a, b, c, d] = [0, 1, 2, 3].map(|k| &rows[four[k].1..][..width]);
        let [fa, fb, fc, fd] = [0, 1, 2, 3].map(|k| four[k].0);
        for ((((y, &a), &b), &c), &d) in out.iter_mut().zip(a).zip(b).zip(c).zip(d) {
            *y = fused(fa, a, fused(fb, b, fused(fc, c, fused(fd, d, *y))));
        }
    }
}

#[inline]
fn axpy(factor: f32, x: &[f32], y: &mut [f32]) {
    for (y, &x) in y.iter_mut().zip(x) {
        *y = fused(factor, x, *y);
    }
}

/// The optimiser, with a running average of the parameters: the average is what plays.
#[derive(Clone, Debug)]
pub struct Adam {
    /// First moments.
    pub momentum: Vec<f32>,
    /// Second moments.
    pub scale: Vec<f32>,
    /// The averaged parameters.
    pub average: Vec<f32>,
    /// Steps taken.
    pub steps: u64,
}

impl Adam {
    /// A fresh optimiser for these parameters.
    pub fn new(params: &[f32]) -> Adam {
        Adam {
            momentum: vec![0.0; params.len()],
            scale: vec![0.0; params.len()],
            average: params.to_vec(),
            steps: 0,
        }
    }

    /// One step along the gradient (which is cleared), averaging with the given memory.
    pub fn step(&mut self, params: &mut [f32], gradient: &mut [f32], rate: f32, memory: f32) {
        const MOMENTUM: f32 = 0.9;
        const SCALE: f32 = 0.999;
        self.steps += 1;
        let steps = self.steps.min(i32::MAX as u64) as i32;
        let (debias, debias_scale) = (1.0 / (1.0 - MOMENTUM.powi(steps)), 1.0 / (1.0 - SCALE.powi(steps)));
        // A young average must not remember the random start.
        let memory = memory.min((1.0 + steps as f32) / (10.0 + steps as f32));
        let moments = self.momentum.iter_mut().zip(&mut self.scale).zip(&mut self.average);
        for ((param, gradient), ((m, v), average)) in params.iter_mut().zip(gradient).zip(moments) {
            let g = *gradient;
            *gradient = 0.0;
            *m = MOMENTUM * *m + (1.0 - MOMENTUM) * g;
            *v = SCALE * *v + (1.0 - SCALE) * g * g;
            *param -= rate * (*m * debias) / ((*v * debias_scale).sqrt() + 1e-8);
            *average = memory * *average + (1.0 - memory) * *param;
        }
    }
}
