// Where everything lies on a board of a given size in pixels.
//
// The board is laid out once, lying wide with the bottom player's home at the right: `along` runs the length of the
// board, `across` from the top row to the bottom row. One function, `place`, then puts it on the screen: mirrored for
// the other direction of play, or turned a quarter for an upright phone, where the home lies at the thumb.

import { BAR, OFF } from './state';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which end of the screen a side sits at. */
export type Seat = 'bottom' | 'top';

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The width of one point. */
  readonly unit: number;
  /** The diameter of a checker. */
  readonly checker: number;
  readonly die: number;
  /** The height of the letters beside the points, and the least of any on the board. */
  readonly text: number;
  readonly turned: boolean;
  readonly frame: Box;
  readonly halves: readonly [Box, Box];
  readonly bar: Box;
  tray(seat: Seat): Box;
  /** The three corners of a point. */
  triangle(slot: number): string;
  /** The whole strip of a slot, base to tip: what a finger may touch. */
  strip(slot: number): Box;
  /** The part of the bar where a seat's hit checkers lie. */
  barOf(seat: Seat): Box;
  label(slot: number): Spot & { readonly upright: boolean };
  checkerAt(seat: Seat, point: number, tier: number): Spot;
  /** A borne-off checker, lying on its edge. */
  slab(seat: Seat, tier: number): Box;
  /** The cube's middle and width; one that nobody has may lie beside the board. */
  cube(owner: Seat | null, offeredTo: Seat | null, beside?: boolean): Spot & { readonly size: number };
  dieAt(seat: Seat, index: number, count: number): Spot;
}

/** How many checkers lie side by side before they pile up. */
export const ROW = 5;

interface Measures {
  unit: number;
  reach: number;
  gap: number;
  bar: number;
  tray: number;
  frame: number;
  margin: number;
  text: number;
  long: number;
  short: number;
}

/**
 * `em` is the height of the page's letters in pixels: what is written on the board grows with it. Only on a phone held
 * upright may the board be turned.
 */
export function layOut(width: number, height: number, mirror: boolean, phone: boolean, em = 16): Geometry {
  const wide = measure(width, height, em, false);
  const tall = measure(height, width, em, true);
  const turned = phone && tall.unit > wide.unit * 1.08;
  return build(turned ? tall : wide, turned, mirror);
}

/** The largest board in `long` by `short` pixels. Where space is short the points get shorter and checkers overlap. */
function measure(long: number, short: number, em: number, turned: boolean): Measures {
  const frame = turned ? 2 : Math.max(10, short * 0.012);
  const margin = turned ? em * 1.25 : Math.max(em * 1.5, short * 0.024);
  const gap = turned ? 1.12 : 1.6;
  const bar = turned ? 0.98 : 1.1;
  const tray = turned ? 0.5 : 1.2;
  const byLength = (long - 3 * frame) / (12 + bar + tray);
  const shortest = 3.4;
  const byDepth = (short - 2 * margin) / (2 * shortest + gap);
  const unit = Math.max(8, Math.min(byLength, byDepth));
  const reach = Math.min(5.2, ((short - 2 * margin) / unit - gap) / 2);
  return {
    unit,
    reach: reach * unit,
    gap: gap * unit,
    bar: bar * unit,
    tray: tray * unit,
    frame,
    margin,
    text: margin * (turned ? 0.7 : 0.584),
    long: (12 + bar + tray) * unit + 3 * frame,
    short: (2 * reach + gap) * unit + 2 * margin,
  };
}

function build(m: Measures, turned: boolean, mirror: boolean): Geometry {
  const { unit, reach, gap, frame, margin } = m;
  const checker = unit * (turned || unit < 44 ? 0.992 : 0.92);
  const pitch = Math.min(checker, (reach * 0.99 - checker) / (ROW - 1));
  const die = Math.min(unit * 1.02, gap * 0.86);
  const centre = m.short / 2;
  const barStart = frame + 6 * unit;
  const barCentre = barStart + m.bar / 2;
  const trayStart = barStart + m.bar + 6 * unit + frame;

  /** From the wide board to the screen. */
  const place = (along: number, across: number): Spot => {
    if (turned) return { x: mirror ? across : m.short - across, y: along };
    return { x: mirror ? m.long - along : along, y: across };
  };
  const box = (along: number, across: number, length: number, depth: number): Box => {
    const a = place(along, across);
    const b = place(along + length, across + depth);
    return {
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x),
      height: Math.abs(a.y - b.y),
    };
  };
  /** Slots 1 to 12 run from right to left along the bottom, 13 to 24 back along the top. */
  const start = (slot: number): number => {
    const column = slot <= 12 ? 12 - slot : slot - 13;
    return frame + column * unit + (column >= 6 ? m.bar : 0);
  };
  const edge = (slot: number): number => (slot <= 12 ? m.short - margin : margin);
  const inward = (slot: number): number => (slot <= 12 ? -1 : 1);

  const barSpot = (seat: Seat, tier: number): Spot => {
    // A hit checker waits in the half where it will enter.
    const away = seat === 'bottom' ? -1 : 1;
    const room = reach + gap / 2 - unit * 0.75 - checker;
    const step = Math.min(checker, room / (ROW - 1));
    return place(barCentre, centre + away * (unit * 0.75 + checker / 2 + Math.min(tier, ROW - 1) * step));
  };
  const trayDepth = reach + gap * 0.28;
  const slabBox = (seat: Seat, tier: number): Box => {
    const thick = (trayDepth - 6) / 15;
    const across = seat === 'bottom' ? m.short - margin - 3 - (tier + 1) * thick : margin + 3 + tier * thick;
    return box(trayStart + m.tray * 0.1, across + 0.5, m.tray * 0.8, thick - 1);
  };

  return {
    width: turned ? m.short : m.long,
    height: turned ? m.long : m.short,
    unit,
    checker,
    die,
    text: m.text,
    turned,
    frame: box(0, 0, m.long, m.short),
    halves: [
      box(frame, margin, 6 * unit, m.short - 2 * margin),
      box(barStart + m.bar, margin, 6 * unit, m.short - 2 * margin),
    ],
    bar: box(barStart, margin, m.bar, m.short - 2 * margin),
    tray: (seat) => box(trayStart, seat === 'bottom' ? m.short - margin - trayDepth : margin, m.tray, trayDepth),
    triangle: (slot) => {
      const along = start(slot);
      const tip = edge(slot) + inward(slot) * Math.min(reach, Math.max(reach * 0.94, unit * 4.75));
      const corners = [place(along, edge(slot)), place(along + unit, edge(slot)), place(along + unit / 2, tip)];
      return corners.map((spot) => `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`).join(' ');
    },
    strip: (slot) => box(start(slot), slot <= 12 ? m.short - margin - reach : margin, unit, reach),
    barOf: (seat) => box(barStart, seat === 'bottom' ? margin : centre + unit * 0.6, m.bar, reach + gap / 2 - unit * 0.6),
    label: (slot) => ({
      ...place(start(slot) + unit / 2, slot <= 12 ? m.short - margin / 2 : margin / 2),
      upright: !turned,
    }),
    checkerAt: (seat, point, tier) => {
      if (point === OFF) {
        const slab = slabBox(seat, tier);
        return { x: slab.x + slab.width / 2, y: slab.y + slab.height / 2 };
      }
      if (point === BAR) return barSpot(seat, tier);
      const slot = seat === 'bottom' ? point : 25 - point;
      const row = Math.min(tier, ROW - 1);
      return place(start(slot) + unit / 2, edge(slot) + inward(slot) * (checker / 2 + 0.5 + row * pitch));
    },
    slab: slabBox,
    cube: (owner, offeredTo, beside = false) => {
      if (offeredTo !== null) return { ...place(handCentre(offeredTo), centre), size: unit * 1.1 };
      const size = unit * 0.84;
      // Beside the points there is room between the trays.
      if (owner === null && beside) return { ...place(trayStart + m.tray / 2, centre), size: Math.min(size, m.tray) };
      if (owner === null) return { ...place(barCentre, centre), size };
      return { ...place(barCentre, owner === 'bottom' ? m.short - margin - unit * 0.5 : margin + unit * 0.5), size };
    },
    dieAt: (seat, index, count) => {
      const step = die * 1.18;
      return place(handCentre(seat) + (index - (count - 1) / 2) * step * (mirror && !turned ? -1 : 1), centre);
    },
  };

  /** The middle of the half at a seat's right hand; on the turned board, the half nearer to the seat. */
  function handCentre(seat: Seat): number {
    const right = barStart + m.bar + 3 * unit;
    const left = frame + 3 * unit;
    if (turned) return seat === 'bottom' ? right : left;
    return (seat === 'bottom') === mirror ? left : right;
  }
}

/** The control point of a gentle arc between two spots, bowed towards the middle of the board. */
export function bow(from: Spot, to: Spot, middle: Spot, height: number, bend = 0.25): Spot {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const towards = normal.x * (middle.x - half.x) + normal.y * (middle.y - half.y) >= 0 ? 1 : -1;
  const lift = Math.min(height, length * bend) * 2 * towards;
  return { x: half.x + normal.x * lift, y: half.y + normal.y * lift };
}

/** The way along such an arc as CSS transforms. */
export function arc(from: Spot, to: Spot, control: Spot): string[] {
  return Array.from({ length: 11 }, (_, index) => {
    const s = index / 10;
    const r = 1 - s;
    const x = r * r * from.x + 2 * r * s * control.x + s * s * to.x;
    const y = r * r * from.y + 2 * r * s * control.y + s * s * to.y;
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
  });
}
