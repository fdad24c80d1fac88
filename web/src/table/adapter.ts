// The one place where the wire's words become the page's: a `Table` message in, a `TableView` out.

import { other, type Checkers, type Side, type Throw } from '../board/state';
import { STAKES, type Allowed, type Board, type CubeOwner, type GameResult, type LogEntry, type LogKind, type OpeningThrow, type Pair, type Refusal, type SeatInfo, type SessionKind, type Side as WireSide, type Stake, type Table } from '../protocol';
import { told } from '../told';
import { counted } from './counting';
import type { ClockView, Deed, Entry, LastPlay, Phase, PlayerView, RealBoard, Result, TableView, Told } from './view';

export function sideOf(side: WireSide): Side {
  return side === 'white' ? 0 : 1;
}

export function wireSide(side: Side): WireSide {
  return side === 0 ? 'white' : 'black';
}

/** Whose cube it is; nobody's in the middle. */
export function cubeSide(owner: CubeOwner): Side | null {
  return owner === 'centred' ? null : sideOf(owner.held);
}

export function checkersOf(board: Board): [Checkers, Checkers] {
  return [board.white, board.black];
}

function both<T>(pair: Pair<T>): [T, T] {
  return [pair.white, pair.black];
}

/** Labels come for points 1 to 24; the board asks by slot number, so index 0 stays empty. */
export function labelsOf(labels: Pair<string[]>): [string[], string[]] {
  return [
    ['', ...labels.white],
    ['', ...labels.black],
  ];
}

/** For how many points, or games, the reserve of a clock is. */
export function unitsOf(session: SessionKind): number {
  return session.kind === 'match' ? session.points : session.kind === 'games' ? session.count : 1;
}

export function viewOf(table: Table): TableView {
  const session = table.terms.session;
  return {
    id: table.table,
    version: table.version,
    rulebook: table.terms.rulebook,
    custom: table.terms.custom,
    clockwise: table.terms.clockwise,
    labels: labelsOf(table.labels),
    players: both(table.seats).map(playerOf) as [PlayerView, PlayerView],
    watchers: table.watchers,
    bottom: sideOf(table.view),
    checkers: checkersOf(table.board),
    phase: phaseOf(table),
    throws: throwsOf(table),
    throwId: `${table.table} ${table.game} ${table.log.length} ${JSON.stringify(throwsOf(table))}`,
    cube: table.cube ? { value: table.cube.value, owner: cubeSide(table.cube.owner) } : null,
    cubeBeside: table.terms.cube_beside,
    score: both(table.score),
    target: session.kind === 'match' ? session.points : null,
    units: unitsOf(session),
    session: session.kind,
    game: table.game,
    crawford: table.crawford,
    thinking: table.thinking,
    deeds: deedsOf(table),
    resignations: stakesOf(table),
    nextCube: table.next_cube,
    log: table.log.map(entryOf),
    lastPlay: lastPlayOf(table),
    sameDevice: table.seats.white.mine && table.seats.black.mine,
    rematch: table.rematch,
    clock: clockOf(table),
    results: table.results.map(resultOf),
    openingThrows: openingThrowsOf(table),
    real: table.terms.real_board ? realBoardOf(table) : null,
  };
}

function clockOf({ clock, terms }: Table): ClockView | null {
  if (!clock) return null;
  return { timing: terms.timing, sides: both(clock.sides), claim: both(clock.claim), since: performance.now() };
}

function playerOf(seat: SeatInfo): PlayerView {
  return {
    name: seat.name,
    kind: seat.kind === 'open' ? 'empty' : seat.kind,
    level: seat.level,
    engine: seat.engine,
    colour: seat.colour,
    present: seat.present,
    mine: seat.mine,
  };
}

function phaseOf(table: Table): Phase {
  const phase = table.phase;
  switch (phase.phase) {
    case 'waiting':
      return { kind: 'waiting' };
    case 'opening':
      return { kind: 'opening', tie: lastLine(table, 'tie') > lastLine(table, 'opening') };
    case 'to-roll':
      return { kind: 'roll', side: sideOf(phase.side), rolling: false };
    case 'rolling':
      return { kind: 'roll', side: sideOf(phase.side), rolling: true };
    case 'to-play':
      return { kind: 'play', side: sideOf(phase.side), dice: phase.roll, tree: table.tree };
    case 'double-offered':
      return { kind: 'double', by: sideOf(phase.by), to: other(sideOf(phase.by)), value: phase.value, turning: phase.turning };
    case 'resign-offered':
      return { kind: 'resign', by: sideOf(phase.by), stake: phase.stake };
    case 'over': {
      const result = resultOf(phase);
      if (!table.over) return { kind: 'over', result };
      return { kind: 'session-over', result, winner: table.over === 'draw' ? null : sideOf(table.over.won) };
    }
  }
}

function resultOf({ winner, points, stake, ending, cube }: GameResult): Result {
  return { winner: sideOf(winner), points, stake, ending, cube };
}

/** How many times the cube's number a game is won by, as sentences choose by it. */
export function timesOf(stake: Stake): number {
  return STAKES.indexOf(stake) + 1;
}

function throwsOf(table: Table): TableView['throws'] {
  const phase = table.phase;
  if (phase.phase === 'to-play') return [{ side: sideOf(phase.side), dice: phase.roll }];
  // While the second side throws to see who starts, the die of the first stays where it fell.
  if (phase.phase === 'rolling' && table.log.at(-1)?.kind === 'opening') {
    const lying = openingDice(table);
    return lying.length === 1 ? lying : [];
  }
  if (phase.phase !== 'opening') return [];
  const thrown: { side: Side; dice: readonly number[] }[] = [];
  if (phase.white) thrown.push({ side: 0, dice: thrownOf(phase.white) });
  if (phase.black) thrown.push({ side: 1, dice: thrownOf(phase.black) });
  return thrown;
}

function openingThrowsOf(table: Table): readonly Throw[] | null {
  if (!table.news.some((event) => event.event === 'starts' || event.event === 'opening-tied')) return null;
  return openingDice(table).map(({ side, dice }) => ({ side, dice: dice.map((value) => ({ value, used: false })) }));
}

/** Where the last line of a kind stands in the log, -1 if there is none. */
function lastLine(table: Table, kind: LogKind): number {
  return table.log.findLastIndex((entry) => entry.kind === kind);
}

export function thrownOf(thrown: OpeningThrow): readonly number[] {
  return 'one' in thrown ? [thrown.one] : thrown.two;
}

/** The last throws to see who starts: of one side so far, or of both. */
function openingDice(table: Table): { side: Side; dice: readonly number[] }[] {
  const end = lastLine(table, 'opening') + 1;
  const start = table.log.slice(0, end).findLastIndex((entry) => entry.kind !== 'opening') + 1;
  return table.log.slice(start, end).flatMap(({ side, dice }) => (side && dice ? [{ side: sideOf(side), dice }] : []));
}

const deedNames: readonly [Deed, keyof Allowed][] = [
  ['double', 'double'],
  ['take', 'take'],
  ['drop', 'drop'],
  ['redouble', 'redouble'],
  ['beaver', 'beaver'],
  ['raccoon', 'raccoon'],
  ['accept', 'accept'],
  ['decline', 'decline'],
  ['next-game', 'next_game'],
  ['finish', 'finish'],
  ['rematch', 'rematch'],
  ['take-back', 'take_back'],
  ['claim', 'claim'],
];

/** Each deed with the side for which this page may do it; whoever's turn it is comes first. */
function deedsOf(table: Table): Map<Deed, Side> {
  const order: Side[] = table.turn === 'black' ? [1, 0] : [0, 1];
  const deeds = new Map<Deed, Side>();
  for (const side of order) {
    const allowed = side === 0 ? table.allowed.white : table.allowed.black;
    if (!allowed) continue;
    if (!table.terms.real_board && allowed.dice > 0 && !deeds.has('roll')) deeds.set('roll', side);
    for (const [deed, field] of deedNames) {
      if (allowed[field] === true && !deeds.has(deed)) deeds.set(deed, side);
    }
  }
  return deeds;
}

function stakesOf(table: Table): TableView['resignations'] {
  const order: Side[] = table.turn === 'black' ? [1, 0] : [0, 1];
  for (const side of order) {
    const allowed = side === 0 ? table.allowed.white : table.allowed.black;
    if (allowed && allowed.resign.length > 0) return { side, stakes: allowed.resign };
  }
  return { side: 0, stakes: [] };
}

function realBoardOf(table: Table): RealBoard {
  const both = (['white', 'black'] as const).flatMap((name) => {
    const allowed = table.allowed[name];
    return allowed ? [{ side: sideOf(name), allowed }] : [];
  });
  return {
    throwers: both.filter(({ allowed }) => allowed.dice > 0).map(({ side, allowed }) => ({ side, count: allowed.dice })),
    voids: both.filter(({ allowed }) => allowed.void_throw.length > 0).map(({ side, allowed }) => ({ side, reasons: allowed.void_throw })),
    demanders: both.filter(({ allowed }) => allowed.demand_correction).map(({ side }) => side),
    lifters: both.filter(({ allowed }) => allowed.lift_dice).map(({ side }) => side),
    wrong: wrongOf(table),
  };
}

function wrongOf(table: Table): RealBoard['wrong'] {
  const refusal = table.wrong;
  if (!refusal) return null;
  const entry = table.log[lastLine(table, 'wrong')];
  const why = refusalOf(refusal, counted(labelsOf(table.labels)), ownRulesOf(table));
  return { side: sideOf(refusal.side), play: entry?.play ?? '', dice: entry?.dice?.join('-') ?? '', why };
}

/** A table with rules of its own has a page for them. */
function ownRulesOf(table: Table): string | null {
  return table.terms.custom ? table.table : null;
}

function lastPlayOf(table: Table): LastPlay | null {
  const play = table.last_play;
  if (!play) return null;
  return { number: play.number, side: sideOf(play.side), dice: play.dice, steps: play.steps, before: checkersOf(play.before) };
}

export function entryOf(entry: LogEntry): Entry {
  const values = {
    dice: entry.dice?.join('') ?? '',
    stake: entry.stake ? timesOf(entry.stake) : 1,
    value: entry.number ?? 2,
    points: entry.number ?? 1,
  };
  const key = entry.kind === 'play' && !entry.play ? 'log-no-move' : `log-${entry.kind}`;
  return { side: entry.side ? sideOf(entry.side) : null, key, values, play: entry.play };
}

/** A refusal as one sentence in the language of the page, and where the rule stands; a table may have its own rules. */
export function refusalOf(refusal: Refusal, labels: TableView['labels'], ownRules: string | null): Told {
  return {
    text: told(refusal.sentence, labels[sideOf(refusal.side)]),
    rule: `#/rules/${ownRules === null ? refusal.rulebook : `table/${ownRules}`}/${refusal.rule}`,
  };
}
