// The rulebook's structure: chapters of blocks. A block explains at most one rule; its texts are messages.

import bookFile from '../../../src/niagara/rulebook/book.json';
import type { Disc } from '../geometry/boardGeometry';
import type { GemKind } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';

export type StepPicture = 'hidden' | 'canoe' | 'lowest' | 'gem';
export type Price = { readonly text: string; readonly points: number };
export type Goal = { readonly text: string; readonly gems: readonly GemKind[] };
export type BookStep = { readonly text: string; readonly picture?: StepPicture };
export type BookSite = { readonly gem: GemKind; readonly discs: readonly Disc[] };

export type Block = {
  /** The number in docs/rules.md, such as R4.8 or D3. */
  readonly rule?: string;
  readonly heading?: string;
  readonly title?: string;
  readonly style?: 'lead' | 'tip';
  readonly text?: readonly string[];
  readonly list?: readonly string[];
  readonly steps?: readonly BookStep[];
  readonly goals?: readonly Goal[];
  readonly prices?: readonly Price[];
  readonly sites?: readonly BookSite[];
  readonly figures?: readonly string[];
  /** Other rules that belong to this one. */
  readonly see?: readonly string[];
};

export type Chapter = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] };

/** Where somebody reads: a chapter, and in it a rule if one is meant. */
export type BookPlace = { readonly chapter: Chapter; readonly rule: string | null };

export const CHAPTERS = bookFile.chapters as unknown as readonly Chapter[];

/** The chapter that is one page, to print; it repeats the others. */
export const SUMMARY = 'summary';

const isPartOf = (rule: string, wanted: string): boolean => rule === wanted || rule.startsWith(`${wanted}.`);

/** The place that an address names: a chapter, a rule, or a whole section of rules such as R4; at first the first chapter. */
export function placeOf(name: string): BookPlace {
  const wanted = name.replace(/^#/, '').toLowerCase();
  for (const chapter of CHAPTERS) {
    if (chapter.id === wanted) return { chapter, rule: null };
    const block = chapter.blocks.find(({ rule }) => rule !== undefined && isPartOf(rule.toLowerCase(), wanted));
    if (block?.rule) return { chapter, rule: block.rule };
  }
  return { chapter: CHAPTERS[0]!, rule: null };
}

/** The title of a rule, in words. */
export function titleOf(rule: string): string {
  const block = placeOf(rule).chapter.blocks.find((one) => one.rule === rule);
  return block?.title ? say(block.title) : rule;
}

export const address = (place: string): string => `/learn#${place}`;

/** What a rule or decision is called. */
export const ruleName = (rule: string): string => say(rule.startsWith('D') ? 'book-question' : 'book-rule', { rule });

/** All texts of a block, for the search. */
export function textsOf(block: Block): string[] {
  const keys = [
    ...[block.heading, block.title].filter((key) => key !== undefined),
    ...(block.text ?? []),
    ...(block.list ?? []),
    ...[...(block.steps ?? []), ...(block.goals ?? []), ...(block.prices ?? [])].map(({ text }) => text),
    ...(block.figures ?? []).map(captionOf),
  ];
  return [...(block.rule ? [block.rule] : []), ...keys.map((key) => say(key))];
}

export const captionOf = (figure: string): string => `book-fig-${figure}`;

/** How a chapter is counted. */
export const chapterNumber = (chapter: Chapter): string =>
  say('book-chapter', { number: i18n.number(CHAPTERS.indexOf(chapter) + 1), count: i18n.number(CHAPTERS.length) });
