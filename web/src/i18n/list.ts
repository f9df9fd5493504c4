// Lists as a language writes them: a, b, and c.

import { LIST_WORDS } from 'virtual:messages';

export type ListType = 'conjunction' | 'disjunction';

/** Several things in one phrase, as Intl.ListFormat would say it. */
export function listed(items: readonly string[], locale: string, type: ListType): string {
  const [pair, between, last] = LIST_WORDS[locale]![type];
  if (items.length < 3) return items.join(pair);
  return items.slice(0, -1).join(between) + last + items.at(-1);
}
