// Laws of the hand and the keyboard on the headless board, and of what the page does by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundle } from './support/bundle.js';

const board = await bundle(
  'board/hand.ts',
  'board/keyboard.ts',
  'board/places.ts',
  'board/geometry.ts',
  'board/drag.ts',
  'table/automatic.ts',
  'table/turn.ts',
);

const step = (from, to, die) => ({ from, to, steps: [{ from, to, die }] });
const moves = [step(13, 10, 3), step(13, 12, 1), step(8, 5, 3), { from: 13, to: 9, steps: [{ from: 13, to: 10, die: 3 }, { from: 10, to: 9, die: 1 }] }];
const owned = new Set([24, 13, 8, 6]);
const offer = { moves, tap: 'play', owns: (place) => owned.has(place) };

test('only what is on offer is ever played, by tap, drop or die; everything else is a question', () => {
  const offered = new Set(moves);
  for (const tap of ['play', 'show']) {
    for (const picked of [null, 13, 8]) {
      for (let place = 0; place <= 25; place++) {
        const deeds = [
          board.onTap({ ...offer, tap }, picked, place),
          board.onTap({ ...offer, tap }, picked, place, true),
          board.onDrop(offer, picked ?? 13, place),
          ...[1, 2, 3, 4, 5, 6].map((die) => board.onDie(offer, place, die)),
        ];
        for (const deed of deeds.filter(Boolean)) {
          if (deed.do === 'move') assert.ok(offered.has(deed.move));
          if (deed.do === 'pick') assert.ok(moves.some((move) => move.from === deed.place));
          if (deed.do === 'refuse') assert.ok(owned.has(deed.from) && !moves.some(({ from, to, steps }) => steps.length === 1 && from === deed.from && to === deed.to));
        }
      }
    }
  }
});

test('a tap plays the first move, shows where that is wished, and a second tap lets go', () => {
  assert.deepEqual(board.onTap(offer, null, 13), { do: 'move', move: moves[0] });
  assert.deepEqual(board.onTap(offer, null, 13, true), { do: 'pick', place: 13 });
  assert.deepEqual(board.onTap(offer, 13, 13), { do: 'let-go' });
  assert.deepEqual(board.onTap(offer, 13, 9), { do: 'move', move: moves[3] });
  assert.deepEqual(board.onTap(offer, 13, 20), { do: 'refuse', from: 13, to: 20 });
  assert.deepEqual(board.onTap(offer, null, 24), { do: 'refuse', from: 24, to: null });
  assert.equal(board.onTap(offer, null, 20), null);
  assert.deepEqual(board.onDrop(offer, 13, null), { do: 'let-go' });
  assert.deepEqual(board.onDie(offer, 8, 1), { do: 'refuse', from: 8, to: 7 });
  assert.deepEqual(board.onDie({ ...offer, owns: () => true }, 25, 6), { do: 'refuse', from: 25, to: 19 });
  assert.deepEqual(board.reach(moves, 13), [10, 12, 9]);
});

test('the arrows lead everywhere, there and back, on boards that lie and boards that are turned', () => {
  for (const [width, height, phone] of [[880, 732, false], [360, 552, true]]) {
    const laid = board.layOut(width, height, false, phone);
    for (const editing of [false, true]) {
      const places = board.placesOf(editing);
      const centreOf = (place) => board.centreOf(board.boxOf(laid, place, 0, 0));
      const go = (at, key) => board.onKey(key, { at, picked: null, moves: [], places, centreOf }).to;
      const seen = new Set([24]);
      for (const at of seen) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = go(at, key);
          assert.ok(places.includes(next));
          seen.add(next);
        }
      }
      assert.deepEqual([...seen].sort((a, b) => a - b), [...places].sort((a, b) => a - b));
    }
  }
});

test('with a checker in hand the arrows go round its destinations, and keys end where they should', () => {
  const cursor = { at: 10, picked: 13, moves, places: board.placesOf(false), centreOf: () => ({ x: 0, y: 0 }) };
  const seen = [10];
  for (let turn = 0; turn < 4; turn++) seen.push(board.onKey('ArrowRight', { ...cursor, at: seen.at(-1) }).to);
  assert.deepEqual(new Set(seen), new Set([13, 12, 10, 9]));
  assert.equal(seen[0], seen.at(-1));
  assert.deepEqual(board.onKey('Escape', cursor), { do: 'let-go' });
  assert.equal(board.onKey('Escape', { ...cursor, picked: null }), null);
  assert.deepEqual(board.onKey('Home', cursor), { do: 'go', to: 13 });
  assert.deepEqual(board.onKey('End', cursor), { do: 'go', to: 8 });
  assert.deepEqual(board.onKey('4', cursor), { do: 'die', die: 4 });
  assert.equal(board.onKey('7', cursor), null);
});

test('a place and its owner agree for both sides, and a hand that hardly moves taps', () => {
  const own = Array(26).fill(0);
  const theirs = Array(26).fill(0);
  own[6] = 2;
  theirs[20] = 3;
  theirs[25] = 1;
  const checkers = [own, theirs];
  assert.equal(board.ownerOf(6, checkers, 0), 0);
  assert.equal(board.ownerOf(5, checkers, 0), 1);
  assert.equal(board.ownerOf(7, checkers, 0), null);
  assert.equal(board.countAt(5, checkers, 0), 3);
  assert.equal(board.countAt(board.FAR_BAR, checkers, 0), 1);
  assert.equal(board.countAt(20, checkers, 1), 3);
  for (const viewer of [0, 1]) {
    for (let place = 1; place <= 24; place++) {
      assert.equal(board.pointOf(place, viewer, viewer), place);
      assert.equal(board.pointOf(place, 1 - viewer, viewer), 25 - place);
    }
  }
  assert.ok(!board.strays({ from: 1, x: 10, y: 10 }, 13, 13));
  assert.ok(board.strays({ from: 1, x: 10, y: 10 }, 10, 17));
});

test('the page acts by itself only as wished: rolling, the one way to play, bearing off, passing', () => {
  const none = { autoRoll: false, autoForced: false, autoPass: false, autoBearOff: false };
  const all = { autoRoll: true, autoForced: true, autoPass: true, autoBearOff: true };
  const players = [{ mine: true }, { mine: false }];
  const at = (phase, more = {}) => ({ phase, players, deeds: new Map([['roll', 0]]), ...more });
  const roll = at({ kind: 'roll', side: 0 });
  assert.equal(board.automatic(none, roll, null), null);
  assert.equal(board.automatic(all, roll, null).do, 'roll');
  assert.equal(board.automatic(all, at({ kind: 'roll', side: 1 }), null), null);
  assert.equal(board.automatic(all, at({ kind: 'roll', side: 0 }, { deeds: new Map([['roll', 0], ['double', 0]]) }), null), null);

  const play = at({ kind: 'play', side: 0 });
  const branch = (from, to, die, next) => ({ step: { from, to, die, hit: false }, next });
  const stuck = board.begin({ nodes: [[]], forced: [], bear_off: [] });
  assert.equal(board.automatic(none, play, stuck), null);
  assert.equal(board.automatic({ ...none, autoPass: true }, play, stuck).do, 'pass');
  const oneWay = board.begin({ nodes: [[branch(8, 5, 3, 1)], []], forced: [0], bear_off: [] });
  assert.equal(board.automatic({ ...all, autoForced: false }, play, oneWay), null);
  assert.deepEqual(board.automatic({ ...none, autoForced: true }, play, oneWay).steps.length, 1);
  // A turn that has been played is never ended by itself: it may still be undone.
  assert.equal(board.automatic(all, play, board.take(oneWay, { from: 8, to: 5, die: 3 })), null);
  const ways = [[branch(4, 1, 3, 1), branch(3, 0, 3, 1)], []];
  const wish = { ...none, autoBearOff: true };
  assert.equal(board.automatic(wish, play, board.begin({ nodes: ways, forced: [], bear_off: [] })), null, 'only where it is told');
  const bearing = board.begin({ nodes: ways, forced: [], bear_off: [[0, 1]] });
  assert.deepEqual(board.automatic(wish, play, bearing).steps.map((step) => step.to), [0]);
  assert.equal(board.automatic(none, play, bearing), null);
});
