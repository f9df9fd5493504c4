// The kinds of games that can be started, each as a request for a table.

import * as api from '../api/http';
import type { CreateTable, NewSeat, Position } from '../api/types';
import { coachTable } from '../teach/coachedTable';
import { nextLesson } from '../teach/lessonProgress';
import { lessonIds } from '../teach/lessons';
import { prefer } from '../prefs.svelte';
import { me } from '../session/me.svelte';

const bots = (level: string, count: number): NewSeat[] => Array.from({ length: count }, () => ({ kind: 'bot', level }));

/** Somebody at the same device, or a bot of some level. */
export type Neighbour = { readonly kind: 'local'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

export const withBots = (level: string, seats: number, hints: boolean): CreateTable => ({
  seats: [{ kind: 'me' }, ...bots(level, seats - 1)],
  hints,
});

export const withFriends = (seats: number, isPublic: boolean): CreateTable => ({
  public: isPublic,
  seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: 'open' }))],
});

/** Seconds for each decision at a rated table, unless its host changes them. */
const RATED_CLOCK = 300;
export const rated = (seats: number): CreateTable => ({ ...withFriends(seats, true), rated: true, clock: RATED_CLOCK });

export const onOneDevice = (neighbours: readonly Neighbour[]): CreateTable => ({ seats: [{ kind: 'me' }, ...neighbours] });

/** Bots among themselves, to be watched. */
export const exhibition = (level: string, seats: number): CreateTable => ({ seats: bots(level, seats), rules: { round_limit: 100 } });

/** A practice game from a position: you play one seat, bots the others. */
export const practice = (position: Position, seat: number, level: string, hints: boolean): CreateTable => ({
  seats: position.players.map((_, i): NewSeat => (i === seat ? { kind: 'me' } : { kind: 'bot', level })),
  position,
  hints,
});

/** Create a table; resolves to its id. */
export async function create(table: CreateTable): Promise<string> {
  const id = api.freshId();
  return (await me.with(() => api.createTable(table, id))).table;
}

/** Begin an exercise; resolves to the id of its table. */
export const beginExercise = async (exercise: string): Promise<string> => (await me.with(() => api.beginExercise(exercise))).table;

/** Begin the first lesson that was not passed yet; resolves to the id of its table. */
export async function beginNextLesson(): Promise<string> {
  const lessons = await lessonIds();
  return beginExercise(nextLesson(lessons) ?? lessons[0]!);
}

/** Begin the puzzle of the day; resolves to the id of its table. */
export async function beginPuzzleOfTheDay(): Promise<string> {
  const { puzzles, today } = await api.puzzles();
  return beginExercise(puzzles.find(({ id }) => id === today)!.exercise);
}

/** Beginners that steal least. */
const GENTLE = ['cautious', 'racer'] as const;

/** Start a first game against gentle bots, with the coach; resolves to the id of its table. */
export async function startCoachedGame(): Promise<string> {
  const rivals = GENTLE.map((temperament): NewSeat => ({ kind: 'bot', level: 'beginner', temperament }));
  const table = await createAndStart({ seats: [{ kind: 'me' }, ...rivals], hints: true });
  prefer('coach', true); // it may have been silenced before
  coachTable(table);
  return table;
}

/** Create a table and start the game; resolves to its id. */
export async function createAndStart(table: CreateTable): Promise<string> {
  const id = await create(table);
  await api.sendCommand(id, { do: 'start' });
  return id;
}
