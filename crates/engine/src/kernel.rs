//! The arithmetic of the nets: whole numbers only, so that every path gives the same bits.
//!
//! Two operations carry all the time: adding up 16-bit table rows, and multiplying activations with
//! weights of 8 bits, or 16 in small nets, into 32-bit sums. Four of five activations are zero, so the multiplication first lists the pairs of
//! inputs that say something and fetches only their weights. The first layer of a large net speaks in bytes, and a machine
//! that multiplies bytes takes four inputs at once. The one step through fractions, from sums to activations,
//! is a single product rounded to even, which every machine computes alike. All of it exists as plain Rust, as AVX2, as AVX-512
//! with its instructions for nets, and for the browser as its 128-bit vectors; which one runs is found out once, in the
//! browser by how the program was built.

#![allow(unsafe_code)]

/// Which instructions to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// Plain Rust, on any machine.
    Scalar,
    /// 256-bit vectors.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// 512-bit vectors that multiply and add at once.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// The 128-bit vectors of WebAssembly.
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
}

impl Path {
    /// Every path that this machine has, the fastest first.
    pub fn all() -> impl Iterator<Item = Path> {
        #[cfg(target_arch = "x86_64")]
        let wide = {
            use std::arch::is_x86_feature_detected as has;
            let avx2 = has!("avx2") && has!("popcnt");
            let avx512 = has!("avx512f") && has!("avx512bw") && has!("avx512vl");
            let avx512 = avx2 && avx512 && has!("avx512vbmi2") && has!("avx512vnni");
            [(Path::Avx512, avx512), (Path::Avx2, avx2)]
        };
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        let wide = [(Path::Simd128, true)];
        #[cfg(not(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128"))))]
        let wide: [(Path, bool); 0] = [];
        let wide = wide.into_iter().filter_map(|(path, there)| there.then_some(path));
        wide.chain([Path::Scalar])
    }

    /// The fastest path this machine has.
    pub fn detect() -> Path {
        Path::all().next().unwrap_or(Path::Scalar)
    }
}

/// Work that is worth more instructions than every processor has. Only what is inlined into it gains by them.
pub(crate) trait Errand {
    /// What comes of it.
    type Result;

    /// Does it; to be inlined.
    fn run(self) -> Self::Result;
}

/// Runs an errand with the instructions for bits that this machine has.
#[inline]
pub(crate) fn at_home<E: Errand>(errand: E) -> E::Result {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;

        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
        fn with_bits<E: Errand>(errand: E) -> E::Result {
            errand.run()
        }

        if has!("avx2") && has!("bmi1") && has!("bmi2") && has!("popcnt") && has!("lzcnt") {
            // SAFETY: this machine has what the function needs.
            return unsafe { with_bits(errand) };
        }
    }
    errand.run()
}

/// Activations end here: 8.0 at 512 steps a unit.
pub(crate) const CEILING: i16 = 4096;

/// The largest sum that is rounded to a byte, to the nearest of 32 steps a unit.
const BYTE_CEILING: i16 = CEILING - HALF_BYTE_STEP - 1;
/// Half of what one step of a byte is in steps of a sum.
const HALF_BYTE_STEP: i16 = 8;

/// What becomes of sums of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Finish {
    /// They are a start for others.
    Sums,
    /// Activations of 512 steps a unit.
    Fine,
    /// Activations of 32 steps a unit, which fit into a byte.
    Bytes,
}

/// `out = start + sum of the rows in `more` - sum of the rows in `less``, wrapping, and made activations if asked
/// for. All widths are multiples of 16.
///
/// Wrapping sums do not depend on their order, so what several positions share may be added up once.
#[inline]
pub(crate) fn sum_rows(
    path: Path,
    table: &[i16],
    start: &[i16],
    (more, less): (&[u16], &[u16]),
    finish: Finish,
    out: &mut [i16],
) {
    let width = start.len();
    assert_eq!(out.len(), width);
    assert!(width.is_multiple_of(16));
    let last = |rows: &[u16]| rows.iter().fold(0, |last, &row| last.max(usize::from(row) + 1));
    let last = last(more).max(last(less));
    assert!(last * width <= table.len(), "a row outside of the table");
    match path {
        Path::Scalar => scalar::sum_rows(table, start, more, less, finish, out),
        // SAFETY: a path is only made by `Path::all` on machines that have it; the lengths were checked above.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::sum_rows(table, start, more, less, finish, out) },
        // SAFETY: as before.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::sum_rows(table, start, more, less, finish, out) },
        // SAFETY: as before.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 => unsafe { simd128::sum_rows(table, start, more, less, finish, out) },
    }
}

/// The widest layer.
pub(crate) const WIDEST: usize = 1024;

/// The most positions that share weights on their way from memory.
pub(crate) const TOGETHER: usize = 4;

/// The pairs of inputs that say something; only made here, so that every pair lies inside of its inputs.
pub(crate) struct Busy {
    /// Vectors are written whole, beyond the last pair.
    list: [u16; WIDEST / 2 + 16],
    found: usize,
    width: usize,
}

impl Busy {
    pub(crate) const fn new() -> Busy {
        Busy {
            list: [0; WIDEST / 2 + 16],
            found: 0,
            width: 0,
        }
    }

    /// Lists the pairs of which one is not zero in some position. All positions' inputs are equally wide, a multiple
    /// of 16.
    #[inline]
    pub(crate) fn fill<const S: usize>(&mut self, path: Path, inputs: [&[i16]; S]) {
        let width = inputs[0].len();
        assert!(inputs.iter().all(|input| input.len() == width));
        assert!(width.is_multiple_of(16) && width <= WIDEST);
        let list = &mut self.list;
        self.width = width;
        self.found = match path {
            Path::Scalar => scalar::busy_pairs(inputs, list),
            // SAFETY: as in `sum_rows`.
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => unsafe { avx2::busy_pairs(inputs, list) },
            // SAFETY: as in `sum_rows`.
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => unsafe { avx512::busy_pairs(inputs, list) },
            // SAFETY: as in `sum_rows`.
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Simd128 => unsafe { simd128::busy_pairs(inputs, list) },
        };
    }
}

/// Does a machine with this path take bytes four at a time? Then their weights lie so.
pub(crate) fn takes_fours(path: Path) -> bool {
    match path {
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => true,
        _ => false,
    }
}

/// Inputs that are bytes, four together, and which fours say something; only made here, so that every four lies inside
/// of its inputs.
#[repr(align(64))]
pub(crate) struct BusyFours {
    bytes: [[u8; WIDEST]; TOGETHER],
    /// Vectors are written whole, beyond the last four.
    list: [u16; WIDEST / 4 + 16],
    found: usize,
    width: usize,
}

impl BusyFours {
    pub(crate) const fn new() -> BusyFours {
        BusyFours {
            bytes: [[0; WIDEST]; TOGETHER],
            list: [0; WIDEST / 4 + 16],
            found: 0,
            width: 0,
        }
    }

    /// Takes over the inputs of one or two positions, all of them from 0 to 255 (what is above counts by its last eight
    /// bits), and lists the fours of which one is not zero in some position. Widths are equal, and multiples of 16.
    #[inline]
    pub(crate) fn fill<const S: usize>(&mut self, path: Path, inputs: [&[i16]; S]) {
        const { assert!(S <= TOGETHER) };
        let width = inputs[0].len();
        assert!(inputs.iter().all(|input| input.len() == width));
        assert!(width.is_multiple_of(16) && width <= WIDEST);
        let (bytes, list) = (&mut self.bytes, &mut self.list);
        self.width = width;
        self.found = match path {
            // SAFETY: as in `sum_rows`.
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => unsafe { avx512::busy_fours(inputs, bytes, list) },
            _ => scalar::busy_fours(inputs, bytes, list),
        };
    }
}

/// `out[j] = bias[j] + weights[j] . input` for one or two positions whose inputs are bytes, for the fours in the list
/// alone; their outputs lie one behind the other.
///
/// `weights` holds for every four inputs four weights an output. The number of outputs is a multiple of 16.
#[inline]
pub(crate) fn multiply_fours<const S: usize>(
    path: Path,
    weights: &[i8],
    bias: &[i32],
    busy: &BusyFours,
    out: &mut [i32],
) {
    const { assert!(S <= TOGETHER) };
    assert!(out.len() == S * bias.len() && bias.len().is_multiple_of(16));
    assert_eq!(weights.len(), bias.len() * busy.width);
    let (bytes, busy) = (&busy.bytes, &busy.list[..busy.found]);
    match path {
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::multiply_fours::<S>(weights, bias, bytes, busy, out) },
        _ => scalar::multiply_fours::<S>(weights, bias, bytes, busy, out),
    }
}

/// A weight between layers.
pub(crate) trait Weight: Copy + Default + Into<i32> + Into<i64> {}

impl Weight for i8 {}
impl Weight for i16 {}

/// `out[j] = bias[j] + weights[j] . input` for one or two positions, for the pairs of inputs in the list alone. What is
/// fetched for one position serves the other; their outputs lie one behind the other.
///
/// `weights` holds for every pair of inputs two weights an output: (output 0, input 0), (output 0, input 1), (output 1,
/// input 0) and so on. The number of outputs is a multiple of 16.
#[inline]
pub(crate) fn multiply<const S: usize, W: Weight>(
    path: Path,
    weights: &[W],
    bias: &[i32],
    inputs: [&[i16]; S],
    busy: &Busy,
    out: &mut [i32],
) {
    let width = busy.width;
    assert!(inputs.iter().all(|input| input.len() == width));
    assert!(out.len() == S * bias.len() && bias.len().is_multiple_of(16));
    assert_eq!(weights.len(), bias.len() * width);
    let busy = &busy.list[..busy.found];
    match path {
        Path::Scalar => scalar::multiply(weights, bias, inputs, busy, out),
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::multiply(weights, bias, inputs, busy, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::multiply(weights, bias, inputs, busy, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 => unsafe { simd128::multiply(weights, bias, inputs, busy, out) },
    }
}

/// The five outputs of a net: `bias[j] + weights[j] . input`. `weights` holds one row of inputs for each output, and their
/// number is a multiple of 16.
#[inline]
pub(crate) fn outputs(path: Path, weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
    assert!(weights.len() == 5 * input.len() && input.len().is_multiple_of(16));
    match path {
        Path::Scalar => scalar::outputs(weights, bias, input),
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 => unsafe { avx2::outputs(weights, bias, input) },
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 => unsafe { avx512::outputs(weights, bias, input) },
        // SAFETY: as in `sum_rows`.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 => unsafe { simd128::outputs(weights, bias, input) },
    }
}

/// From 32-bit sums to activations (512 steps a unit): each times its output's scale, to the nearest step, of two equally
/// near ones to the even.
#[inline]
pub(crate) fn activate(path: Path, sums: &[i32], scales: &[f32], out: &mut [i16]) {
    assert_eq!(sums.len(), out.len());
    assert_eq!(scales.len(), out.len());
    match path {
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx2 if sums.len().is_multiple_of(16) => unsafe { avx2::activate(sums, scales, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(target_arch = "x86_64")]
        Path::Avx512 if sums.len().is_multiple_of(16) => unsafe { avx512::activate(sums, scales, out) },
        // SAFETY: as in `sum_rows`.
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        Path::Simd128 if sums.len().is_multiple_of(16) => unsafe { simd128::activate(sums, scales, out) },
        _ => scalar::activate(sums, scales, out),
    }
}

mod scalar;

/// The two loops that carry the time, for vectors of one width: sums stay in registers while rows pass by.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
macro_rules! blocks {
    ($features:literal, $vector:ty, $numbers:literal, $load:ident, $store:ident, $add:ident, $sub:ident, $max:ident,
     $min:ident, $sixteenth:ident, $splat:ident, $splat_pair:ident, $widen:ident, $times_plus:ident) => {
        /// Columns `at` to `at + N` vectors of the sum.
        #[inline]
        #[target_feature(enable = $features)]
        pub(super) unsafe fn sum_block<const N: usize>(
            table: &[i16],
            start: &[i16],
            more: &[u16],
            less: &[u16],
            finish: super::Finish,
            out: &mut [i16],
            at: usize,
        ) {
            let width = start.len();
            // SAFETY: the caller promises that the block lies inside of the width and all rows inside of the table.
            unsafe {
                let mut sums = [$splat(0); N];
                for (k, sum) in sums.iter_mut().enumerate() {
                    *sum = $load(start.as_ptr().add(at + $numbers * k).cast());
                }
                for &row in more {
                    let row = table.as_ptr().add(usize::from(row) * width + at);
                    for (k, sum) in sums.iter_mut().enumerate() {
                        *sum = $add(*sum, $load(row.add($numbers * k).cast()));
                    }
                }
                for &row in less {
                    let row = table.as_ptr().add(usize::from(row) * width + at);
                    for (k, sum) in sums.iter_mut().enumerate() {
                        *sum = $sub(*sum, $load(row.add($numbers * k).cast()));
                    }
                }
                match finish {
                    super::Finish::Sums => {}
                    super::Finish::Fine => {
                        for sum in &mut sums {
                            *sum = $min($max(*sum, $splat(0)), $splat(super::CEILING));
                        }
                    }
                    super::Finish::Bytes => {
                        for sum in &mut sums {
                            let cut = $min($max(*sum, $splat(0)), $splat(super::BYTE_CEILING));
                            *sum = $sixteenth($add(cut, $splat(super::HALF_BYTE_STEP)));
                        }
                    }
                }
                for (k, &sum) in sums.iter().enumerate() {
                    $store(out.as_mut_ptr().add(at + $numbers * k).cast(), sum);
                }
            }
        }

        /// Outputs `at` to `at + N` vectors.
        #[inline]
        #[target_feature(enable = $features)]
        unsafe fn block<const S: usize, const N: usize, W: super::Weight>(
            weights: &[W],
            bias: &[i32],
            inputs: [&[i16]; S],
            busy: &[u16],
            out: &mut [i32],
            at: usize,
        ) {
            /// A 32-bit number takes the room of two others.
            const OUTPUTS: usize = $numbers / 2;
            // SAFETY: the caller promises that the block lies inside of the outputs and all pairs inside of the inputs.
            unsafe {
                let mut sums = [[$splat(0); N]; S];
                for (k, sum) in sums.as_flattened_mut().iter_mut().enumerate() {
                    *sum = $load(bias.as_ptr().add(at + OUTPUTS * (k % N)).cast());
                }
                for &pair in busy {
                    let pair = usize::from(pair);
                    let mut x: [$vector; S] = [$splat(0); S];
                    for (x, input) in x.iter_mut().zip(inputs) {
                        *x = $splat_pair(input.as_ptr().add(2 * pair).cast::<i32>().read_unaligned());
                    }
                    let row = weights.as_ptr().add(2 * (pair * bias.len() + at));
                    for k in 0..N {
                        let w = $widen(row.add($numbers * k));
                        for (sums, x) in sums.iter_mut().zip(x) {
                            sums[k] = $times_plus(sums[k], x, w);
                        }
                    }
                }
                for (position, sums) in sums.iter().enumerate() {
                    let out = out.as_mut_ptr().add(position * bias.len() + at);
                    for (k, &sum) in sums.iter().enumerate() {
                        $store(out.add(OUTPUTS * k).cast(), sum);
                    }
                }
            }
        }
    };
}

/// For every pattern of eight: the places of its bits, lowest first.
#[cfg(any(target_arch = "x86_64", all(target_arch = "wasm32", target_feature = "simd128")))]
static PLACES: [[u16; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut pattern = 0;
    while pattern < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if pattern >> bit & 1 == 1 {
                places[pattern][found] = bit;
                found += 1;
            }
            bit += 1;
        }
        pattern += 1;
    }
    places
};

#[cfg(target_arch = "x86_64")]
mod avx2;

#[cfg(target_arch = "x86_64")]
mod avx512;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
