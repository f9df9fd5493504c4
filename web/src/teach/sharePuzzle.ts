// Sharing a solved puzzle: how many tries it took, the streak, a link and a picture; never the answer.

import * as api from '../api/http';
import type { Puzzles } from '../api/types';
import { i18n, say } from '../i18n/i18n.svelte';
import { canShare, copy, shareWithPicture } from '../ui/copyAndShare';
import { puzzleProgress, streakOn } from './puzzleProgress';

/** What is shared about a puzzle. */
export function shareText(puzzle: string, all: Puzzles): string {
  const progress = puzzleProgress();
  const tries = progress.tries[puzzle] ?? 1;
  if (puzzle !== all.today) return say('puzzle-share-any', { number: Number(puzzle), tries });
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(all.date));
  const days = streakOn(progress, all.date);
  const solved = say('puzzle-share-solved', { date, tries });
  return days > 1 ? `${solved}\n${say('puzzle-share-streak', { days })}` : solved;
}

/** Share by the system's dialog, or else copy; resolves to what to tell. */
export async function sharePuzzle(puzzle: string, all: Puzzles): Promise<string> {
  const text = shareText(puzzle, all);
  const url = `${location.origin}/puzzles/${puzzle}`;
  if (!canShare()) return say((await copy(`${text}\n${url}`)) ? 'puzzle-share-copied' : 'copy-failed');
  const picture = await fetch(api.puzzlePicture(puzzle, i18n.language))
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null); // Then the words and the link are shared alone.
  await shareWithPicture(text, url, picture, `niagara-puzzle-${puzzle}.png`);
  return '';
}
