// The lessons there are, in their order; asked for once.

import * as api from '../api/http';

let asked: Promise<readonly string[]> | null = null;

export function lessonIds(): Promise<readonly string[]> {
  asked ??= api.exercises().then(
    (all) => all.filter(({ kind }) => kind === 'lesson').map(({ id }) => id),
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}
