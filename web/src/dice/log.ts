// The log of a table's dice: what every line must be, given those before it. It is the same as in crates/dice/src/log.rs,
// and knows no rules of the game. The state is plain data, so that a browser can keep it.

import { codeOf, diceOf, headAfter, identityOf, isHash, LENGTH, linkBefore, PARTIES, type Party, type Parts } from './hash';
import { fields, Found, isThrowOf, sameList, throws } from './fault';

export type Side = 'white' | 'black';
export type Purpose = 'opening' | 'move';

export interface Fallen {
  readonly roll: number;
  readonly side: Side;
  readonly purpose: Purpose;
  readonly dice: readonly number[];
}

export interface Open {
  readonly roll: number;
  readonly side: Side;
  readonly purpose: Purpose;
  readonly count: number;
}

export interface Epoch {
  readonly number: number;
  readonly game: number;
  readonly identity: string;
  readonly parties: readonly Party[];
  readonly anchors: Parts;
  readonly thrown: number;
  /** Each party's last link, or its anchor. */
  readonly last: Parts;
  readonly links: Parts;
}

export interface State {
  readonly count: number;
  readonly head: string;
  readonly session: string | null;
  readonly table: string;
  readonly realBoard: boolean;
  /** Was it agreed that the lower of two opening throws starts? */
  readonly lowerStarts: boolean;
  readonly game: number;
  /** The game that was begun by the first protocol, if one was: not all of its throws are here. */
  readonly takenUp: number;
  readonly epoch: Epoch | null;
  readonly open: Open | null;
  readonly fallen: Fallen | null;
  /** Was this game lost by time? */
  readonly ended: boolean;
  readonly rolls: number;
  readonly below: number;
  readonly made: readonly (Fallen | null)[];
  readonly kept: readonly Fallen[];
  readonly renewal: { readonly party: Party; readonly granted: readonly Party[] } | null;
}

export type Line =
  | { entry: 'session'; table: string; terms: Record<string, unknown>; chance: string; before: Before | null }
  | { entry: 'epoch'; epoch: number; game: number; reason: 'start' | 'short' | 'renewed'; seats: Record<Side, string> }
  | { entry: 'anchor'; epoch: number; party: Party; anchor: string }
  | ({ entry: 'decided' } & Open)
  | { entry: 'link'; roll: number; party: Party; link: string }
  | { entry: 'thrown'; roll: number; dice: number[] }
  | { entry: 'again'; roll: number; dice: number[] }
  | { entry: 'action'; action: Record<string, unknown> }
  | { entry: 'taken-back'; remain: number }
  | { entry: 'renew'; epoch: number; party: Party; why: string }
  | { entry: 'grant'; epoch: number; party: Party };

export interface Before {
  readonly record: string;
  readonly rolls: number;
  readonly actions: number;
  readonly game: number;
}

export const EMPTY: State = {
  count: 0,
  head: '0'.repeat(64),
  session: null,
  table: '',
  realBoard: false,
  lowerStarts: false,
  game: 0,
  takenUp: 0,
  epoch: null,
  open: null,
  fallen: null,
  ended: false,
  rolls: 0,
  below: 0,
  made: [],
  kept: [],
  renewal: null,
};

/** The roll that is open, or comes next. */
export function rollOf(state: State): number {
  return state.open?.roll ?? state.rolls + (state.fallen ? 0 : 1);
}

/** The state after a line, or a fault. */
export function enter(state: State, text: string): { readonly state: State; readonly line: Line } {
  const line = read(text);
  if ((state.session === null) !== (line.entry === 'session')) throw new Found('order');
  if (state.fallen && line.entry !== 'action') throw new Found('throw');
  const head = headAfter(state.head, state.count + 1, text);
  const next = after(state, line, head);
  return { state: { ...next, count: state.count + 1, head }, line };
}

function after(state: State, line: Line, head: string): State {
  switch (line.entry) {
    case 'session':
      return begun(state, line, head);
    case 'epoch':
      return newEpoch(state, line);
    case 'anchor':
      return fixed(state, line);
    case 'decided':
      return decided(state, line);
    case 'link':
      return revealed(state, line);
    case 'thrown':
      return thrown(state, line);
    case 'again':
      return again(state, line);
    case 'action':
      return acted(state, line.action);
    case 'taken-back':
      return takenBack(state, line.remain);
    case 'renew': {
      const { epoch, party } = line;
      if (!state.epoch || epoch !== state.epoch.number || !state.epoch.parties.includes(party) || state.renewal) throw new Found('renewal');
      return { ...state, renewal: { party, granted: [] } };
    }
    case 'grant': {
      if (line.epoch !== state.epoch?.number || !state.renewal || !awaitedGrants(state).includes(line.party)) throw new Found('renewal');
      return { ...state, renewal: { ...state.renewal, granted: [...state.renewal.granted, line.party] } };
    }
  }
}

function begun(state: State, line: Extract<Line, { entry: 'session' }>, head: string): State {
  const { game, rolls, actions } = line.before ?? { game: 1, rolls: 0, actions: 0 };
  const realBoard = line.terms['real_board'] === true;
  const lowerStarts = (line.terms['agreement'] as Record<string, unknown> | undefined)?.['lower_starts'] === true;
  const takenUp = line.before?.game ?? 0;
  return { ...state, session: head, table: line.table, realBoard, lowerStarts, game, takenUp, rolls, below: actions };
}

function newEpoch(state: State, { epoch, game, reason, seats }: Extract<Line, { entry: 'epoch' }>): State {
  const last = state.epoch;
  if (epoch !== (last?.number ?? 0) + 1 || game !== state.game) throw new Found('renewal');
  const same = last?.game === game;
  const reasonable = reason === 'start' ? !same : reason === 'short' ? same && last.thrown === LENGTH : same && state.renewal !== null;
  if (!reasonable || state.realBoard) throw new Found('renewal');
  if (awaitedGrants(state).length > 0 || (state.open && reason !== 'renewed')) throw new Found('renewal');
  const people = (['white', 'black'] as const).filter((side) => seats[side] === 'person');
  const identity = identityOf(state.session ?? '', game, epoch);
  const fresh: Epoch = { number: epoch, game, identity, parties: ['server', ...people], anchors: {}, thrown: 0, last: {}, links: {} };
  return { ...state, epoch: fresh, renewal: null };
}

function fixed(state: State, { epoch: number, party, anchor }: Extract<Line, { entry: 'anchor' }>): State {
  const epoch = state.epoch;
  if (number !== epoch?.number || !epoch.parties.includes(party) || epoch.anchors[party] !== undefined) throw new Found('anchor');
  const others = Object.values(epoch.anchors);
  if ((party === 'server') !== (others.length === 0) || others.includes(anchor)) throw new Found('anchor');
  return { ...state, epoch: { ...epoch, anchors: { ...epoch.anchors, [party]: anchor }, last: { ...epoch.last, [party]: anchor } } };
}

function decided(state: State, { roll, side, purpose, count }: Open): State {
  if (state.open || state.ended || roll !== state.rolls + 1 || (count !== 1 && count !== 2)) throw new Found('order');
  if (!isInTurn(state, side, purpose)) throw new Found('order');
  if (state.epoch?.game !== state.game || state.epoch.thrown >= LENGTH) throw new Found('order');
  const kept = state.kept[0];
  if (kept?.side === side && kept.purpose === purpose && kept.dice.length === count) throw new Found('taken-back');
  return { ...state, open: { roll, side, purpose, count } };
}

/**
 * May this side throw after the throws of this game so far? Whoever threw to move lets the other throw next. To see who starts
 * both throw once, and again only after a tie; nobody does once that is settled, or somebody has moved.
 */
function isInTurn(state: State, side: Side, purpose: Purpose): boolean {
  const throws = throwsOf(state);
  const last = throws.at(-1);
  if (!last) return true;
  if (last.purpose === 'move') return purpose === 'move' && side !== last.side;
  if (state.takenUp !== state.game) return opens(state, throws, side, purpose);
  // The first of them may have answered one that fell by the first protocol.
  if (throws.length === 1) return true;
  return [throws, throws.slice(1)].some((pairs) => {
    const isOpening = pairs.every((fallen, at) => at === 0 || opens(state, pairs.slice(0, at), fallen.side, fallen.purpose));
    return isOpening && opens(state, pairs, side, purpose);
  });
}

/** May this throw follow these, all of which are to see who starts? */
function opens(state: State, throws: readonly Fallen[], side: Side, purpose: Purpose): boolean {
  const last = throws.at(-1);
  const before = throws.at(-2);
  if (!last) return true;
  if (throws.length % 2 === 1 || !before) return purpose === 'opening' && side !== last.side;
  const total = (fallen: Fallen): number => fallen.dice.reduce((sum, die) => sum + die, 0);
  const lead = total(before) - total(last);
  if (purpose === 'opening' || lead === 0) return purpose === 'opening' && lead === 0;
  const [higher, lower] = lead > 0 ? [before, last] : [last, before];
  // One die each is a throw, which the starter plays.
  const played = last.dice.length === 1;
  return side === (played && !state.lowerStarts ? lower : higher).side;
}

/** The throws of the game that is played, those taken back left out. */
export function throwsOf({ made }: State): Fallen[] {
  return made.filter((fallen) => fallen !== null);
}

function revealed(state: State, { roll, party, link }: Extract<Line, { entry: 'link' }>): State {
  const epoch = state.epoch;
  if (!epoch || state.open?.roll !== roll || !isComplete(epoch)) throw new Found('early');
  if (!epoch.parties.includes(party) || epoch.links[party] !== undefined) throw new Found('order');
  const given = Object.keys(epoch.links).length;
  const two = peopleOf(epoch).length === 2;
  const inTurn = party === 'server' ? given === (two ? 2 : 0) : two || given === 1;
  if (!inTurn) throw new Found('order');
  if (linkBefore(epoch.identity, party, epoch.thrown + 1, link) !== epoch.last[party]) throw new Found('link');
  return { ...state, epoch: { ...epoch, links: { ...epoch.links, [party]: link } } };
}

function thrown(state: State, { roll, dice }: Extract<Line, { entry: 'thrown' }>): State {
  const { open, epoch } = state;
  if (!epoch || open?.roll !== roll) throw new Found('order');
  if (Object.keys(epoch.links).length !== epoch.parties.length) throw new Found('link');
  const wanted = diceOf(epoch.identity, epoch.thrown + 1, open.count, epoch.links);
  if (!sameList(wanted, dice)) throw new Found('dice', { wanted: wanted.join('-'), found: dice.join('-') });
  const { side, purpose } = open;
  const next = { ...epoch, thrown: epoch.thrown + 1, last: { ...epoch.last, ...epoch.links }, links: {} };
  return { ...state, epoch: next, open: null, renewal: null, rolls: roll, fallen: { roll, side, purpose, dice: wanted } };
}

function again(state: State, { roll, dice }: Extract<Line, { entry: 'again' }>): State {
  const [kept, ...rest] = state.kept;
  if (state.open || kept?.roll !== roll || !sameList(kept.dice, dice)) throw new Found('taken-back');
  return { ...state, kept: rest, fallen: kept };
}

function acted(state: State, action: Record<string, unknown>): State {
  if (typeof action['action'] !== 'string') throw new Found('unreadable');
  if (state.fallen && !isThrowOf(action, state.fallen)) throw new Found('throw');
  if (!state.fallen && throws(action) && !state.realBoard) throw new Found('throw');
  const byTime = !state.fallen && (action['action'] === 'flag' || action['action'] === 'claim');
  if (!state.fallen && state.open && !byTime) throw new Found('order');
  const made = [...state.made, state.fallen];
  // A roll that is open when the game is lost is left unthrown: its number is used up, and no dice fall until the next game.
  if (byTime) return { ...state, made, ended: true, renewal: null, open: null, rolls: state.open?.roll ?? state.rolls };
  if (action['action'] !== 'next-game') return { ...state, made, fallen: null };
  return { ...state, made: [], kept: [], fallen: null, ended: false, below: state.below + made.length, game: state.game + 1 };
}

function takenBack(state: State, remain: number): State {
  const alone = state.epoch === null || peopleOf(state.epoch).length < 2;
  const whole = remain <= state.below + state.made.length && (state.realBoard || remain >= state.below);
  if (state.open || state.ended || !alone || !whole) throw new Found('taken-back');
  const at = Math.max(0, remain - state.below);
  const taken = state.made.slice(at).filter((fallen) => fallen !== null);
  return { ...state, below: Math.min(state.below, remain), made: state.made.slice(0, at), kept: [...taken, ...state.kept] };
}

// ---- what is awaited

export function peopleOf(epoch: Epoch): Party[] {
  return epoch.parties.filter((party) => party !== 'server');
}

export function isComplete(epoch: Epoch): boolean {
  return Object.keys(epoch.anchors).length === epoch.parties.length;
}

/** What two players may read to each other, once every anchor is fixed. */
export function codeOfEpoch(epoch: Epoch): string | null {
  return isComplete(epoch) ? codeOf(epoch.identity, epoch.anchors) : null;
}

export function awaitedGrants({ renewal, epoch, open }: State): Party[] {
  if (!renewal || !epoch || !open || !isComplete(epoch)) return [];
  return peopleOf(epoch).filter((party) => party !== renewal.party && !renewal.granted.includes(party));
}

export function awaitedAnchors({ epoch }: State): Party[] {
  return epoch ? epoch.parties.filter((party) => epoch.anchors[party] === undefined) : [];
}

export function awaitedLinks({ epoch, open }: State): Party[] {
  if (!epoch || !open || !isComplete(epoch)) return [];
  const silent = peopleOf(epoch).filter((party) => epoch.links[party] === undefined);
  const alone = peopleOf(epoch).length < 2;
  return epoch.links.server === undefined && (alone || silent.length === 0) ? ['server'] : silent;
}

// ---- reading

const isNumber = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 0xffffffff;
const isSide = (value: unknown): boolean => value === 'white' || value === 'black';
const isParty = (value: unknown): boolean => PARTIES.includes(value as Party);
const isDice = (value: unknown): boolean => Array.isArray(value) && value.every(isNumber);
const among = (...all: readonly string[]) => (value: unknown): boolean => all.includes(value as string);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const FORMS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  session: { table: (value) => typeof value === 'string', terms: isObject, chance: isHash, before: (value) => value === null || isBefore(value) },
  epoch: { epoch: isNumber, game: isNumber, reason: among('start', 'short', 'renewed'), seats: isSeats },
  anchor: { epoch: isNumber, party: isParty, anchor: isHash },
  decided: { roll: isNumber, side: isSide, purpose: among('opening', 'move'), count: isNumber },
  link: { roll: isNumber, party: isParty, link: isHash },
  thrown: { roll: isNumber, dice: isDice },
  again: { roll: isNumber, dice: isDice },
  action: { action: isObject },
  'taken-back': { remain: isNumber },
  renew: { epoch: isNumber, party: isParty, why: among('lost', 'restored') },
  grant: { epoch: isNumber, party: isParty },
};

function isSeats(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return sameList(Object.keys(value), ['white', 'black']) && Object.values(value).every(among('person', 'computer', 'same'));
}

function isBefore(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { record, rolls, actions, game } = value as Record<string, unknown>;
  return sameList(Object.keys(value), ['record', 'rolls', 'actions', 'game']) && isHash(record) && isNumber(rolls) && isNumber(actions) && isNumber(game);
}

/** A line from its text: there is one way to write each, and no other is read. */
export function read(text: string): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Found('unreadable');
  }
  const line = fields(value);
  const form = FORMS[String(line['entry'])];
  if (!form || JSON.stringify(value) !== text) throw new Found('unreadable');
  const whole = sameList(Object.keys(line), ['entry', ...Object.keys(form)]);
  if (!whole || !Object.entries(form).every(([key, isRight]) => isRight(line[key]))) throw new Found('unreadable');
  return value as Line;
}
