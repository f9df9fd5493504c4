// Which lessons were passed; kept with the preferences, so that they go along to another device.

import { prefer, prefs } from '../prefs.svelte';

export const passedLessons = (): readonly string[] => prefs.lessons.split(' ').filter(Boolean);

export function passLesson(id: string): void {
  const passed = passedLessons();
  if (!passed.includes(id)) prefer('lessons', [...passed, id].join(' '));
}

/** The first lesson that was not passed yet; null once all were. */
export const nextLesson = (lessons: readonly string[]): string | null => lessons.find((id) => !passedLessons().includes(id)) ?? null;
