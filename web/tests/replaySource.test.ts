// What was pasted is sent as JSON or as text, and nothing else is taken for a record.

import { expect, test } from 'vitest';
import { readRecord } from '../src/pages/replaySource';

test('JSON and notation are told apart', () => {
  expect(readRecord(' {"format": 1} ')).toEqual({ format: 1 });
  expect(readRecord('\n[niagara 1]\n[seats ["Ann"]]\n')).toBe('[niagara 1]\n[seats ["Ann"]]');
});

test.each(['', 'hello', '{"format": 1', '<html>'])('%j is no record', (text) => {
  expect(readRecord(text)).toBeNull();
});
