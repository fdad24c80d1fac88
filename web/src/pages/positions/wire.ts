// The position page's words and the wire's: the one place of this page that knows both.

import type { Side } from '../../board/state';
import type { Board, Level, Preset, RulebookInfo, Sentence, Situation, Standing, Start } from '../../protocol';
import { connection, type Message } from '../../socket';
import { checkersOf, cubeSide, sideOf, wireSide } from '../../table/adapter';
import { createTable } from '../../table/api';
import { knowsSession, nothingAgreed, termsOf } from '../terms';
import type { Setup } from './setup';

/** What the server knows of a position. */
export interface Known {
  readonly positionId: string | null;
  readonly matchId: string | null;
  readonly xgid: string | null;
  /** The position that is known. */
  readonly of: Setup;
  /** What is wrong with it. */
  readonly faults: readonly Sentence[];
  readonly pips: readonly [number, number];
  /** Can it be the Crawford game? */
  readonly canBeCrawford: boolean;
}

export async function checkSetup(setup: Setup): Promise<Known> {
  return knownOf(setup, await connection.request<'position'>({ type: 'check-position', situation: situationOf(setup) }));
}

/** A position by one of its names; the rulebook stays. */
export async function readSetup(text: string, now: Setup): Promise<{ setup: Setup; known: Known }> {
  const answer = await connection.request<'position'>({ type: 'read-position', text: text.trim(), checkers: now.each });
  const setup = { ...setupOf(answer.situation), rulebook: now.rulebook };
  return { setup, known: knownOf(setup, answer) };
}

export async function askPlays(setup: Setup, level: Level): Promise<Message<'plays'>> {
  return connection.request<'plays'>({ type: 'ask', situation: situationOf(setup), ask: 'plays', level });
}

export async function askEvaluation(setup: Setup, level: Level): Promise<Message<'evaluation'>['evaluation']> {
  return (await connection.request<'evaluation'>({ type: 'ask', situation: situationOf(setup), ask: 'evaluate', level })).evaluation;
}

/** A table at which the computer plays the other side from here; gives its name. */
export function playOn(setup: Setup, sheet: RulebookInfo, playAs: Side, level: Level): Promise<string> {
  const session = setup.matchLength !== null ? 'match' : knowsSession(sheet, 'money') ? 'money' : 'single-game';
  const agreement = { ...nothingAgreed, cube: true, jacoby: setup.jacoby, beavers: setup.beavers };
  const draft = { rulebook: sheet.id, session, length: setup.matchLength ?? 1, start: 'standard', agreement } as const;
  return createTable({ terms: { ...termsOf(draft, sheet), start: startOf(setup) }, opponent: 'computer', level, side: wireSide(playAs) });
}

function knownOf(of: Setup, { position_id, match_id, xgid, faults, pips, can_be_crawford }: Message<'position'>): Known {
  return { of, positionId: position_id, matchId: match_id, xgid, faults, pips: [pips.white, pips.black], canBeCrawford: can_be_crawford };
}

function boardOf({ checkers }: Setup): Board {
  return { white: [...checkers[0]], black: [...checkers[1]] };
}

function thrownOf({ dice: [first, second] }: Setup): [number, number] | null {
  return first > 0 && second > 0 ? [first, second] : null;
}

function standingOf(setup: Setup): Standing {
  const thrown = thrownOf(setup);
  return {
    board: boardOf(setup),
    on_roll: wireSide(setup.onRoll),
    ...(thrown === null ? {} : { roll: thrown }),
    cube: { value: setup.cube, owner: setup.cubeOwner === null ? 'centred' : { held: wireSide(setup.cubeOwner) } },
    score: { white: setup.score[0], black: setup.score[1] },
    crawford: setup.crawford,
  };
}

function situationOf(setup: Setup): Situation {
  const law = { rulebook: { base: setup.rulebook as Preset }, cube: true, jacoby: setup.jacoby, beavers: setup.beavers };
  return { ...standingOf(setup), length: setup.matchLength, checkers: setup.each, law };
}

function setupOf(situation: Situation): Setup {
  const { law } = situation;
  return {
    checkers: checkersOf(situation.board),
    onRoll: sideOf(situation.on_roll),
    dice: situation.roll ?? [0, 0],
    cube: situation.cube.value,
    cubeOwner: cubeSide(situation.cube.owner),
    score: [situation.score.white, situation.score.black],
    matchLength: situation.length,
    crawford: situation.crawford,
    jacoby: law.jacoby,
    beavers: law.beavers,
    each: situation.checkers,
    rulebook: law.rulebook.base,
  };
}

/** The position as a game goes on from it: with its dice and its cube, and in a match with its score. */
function startOf(setup: Setup): Start {
  const standing = standingOf(setup);
  const score = setup.matchLength === null ? { white: 0, black: 0 } : standing.score;
  return { start: 'middle', ...standing, score };
}
