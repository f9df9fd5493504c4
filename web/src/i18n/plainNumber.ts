// Numbers in messages: plain ones are written by their digits, and still choose the form of words that goes with them.

import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import { digits, isPlain } from './digits';

class PlainNumber extends FluentNumber {
  constructor(
    value: number,
    private readonly text: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.text;
  }
}

/** The values of a message, its numbers in the digits of a language. */
export function withPlainNumbers(values: Readonly<Record<string, FluentVariable>>, locale: string): Record<string, FluentVariable> {
  const written = (value: FluentVariable): FluentVariable =>
    typeof value === 'number' && isPlain(value) ? new PlainNumber(value, digits(value, locale)) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));
}
