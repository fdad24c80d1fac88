// Cards: made from errors, answered, kept, and taken along as files.

import { THOROUGHNESSES, type Cube, type Decision, type Grade, type Judged, type Matter, type Memory, type Step, type Study, type Thoroughness } from '../protocol';
import { connection } from '../socket';
import { patiently } from './analysis.svelte';
import { kindOf } from './show';
import { put, renamed, type Card } from './store';

/** Where cards go that are made from one's own matches. */
export const OWN_DECK = 'own';
const DECK_FORM = 1;

/** The card of a decision; none for a resignation, and none for what is not judged. */
export function cardsOf(study: Study, thoroughness: Thoroughness, judged: Judged | null, index: number, now: number): Card[] {
  const place = study.decisions[index];
  if (!place || !judged || kindOf(place.decision) === 'resign') return [];
  return [{ id: place.key, deck: OWN_DECK, made: now, thoroughness, decision: place.decision, cube: place.cube, judged, xgid: place.xgid, memory: null }];
}

export function isDue(card: Card, now: number): boolean {
  return card.memory === null || card.memory.due <= now;
}

/** An answer to a card. */
export type Answered = { readonly steps: readonly Step[] } | { readonly double: boolean } | { readonly answer: 'take' | 'pass' };

export interface Outcome {
  readonly decision: Decision;
  /** The verdict on the answer, in the card's own numbers. */
  readonly judged: Judged;
  readonly cost: number;
  readonly grade: Grade;
  readonly memory: Memory;
}

/** Has an answer judged, and settled when the card comes again. */
export async function answer(card: Card, answered: Answered, now: number): Promise<Outcome> {
  const decision: Decision = { ...card.decision, matter: matterOf(card.decision.matter, answered) };
  const { thoroughness, memory: before } = card;
  const asked = { type: 'remember', decision, judged: card.judged, thoroughness, memory: before, now } as const;
  const { judged, memory, grade } = await patiently(() => connection.request<'remembered'>(asked));
  await put('cards', { ...card, memory });
  return { decision, judged, cost: judged.judgement.cost, grade, memory };
}

function matterOf(matter: Matter, answered: Answered): Matter {
  if ('steps' in answered) return 'play' in matter ? { play: { ...matter.play, steps: [...answered.steps] } } : matter;
  if ('double' in answered) return { double: answered.double };
  return { answer: answered.answer };
}

/** The options of a card in an order that says nothing. */
export function shuffled<T>(options: readonly T[]): T[] {
  return options
    .map((option) => ({ option, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ option }) => option);
}

/** A deck as a file. */
export function deckText(name: string, cards: readonly Card[]): string {
  return JSON.stringify({ pasch_deck: DECK_FORM, name, cards });
}

/** The cards of a deck in a file; null for what is none. */
export function readDeck(text: string, now: number): { name: string; cards: Card[] } | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read) || read['pasch_deck'] !== DECK_FORM || !Array.isArray(read['cards'])) return null;
  const name = typeof read['name'] === 'string' && read['name'] !== '' ? read['name'].slice(0, 80) : OWN_DECK;
  const cards = read['cards'].flatMap((card: unknown): Card[] => {
    if (!isObject(card) || typeof card['id'] !== 'string' || !isDecision(card['decision']) || !isJudged(card['judged'])) return [];
    return [
      {
        id: card['id'],
        deck: name,
        made: typeof card['made'] === 'number' ? card['made'] : now,
        thoroughness: thoroughnessOf(card) ?? thoroughnessOf(read) ?? 'standard',
        decision: card['decision'],
        ...(isCube(card['cube']) ? { cube: card['cube'] } : {}),
        judged: card['judged'],
        xgid: typeof card['xgid'] === 'string' ? card['xgid'] : null,
        after: typeof card['after'] === 'string' ? card['after'] : null,
        memory: isMemory(card['memory']) ? card['memory'] : null,
      },
    ];
  });
  return cards.length === read['cards'].length ? { name, cards } : null;
}

function thoroughnessOf(row: Record<string, unknown>): Thoroughness | undefined {
  const { thoroughness } = renamed(row);
  return THOROUGHNESSES.find((known) => known === thoroughness);
}

function isCube(value: unknown): value is Cube | null {
  return value === null || (isObject(value) && Number.isInteger(value['value']) && (value['owner'] === 'centred' || isObject(value['owner'])));
}

/** Is this a card, as it is kept? */
export function isCard(value: unknown): value is Card {
  if (!isObject(value) || typeof value['id'] !== 'string' || typeof value['deck'] !== 'string') return false;
  return isDecision(value['decision']) && isJudged(value['judged']) && (value['memory'] === null || isMemory(value['memory']));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isDecision(value: unknown): value is Decision {
  if (!isObject(value) || !isObject(value['situation']) || !isObject(value['matter'])) return false;
  const board = value['situation']['board'];
  const side = (one: unknown): boolean => Array.isArray(one) && one.length === 26 && one.every((count) => Number.isInteger(count) && count >= 0 && count <= 15);
  const kinds = ['play', 'double', 'answer'].filter((kind) => kind in (value['matter'] as object));
  return (value['side'] === 'white' || value['side'] === 'black') && isObject(board) && side(board['white']) && side(board['black']) && kinds.length === 1 && isObject(value['situation']['cube']);
}

export function isJudged(value: unknown): value is Judged {
  if (!isObject(value) || !isObject(value['judgement']) || !Array.isArray(value['whys'])) return false;
  const finding = value['judgement']['finding'];
  return typeof value['judgement']['cost'] === 'number' && isObject(finding) && ['plays', 'cube', 'turned-on', 'resignation'].some((kind) => kind in finding);
}

function isMemory(value: unknown): value is Memory {
  return isObject(value) && ['due', 'answered', 'stability', 'difficulty'].every((name) => Number.isFinite(value[name]));
}

/** Cards as Anki reads them from a text: a picture and a question, a picture's answer with its reasons. */
export async function ankiText(cards: readonly Card[], words: { question: (card: Card) => string; answer: (card: Card) => string }): Promise<string> {
  const rows: string[] = [];
  // One picture after the other: a server draws only a few at once for a visitor.
  for (const card of cards) {
    const picture = await pictureOf(card);
    rows.push([picture + escaped(words.question(card)), words.answer(card).split('\n').map(escaped).join('<br>')].join('\t'));
  }
  return ['#separator:tab', '#html:true', '#notetype:Basic', '#deck:Pasch', ...rows, ''].join('\n');
}

async function pictureOf({ xgid }: Card): Promise<string> {
  if (xgid === null) return '';
  try {
    const { text } = await connection.request<'file'>({ type: 'picture', position: xgid });
    const bytes = new TextEncoder().encode(text);
    const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return `<img src="data:image/svg+xml;base64,${packed}"><br>`;
  } catch {
    return '';
  }
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign).replace(/[\t\n]/g, ' ');
