// The numbers of a finished game. Several parts of the result ask for them: they are fetched once.

import { statistics } from '../api/http';
import type { Statistics } from '../api/types';

let asked: { readonly table: string; readonly facts: Promise<Statistics> } | null = null;

export function gameFacts(table: string): Promise<Statistics> {
  if (asked?.table !== table) {
    asked = { table, facts: statistics(table) };
    // A failure may be over by the next time.
    asked.facts.catch(() => (asked = null));
  }
  return asked.facts;
}
