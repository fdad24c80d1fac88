// The position page's words and the wire's: the one place of this page that knows both.

import type { Side } from '../../board/state';
import type { Board, Level, Place, RulebookInfo, Start } from '../../protocol';
import { connection, type Message } from '../../socket';
import { checkersOf, sideOf, wireSide } from '../../table/adapter';
import { createTable } from '../../table/api';
import { nothingAgreed, termsOf } from '../terms';
import { canBeCrawford, type Setup } from './setup';

/** What the server knows of a position. */
export interface Known {
  readonly positionId: string | null;
  readonly matchId: string | null;
  readonly xgid: string | null;
  /** What it found wrong, in its own words. */
  readonly faults: readonly string[];
  readonly pips: readonly [number, number];
}

export async function checkSetup(setup: Setup): Promise<Known> {
  return knownOf(await connection.request<'position'>({ type: 'check-position', place: placeOf(setup) }));
}

/** A position by one of its names; the rulebook stays. */
export async function readSetup(text: string, now: Setup): Promise<{ setup: Setup; known: Known }> {
  const { each } = now;
  const answer = await readAs(text, each).catch((fault: unknown) => readAs(text, each === 15 ? 3 : 15, fault));
  return { setup: { ...setupOf(answer.place), rulebook: now.rulebook }, known: knownOf(answer) };
}

/** Reads with so many checkers a side; what fails twice is told by the first fault. */
function readAs(text: string, checkers: number, first?: unknown): Promise<Message<'position'>> {
  return connection.request<'position'>({ type: 'read-position', text: text.trim(), checkers }).catch((fault: unknown) => {
    throw first ?? fault;
  });
}

export async function askPlays(setup: Setup, level: Level): Promise<Message<'plays'>> {
  return connection.request<'plays'>({ type: 'ask', place: placeOf(setup), ask: 'plays', level });
}

export async function askEvaluation(setup: Setup, level: Level): Promise<Message<'evaluation'>['evaluation']> {
  return (await connection.request<'evaluation'>({ type: 'ask', place: placeOf(setup), ask: 'evaluate', level })).evaluation;
}

/** A table at which the computer plays the other side from here; gives its name. */
export function playOn(setup: Setup, sheet: RulebookInfo, playAs: Side, level: Level): Promise<string> {
  const session = setup.matchLength !== null ? 'match' : sheet.sessions.includes('money') ? 'money' : 'single-game';
  const agreement = { ...nothingAgreed, cube: true, jacoby: setup.jacoby, beavers: setup.beavers };
  const draft = { rulebook: sheet.id, session, length: setup.matchLength ?? 1, start: 'standard', agreement } as const;
  return createTable({ terms: { ...termsOf(draft, sheet), start: startOf(setup) }, opponent: 'computer', level, side: wireSide(playAs) });
}

function knownOf({ position_id, match_id, xgid, faults, pips }: Message<'position'>): Known {
  return { positionId: position_id, matchId: match_id, xgid, faults, pips: [pips.white, pips.black] };
}

function boardOf({ checkers }: Setup): Board {
  return { white: [...checkers[0]], black: [...checkers[1]] };
}

function thrownOf({ dice: [first, second] }: Setup): [number, number] | null {
  return first > 0 && second > 0 ? [first, second] : null;
}

function placeOf(setup: Setup): Place {
  return {
    board: boardOf(setup),
    on_roll: wireSide(setup.onRoll),
    dice: thrownOf(setup),
    cube: setup.cube,
    cube_owner: setup.cubeOwner === null ? null : wireSide(setup.cubeOwner),
    score: { white: setup.score[0], black: setup.score[1] },
    match_length: setup.matchLength,
    crawford: setup.crawford,
    jacoby: setup.jacoby,
    beavers: setup.beavers,
    checkers: setup.each,
    rulebook: setup.rulebook,
  };
}

function setupOf(place: Place): Setup {
  return {
    checkers: checkersOf(place.board),
    onRoll: sideOf(place.on_roll),
    dice: place.dice ?? [0, 0],
    cube: place.cube,
    cubeOwner: place.cube_owner === null ? null : sideOf(place.cube_owner),
    score: [place.score.white, place.score.black],
    matchLength: place.match_length,
    crawford: place.crawford,
    jacoby: place.jacoby,
    beavers: place.beavers,
    each: place.checkers,
    rulebook: place.rulebook,
  };
}

/** The position as a game goes on from it: with its dice and its cube, and in a match with its score. */
function startOf(setup: Setup): Start {
  const { cube, cubeOwner, matchLength } = setup;
  const score = matchLength === null ? { white: 0, black: 0 } : { white: setup.score[0], black: setup.score[1] };
  const crawford = setup.crawford && canBeCrawford(setup);
  const middle = { start: 'middle', board: boardOf(setup), on_roll: wireSide(setup.onRoll), dice: thrownOf(setup), score, crawford } as const;
  // In the Crawford game the cube is not used, whatever it shows.
  if (crawford) return middle;
  return { ...middle, cube, ...(cubeOwner === null ? {} : { cube_owner: wireSide(cubeOwner) }) };
}
