// The game that the coach goes along with, and what it has said there; kept when the page is loaded again.

import { store, stored } from '../storage';

const TABLE = 'niagara.coached';
const TOLD = 'niagara.coach-told';

export const isCoached = (table: string): boolean => stored(TABLE) === table;

/** Let the coach go along with a game, from the beginning. */
export function coachTable(table: string): void {
  store(TABLE, table);
  store(TOLD, null);
}

export const toldMoments = (): readonly string[] => (stored(TOLD) ?? '').split(' ').filter(Boolean);
export const keepTold = (moments: readonly string[]): void => void store(TOLD, moments.join(' '));
