// Laws of the headless board: nothing is lost on the way from state to screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundle } from './support/bundle.js';

const board = await bundle('board/state.ts', 'board/pieces.ts', 'board/geometry.ts', 'table/turn.ts');
const standard = board.checkersFrom({ 6: 5, 8: 3, 13: 5, 24: 2 });

/** A small reproducible source of numbers. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function scattered(random) {
  const counts = Array(26).fill(0);
  for (let i = 0; i < 15; i++) counts[random(26)] += 1;
  return counts;
}

test('a change of state moves as few checkers as it must, and each keeps its identity', () => {
  const random = numbers(7);
  let pieces = board.settle([], [standard, standard]);
  let before = [standard, standard];
  for (let round = 0; round < 200; round++) {
    const after = [scattered(random), scattered(random)];
    const next = board.settle(pieces, after);
    assert.equal(new Set(next.map((piece) => piece.id)).size, 30);
    assert.deepEqual(new Set(next.map((piece) => piece.id)), new Set(pieces.map((piece) => piece.id)));
    for (const side of [0, 1]) {
      for (let point = 0; point < 26; point++) {
        const tiers = next.filter((piece) => piece.side === side && piece.point === point).map((piece) => piece.tier);
        assert.deepEqual(tiers.sort((a, b) => a - b), Array.from({ length: after[side][point] }, (_, tier) => tier));
      }
      const least = after[side].reduce((sum, count, point) => sum + Math.max(0, count - before[side][point]), 0);
      const moved = next.filter((piece) => {
        const was = pieces.find((candidate) => candidate.id === piece.id);
        return piece.side === side && was.point !== piece.point;
      });
      assert.equal(moved.length, least);
    }
    pieces = next;
    before = after;
  }
});

const sizes = [
  [360, 552],
  [412, 800],
  [640, 352],
  [880, 732],
  [1600, 1000],
];

test('at every size the board fits, checkers stay inside and do not cover a neighbouring point', () => {
  for (const [width, height] of sizes) {
    for (const mirror of [false, true]) {
      const laid = board.layOut(width, height, mirror, true);
      assert.ok(laid.width <= width + 0.01 && laid.height <= height + 0.01, `${width}x${height}`);
      for (let slot = 1; slot <= 24; slot++) {
        const strip = laid.strip(slot);
        for (let tier = 0; tier < 15; tier++) {
          const spot = laid.checkerAt('bottom', slot, tier);
          const r = laid.checker / 2;
          assert.ok(spot.x - r >= strip.x - 1 && spot.x + r <= strip.x + strip.width + 1, `slot ${slot} tier ${tier}`);
          assert.ok(spot.y - r >= strip.y - 1 && spot.y + r <= strip.y + strip.height + 1, `slot ${slot} tier ${tier}`);
        }
        for (let next = slot + 1; next <= 24; next++) {
          assert.ok(!overlap(strip, laid.strip(next)), `${slot} and ${next} at ${width}x${height}`);
        }
      }
      for (const seat of ['bottom', 'top']) {
        for (let index = 0; index < 4; index++) {
          const die = laid.dieAt(seat, index, 4);
          assert.ok(die.x > 0 && die.x < laid.width && die.y > 0 && die.y < laid.height);
        }
      }
    }
  }
});

test('the same point of both sides faces itself across the board', () => {
  for (const [width, height] of sizes) {
    const laid = board.layOut(width, height, false, true);
    for (let point = 1; point <= 24; point++) {
      assert.deepEqual(laid.checkerAt('bottom', point, 0), laid.checkerAt('top', 25 - point, 0));
      assert.equal(board.slotOf(1, board.slotOf(1, point, 0), 0), point);
    }
  }
});

test('on a small upright phone the board is turned and checkers are 40 px', () => {
  const laid = board.layOut(360, 552, false, true);
  assert.ok(laid.turned);
  assert.ok(laid.checker >= 40, String(laid.checker));
});

test('on a desk or a tablet the board is never turned, and uses the screen', () => {
  for (const [width, height] of [[2150, 1372], [1520, 1130], [860, 956], [690, 700], [736, 560]]) {
    const laid = board.layOut(width, height, false, false);
    assert.ok(!laid.turned);
    assert.ok(laid.width > width * 0.99 || laid.height > height * 0.99, `${laid.width} by ${laid.height} in ${width} by ${height}`);
  }
});

test('what is written on the board grows with the letters of the page', () => {
  for (const phone of [false, true]) {
    const usual = board.layOut(360, 552, false, phone, 16).text;
    assert.ok(usual >= 14 - 0.01, String(usual));
    assert.ok(board.layOut(360, 552, false, phone, 32).text >= 2 * usual - 0.01);
  }
});

test('steps conserve checkers and a hit one goes to the bar', () => {
  const own = board.checkersFrom({ 8: 1, 6: 14 });
  const theirs = board.checkersFrom({ 20: 1, 24: 14 });
  const [mine, yours] = board.withStep([own, theirs], 0, { from: 8, to: 5 });
  assert.equal(mine[5], 1);
  assert.equal(mine[8], 0);
  assert.equal(yours[20], 0);
  assert.equal(yours[board.BAR], 1);
  const [untouched] = board.withStep([own, theirs], 0, { from: 6, to: board.OFF });
  assert.equal(untouched[board.OFF], 1);
});

/** 3-1 from the start, only the part of the tree that this test needs: a graph, node 0 first. */
const branch = (from, to, die, next) => ({ step: { from, to, die, hit: false }, next });
const tree = {
  nodes: [
    [branch(8, 5, 3, 1), branch(6, 5, 1, 2), branch(24, 23, 1, 3)],
    [branch(6, 5, 1, 4)],
    [branch(8, 5, 3, 4)],
    [branch(23, 20, 3, 4), branch(13, 10, 3, 4)],
    [],
  ],
  forced: [1, 2],
  bear_off: [],
};

test('moves follow the tree: the first die first, then one checker with both dice', () => {
  const turn = board.begin(tree);
  const names = (moves) => moves.map((move) => `${move.from}/${move.to}`);
  assert.deepEqual(names(board.movesOf(turn, [3, 1])), ['8/5', '6/5', '24/23', '24/20']);
  assert.deepEqual(names(board.movesOf(turn, [1, 3])), ['6/5', '24/23', '8/5', '24/20']);
  const combined = board.movesOf(turn, [3, 1]).find((move) => move.to === 20);
  assert.deepEqual(combined.steps.map((step) => step.die), [1, 3]);
  const after = board.takeAll(turn, combined.steps);
  assert.ok(board.isComplete(after));
  assert.equal(board.undo(board.undo(after)).steps.length, 0);
  assert.equal(board.take(turn, { from: 13, to: 10, die: 3 }), null);
});

test('what the tree says of the one way, and of bearing off, is followed to the end of the turn', () => {
  const turn = board.begin(tree);
  assert.equal(board.forced(turn), null);
  assert.equal(board.bearingOff(turn), null);
  assert.deepEqual(board.forced(board.take(turn, { from: 8, to: 5, die: 3 }))?.length, 1);
  const off = board.begin({ nodes: [[branch(5, 4, 1, 1), branch(1, 0, 1, 2)], [branch(6, 0, 6, 3)], [branch(6, 0, 6, 3)], []], forced: [1, 2], bear_off: [[0, 1], [1, 0], [2, 0]] });
  assert.deepEqual(board.bearingOff(off).map((step) => step.to), [0, 0]);
  // The last checker that can come off has come off: the turn is played to its end all the same.
  const spare = board.begin({ nodes: [[branch(1, 0, 1, 1)], [branch(6, 5, 1, 2)], []], forced: [0, 1], bear_off: [[0, 0]] });
  assert.deepEqual(board.bearingOff(spare).map((step) => step.to), [0, 5]);
});

function overlap(a, b) {
  const slack = 0.01;
  return a.x + a.width > b.x + slack && b.x + b.width > a.x + slack && a.y + a.height > b.y + slack && b.y + b.height > a.y + slack;
}
