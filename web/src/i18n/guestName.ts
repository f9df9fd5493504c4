// The server names whoever has not chosen a name "Guest 1234"; others read it in their own language.

import { digits } from './digits';
import { i18n, say } from './i18n.svelte';

const GUEST = /^Guest (\d{4})$/;

export const isGuestName = (name: string): boolean => GUEST.test(name);

/** A person's name as it is shown. */
export function shownName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? say('guest-name', { number: digits(number, i18n.locale) }) : name;
}
