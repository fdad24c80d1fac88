// A small UBGI engine of the tests. It plays a legal play that it works out by itself: of all the plays of a throw the first
// that uses the most dice. What it is told by its arguments it does wrong: `hang`, `die` or `lie` after so many questions.
import { createInterface } from 'node:readline';

const [how = 'play', after = '0'] = process.argv.slice(2);
const say = (line) => process.stdout.write(`${line}\n`);
let asked = 0;
let position = '';
let dice = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...rest] = line.trim().split(/\s+/);
  if (command === 'ubgi') {
    for (const told of ['id name Small', 'id author the tests of Pasch', 'proto 0.2', 'ubgiok']) say(told);
  } else if (command === 'isready') say('readyok');
  else if (command === 'position' && rest[0] === 'gnubgid') position = rest[1];
  else if (command === 'position') say('error unsupported position xgid');
  else if (command === 'dice') dice = rest.map(Number);
  else if (command === 'go' && rest[0] === 'cube') say('error unsupported go cube');
  else if (command === 'go') answer();
  else if (command === 'quit') process.exit(0);
  else if (command !== 'newgame') say(`error bad_command ${command}`);
}

function answer() {
  asked += 1;
  const wrong = asked > Number(after);
  if (wrong && how === 'die') process.exit(1);
  if (wrong && how === 'hang') return;
  if (wrong && how === 'lie') return say('bestmove 24/1 24/1');
  const [own, opp] = boardOf(position);
  const orders = dice[0] === dice[1] ? [[...dice, ...dice]] : [dice, [...dice].reverse()];
  const best = orders.map((order) => longest(own, opp, order)).reduce(better);
  say(`info depth 1 nodes 1 time_ms 0 score 0 pv ${best.join(' ')}`);
  say(`bestmove ${best.length === 0 ? 'pass' : best.join(' ')}`);
}

/** Of one die alone the larger has to be played. */
function better(first, second) {
  if (second.length !== first.length) return second.length > first.length ? second : first;
  return span(second) > span(first) ? second : first;
}

function span(steps) {
  const number = (name) => (name === 'bar' ? 25 : name === 'off' ? 0 : Number(name));
  return steps.reduce((sum, step) => sum + number(step.split('/')[0]) - number(step.split('/')[1]), 0);
}

/** The longest line of steps with these numbers in this order. */
function longest(own, opp, [die, ...others]) {
  if (die === undefined) return [];
  let found = [];
  for (let from = 25; from >= 1; from--) {
    const to = target(own, opp, from, die);
    if (to === null) continue;
    const [left, right] = [[...own], [...opp]];
    left[from] -= 1;
    left[to] += 1;
    if (to > 0 && right[25 - to] === 1) {
      right[25 - to] = 0;
      right[25] += 1;
    }
    const name = (point) => (point === 25 ? 'bar' : point === 0 ? 'off' : String(point));
    const line = [`${name(from)}/${name(to)}`, ...longest(left, right, others)];
    if (line.length > found.length) found = line;
    if (found.length === others.length + 1) break;
  }
  return found;
}

/** Where a checker goes with this number, if it may. */
function target(own, opp, from, die) {
  if (own[from] === 0 || (own[25] > 0 && from !== 25)) return null;
  const to = from - die;
  if (to > 0) return opp[25 - to] > 1 ? null : to;
  const farthest = own.findLastIndex((count, point) => point > 0 && count > 0);
  return farthest <= 6 && (to === 0 || from === farthest) ? 0 : null;
}

/** A position ID: the player who is not on roll first, a one for each checker and a nought after each point. */
function boardOf(id) {
  const bits = [...Buffer.from(id, 'base64')].flatMap((byte) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (byte >> bit) & 1));
  let at = 0;
  const side = () => {
    const points = new Array(26).fill(0);
    for (let point = 1; point <= 25; point++) {
      while (bits[at] === 1) {
        points[point] += 1;
        at += 1;
      }
      at += 1;
    }
    points[0] = 15 - points.reduce((sum, count) => sum + count);
    return points;
  };
  const opp = side();
  return [side(), opp];
}
