// The lessons there are, in their order; asked for once.

import * as api from '../api/http';
import { store, stored } from '../storage';

/** Kept from the last visit, so that a page need not wait to know them. */
const KEPT = 'niagara.lessons';

let asked: Promise<readonly string[]> | null = null;

export function lessonIds(): Promise<readonly string[]> {
  asked ??= api.exercises().then(
    (all) => {
      const lessons = all.filter(({ kind }) => kind === 'lesson').map(({ id }) => id);
      store(KEPT, lessons.join(' '));
      return lessons;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The lessons as they were last told; none if they never were. */
export const keptLessons = (): readonly string[] => (stored(KEPT) ?? '').split(' ').filter(Boolean);
