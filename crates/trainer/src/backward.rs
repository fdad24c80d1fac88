//! How wrong a net is about some families, and which way to change it: gradients by hand.
//!
//! Samples go through the net in groups, so that a weight that was fetched serves many of them. Siblings share most of
//! the rows that they select, and these are added up once for all of them.

use crate::arithmetic::{self, CEILING, GROUP, Path, Shape, Term};
use crate::float_net::{FloatNet, MOST_SIBLINGS, OUTPUT_WEIGHTS, Sample};
use arrayvec::ArrayVec;
use pasch_engine::{FeatureSet, Rows, split_shared};

/// Room for a group of samples on its way through a net and back.
pub struct Workspace {
    path: Path,
    /// For every layer where its weights and its biases begin.
    places: Vec<(usize, usize)>,
    /// The first layer's inputs, family by family.
    rows: Vec<FamilyRows>,
    /// What a family has in common in the first layer.
    start: Vec<f32>,
    /// What every layer says, sample by sample.
    values: Vec<Vec<f32>>,
    /// How the loss would change with it.
    slopes: Vec<Vec<f32>>,
    /// The last layer's weights, output by output, and their gradient.
    last: [Vec<f32>; 2],
}

/// The first layer's inputs: those that all siblings have, and each one's own.
#[derive(Clone, Default)]
struct FamilyRows {
    shared: Vec<Term>,
    own: [Vec<Term>; MOST_SIBLINGS],
}

type Group<'a> = ArrayVec<&'a [Sample], GROUP>;

impl Workspace {
    /// Room for nets like this one.
    pub fn new(net: &FloatNet) -> Workspace {
        let room = || net.sizes.iter().map(|&size| vec![0.0; size * GROUP]).collect();
        let before_last = net.sizes[net.sizes.len() - 2];
        Workspace {
            path: Path::detect(),
            places: net.layout().0,
            rows: vec![FamilyRows::default(); GROUP],
            start: vec![0.0; net.sizes[0]],
            values: room(),
            slopes: room(),
            last: [vec![0.0; 5 * before_last], vec![0.0; 5 * before_last]],
        }
    }
}

impl FloatNet {
    /// Adds the gradient of the loss over the families to `gradient`; gives the summed loss.
    ///
    /// An error that a whole family shares spoils no choice; what is left of a sample's error without it counts
    /// `1 + contrast` times.
    pub fn backward<'a>(
        &self,
        families: impl Iterator<Item = &'a [Sample]>,
        contrast: f32,
        gradient: &mut [f32],
        room: &mut Workspace,
    ) -> f64 {
        let (weights, bias) = room.places[self.sizes.len() - 1];
        for (place, row) in self.params[weights..bias].chunks_exact(5).enumerate() {
            for (output, &weight) in row.iter().enumerate() {
                room.last[0][output * (bias - weights) / 5 + place] = weight;
            }
        }
        room.last[1].fill(0.0);

        let mut loss = 0.0;
        let mut group = Group::new();
        let mut samples = 0;
        for family in families.flat_map(|family| family.chunks(MOST_SIBLINGS)) {
            if samples + family.len() > GROUP {
                loss += self.backward_group(&group, contrast, gradient, room);
                group.clear();
                samples = 0;
            }
            samples += family.len();
            group.push(family);
        }
        loss += self.backward_group(&group, contrast, gradient, room);

        for (place, row) in gradient[weights..bias].chunks_exact_mut(5).enumerate() {
            for (output, slope) in row.iter_mut().enumerate() {
                *slope += room.last[1][output * (bias - weights) / 5 + place];
            }
        }
        loss
    }

    fn backward_group(&self, group: &Group, contrast: f32, gradient: &mut [f32], room: &mut Workspace) -> f64 {
        let count = group.iter().map(|family| family.len()).sum();
        let last = self.sizes.len() - 1;
        self.first_forward(group, room);
        for layer in 1..last {
            let (before, after) = room.values.split_at_mut(layer);
            let (shape, weights, bias) = self.layer(layer, room.places[layer]);
            let input = &before[layer - 1][..count * shape.inputs];
            let out = &mut after[0][..count * shape.outputs];
            arithmetic::forward(
                room.path,
                shape,
                &self.params[weights..bias],
                &self.params[bias..][..shape.outputs],
                input,
                out,
            );
        }
        self.last_forward(count, room);
        let loss = slopes_of_loss(group, contrast, &room.values[last], &mut room.slopes[last]);
        self.last_backward(count, gradient, room);
        for layer in (1..last).rev() {
            let (before, after) = room.slopes.split_at_mut(layer);
            let (shape, weights, bias) = self.layer(layer, room.places[layer]);
            let slopes = &after[0][..count * shape.outputs];
            for slopes in slopes.chunks_exact(shape.outputs) {
                arithmetic::add_to_rows(room.path, &[(1.0, bias)], slopes, gradient);
            }
            let input = &room.values[layer - 1][..count * shape.inputs];
            let back = &mut before[layer - 1][..count * shape.inputs];
            arithmetic::backward(
                room.path,
                shape,
                &self.params[weights..bias],
                input,
                slopes,
                &mut gradient[weights..bias],
                back,
            );
        }
        self.first_backward(group, gradient, room);
        loss
    }

    fn layer(&self, layer: usize, (weights, bias): (usize, usize)) -> (Shape, usize, usize) {
        let shape = Shape {
            inputs: self.sizes[layer - 1],
            outputs: self.sizes[layer],
        };
        (shape, weights, bias)
    }

    /// The first layer adds rows: those of the whole family once.
    fn first_forward(&self, group: &Group, room: &mut Workspace) {
        let width = self.sizes[0];
        let bias = &self.params[room.places[0].1..][..width];
        let mut outs = room.values[0].chunks_exact_mut(width);
        for (family, rows) in group.iter().zip(&mut room.rows) {
            rows.split(family, FeatureSet::of(self.kind()), width);
            arithmetic::add_rows(room.path, &rows.shared, &self.params, bias, false, &mut room.start);
            for (own, out) in rows.own.iter().zip(outs.by_ref().take(family.len())) {
                arithmetic::add_rows(room.path, own, &self.params, &room.start, true, out);
            }
        }
    }

    fn first_backward(&self, group: &Group, gradient: &mut [f32], room: &mut Workspace) {
        let width = self.sizes[0];
        let mut slopes = room.slopes[0].chunks_exact(width);
        for (family, rows) in group.iter().zip(&mut room.rows) {
            room.start.fill(0.0);
            for (own, slope) in rows.own.iter().zip(slopes.by_ref().take(family.len())) {
                arithmetic::add_to_rows(room.path, &[(1.0, 0)], slope, &mut room.start);
                arithmetic::add_to_rows(room.path, own, slope, gradient);
            }
            rows.shared.push((1.0, room.places[0].1));
            arithmetic::add_to_rows(room.path, &rows.shared, &room.start, gradient);
        }
    }

    /// The last layer has five outputs only, which are worked out one by one.
    fn last_forward(&self, count: usize, room: &mut Workspace) {
        let (last, width) = (self.sizes.len() - 1, self.sizes[self.sizes.len() - 2]);
        let bias = &self.params[room.places[last].1..];
        let (before, after) = room.values.split_at_mut(last);
        let samples = before[last - 1].chunks_exact(width).zip(after[0].chunks_exact_mut(5));
        for (input, out) in samples.take(count) {
            for ((out, weights), bias) in out.iter_mut().zip(room.last[0].chunks_exact(width)).zip(bias) {
                *out = bias + input.iter().zip(weights).map(|(x, weight)| x * weight).sum::<f32>();
            }
        }
    }

    fn last_backward(&self, count: usize, gradient: &mut [f32], room: &mut Workspace) {
        let (last, width) = (self.sizes.len() - 1, self.sizes[self.sizes.len() - 2]);
        let bias = &mut gradient[room.places[last].1..];
        let [weights, slopes_of_weights] = &mut room.last;
        let (before, after) = room.slopes.split_at_mut(last);
        let slopes = after[0].chunks_exact(5).take(count);
        let samples = before[last - 1]
            .chunks_exact_mut(width)
            .zip(room.values[last - 1].chunks_exact(width));
        for (slopes, (back, input)) in slopes.zip(samples) {
            back.fill(0.0);
            let outputs = weights
                .chunks_exact(width)
                .zip(slopes_of_weights.chunks_exact_mut(width));
            for ((&slope, bias), (weights, gradient)) in slopes.iter().zip(bias.iter_mut()).zip(outputs) {
                *bias += slope;
                for (((back, gradient), weight), x) in back.iter_mut().zip(gradient).zip(weights).zip(input) {
                    *back += slope * weight;
                    *gradient += slope * x;
                }
            }
            for (back, &x) in back.iter_mut().zip(input) {
                *back = if x > 0.0 && x < CEILING { *back } else { 0.0 };
            }
        }
    }
}

/// The loss, and its slopes at the outputs.
fn slopes_of_loss(group: &Group, contrast: f32, values: &[f32], slopes: &mut [f32]) -> f64 {
    let mut loss = 0.0;
    let mut samples = values.chunks_exact(5).zip(slopes.chunks_exact_mut(5));
    for family in group {
        let mut members = ArrayVec::<&mut [f32], MOST_SIBLINGS>::new();
        for (sample, (values, slopes)) in family.iter().zip(samples.by_ref()) {
            let outputs = slopes
                .iter_mut()
                .zip(values)
                .zip(sample.target.iter().zip(OUTPUT_WEIGHTS));
            for ((slope, &z), (&target, weight)) in outputs {
                let p = 1.0 / (1.0 + (-z).exp());
                let cross = z.max(0.0) - z * target + (-z.abs()).exp().ln_1p();
                loss += f64::from(weight * cross);
                *slope = weight * (p - target);
            }
            members.push(slopes);
        }
        for j in 0..5 {
            let shared = members.iter().map(|slopes| slopes[j]).sum::<f32>() / family.len() as f32;
            for slopes in &mut members {
                slopes[j] += contrast * (slopes[j] - shared);
            }
        }
    }
    loss
}

impl FamilyRows {
    fn split(&mut self, family: &[Sample], features: &FeatureSet, width: usize) {
        let fill = |terms: &mut Vec<Term>, rows: &Rows| {
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
