// Small numbers in the digits of a language. Intl.NumberFormat writes the same, but browsers take 25 ms to make the first
// one, on a phone a tenth of a second in which the page stands still: it is left to what is not written so simply.

import { NUMERALS } from 'virtual:messages';

/** Below a thousand, where digits are not grouped, and with no more decimals than Intl would show. */
const PLAIN = /^\d{1,3}(\.\d{1,3})?$/;

/** Whether a number is written by its digits alone. */
export const isPlain = (value: number): boolean => PLAIN.test(String(value)) && !Object.is(value, -0);

/** A number digit by digit. */
export function digits(number: string | number, locale: string): string {
  const { zero, point } = NUMERALS[locale]!;
  const digit = (at: string): string => String.fromCodePoint(zero.codePointAt(0)! + Number(at));
  return String(number).replace(/[\d.]/g, (sign) => (sign === '.' ? point : digit(sign)));
}
