// What there is to read: pages made from the rulebooks themselves, in the reader's language.

import type { Board, Side } from '../../protocol';
import { connection } from '../../socket';

export interface BoardPicture {
  readonly picture: 'board';
  readonly board: Board;
  readonly to_play: Side;
  readonly roll?: readonly [number, number];
  readonly position?: string;
  /** The labels of the points 1 to 24 as White counts. */
  readonly labels: readonly string[];
  /** Is White's home at the left? */
  readonly mirrored: boolean;
  readonly caption: string;
}

export interface PegPicture {
  readonly picture: 'pegs';
  readonly pegs: readonly number[];
  readonly caption: string;
}

export interface Paragraph {
  readonly anchor?: string;
  readonly label?: string;
  readonly text: string;
  readonly example: boolean;
  readonly ruling?: string;
  readonly changed?: string;
  readonly pictures?: readonly (BoardPicture | PegPicture)[];
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Reading {
  readonly title: string;
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  readonly legend: readonly string[];
  /** For rulebooks: whose sheet, and where each rule stands that a refused move may name. */
  readonly rulebook?: string;
  readonly rules?: readonly (readonly [string, string])[];
}

export interface Comparison {
  readonly title: string;
  readonly intro: string;
  readonly mark: string;
  readonly ruling: string;
  readonly rulebooks: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly {
    readonly anchor: string;
    readonly question: string;
    readonly alike: boolean;
    readonly cells: readonly { readonly text: string; readonly differs: boolean; readonly ruling: boolean }[];
  }[];
}

export interface Glossary {
  readonly title: string;
  readonly intro: string;
  readonly elsewhere: string;
  readonly entries: readonly {
    readonly id: string;
    readonly word: string;
    readonly meaning: string;
    readonly elsewhere: readonly (readonly [string, string])[];
  }[];
}

export interface Source {
  /** The rule's number or the heading. */
  readonly place: string;
  readonly kind_name: string;
  readonly text: string;
  /** The anchors of the paragraphs that tell it. */
  readonly told: readonly string[];
  /** Who answers it, in words. */
  readonly answer: string;
}

/** Every statement of a printed sheet, and what answers it. */
export interface Sources {
  readonly title: string;
  readonly intro: readonly string[];
  readonly sources: readonly Source[];
}

export type Sheet =
  | { readonly kind: 'reading'; readonly page: Reading }
  | { readonly kind: 'comparison'; readonly page: Comparison }
  | { readonly kind: 'glossary'; readonly page: Glossary }
  | { readonly kind: 'sources'; readonly page: Sources };

/** The questions of the comparison and what may be answered, in words; a phrase with a number is `cube-limit/64`. */
export interface Choices {
  readonly questions: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
}

export async function choices(language: string): Promise<Choices> {
  const { page } = await connection.request<'page'>({ type: 'read', language, page: 'choices' });
  return page as Choices;
}

/** Where the rulebooks stand in lists. */
export const rulebookNames = ['buffalo', 'german', 'danish', 'jumbo', 'ten-language', 'tournament'] as const;

/** `german`, `comparison`, `glossary`, `solitaire`, `table/<name>` or `sources/german`; nothing if there is no such page. */
export async function read(language: string, path: string): Promise<Sheet | null> {
  const { page } = await connection.request<'page'>({ type: 'read', language, page: path });
  if (page === null) return null;
  const kind = path === 'comparison' || path === 'glossary' ? path : path.startsWith('sources/') ? 'sources' : 'reading';
  return { kind, page } as Sheet;
}
