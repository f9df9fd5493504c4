// Whole numbers in the digits of a language. Intl.NumberFormat writes the same, but browsers take 25 ms to make the first
// one, on a phone a tenth of a second in which the page stands still: it is left to what is not written so simply.

import { zeroOf } from './languages';

/** From here on digits are grouped, by rules of each language. */
const LARGE = 1000;

/** A number digit by digit, without any signs between them. */
export function digits(number: string | number, language: string): string {
  const zero = zeroOf(language).codePointAt(0)!;
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Whether a number is written by its digits alone. */
export const isPlain = (value: number): boolean => Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value < LARGE;
