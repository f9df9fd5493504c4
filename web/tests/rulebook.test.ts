// The rulebook's places and its search.

import { describe, expect, it } from 'vitest';
import { CHAPTERS, placeOf } from '../src/rulebook/book';
import { FIGURES } from '../src/rulebook/figures';
import { holdsAll, piecesOf, wordsOf } from '../src/rulebook/search';
import { after, sceneOf, withNextArms } from '../src/scene/scene';
import { ruleIn } from '../src/table/eventRules';

const found = (text: string, query: string): string[] =>
  piecesOf(text, wordsOf(query))
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

describe('a place in the rulebook', () => {
  it('is a chapter, a rule or a section of rules', () => {
    expect(placeOf('stealing').chapter.id).toBe('stealing');
    expect(placeOf('#R4.8')).toMatchObject({ chapter: { id: 'stealing' }, rule: 'R4.8' });
    expect(placeOf('d3')).toMatchObject({ chapter: { id: 'questions' }, rule: 'D3' });
    expect(placeOf('R4')).toMatchObject({ chapter: { id: 'trips' }, rule: 'R4.1' });
  });

  it('tells R4.1 from R4.10', () => {
    expect(placeOf('R4.1').rule).toBe('R4.1');
    expect(placeOf('R4.10').rule).toBe('R4.10');
  });

  it('is the beginning if nothing is meant', () => {
    expect(placeOf('').chapter).toBe(CHAPTERS[0]);
    expect(placeOf('nonsense').chapter).toBe(CHAPTERS[0]);
  });
});

describe('the search', () => {
  it('finds words whatever their case and accents', () => {
    expect(found('Různý břeh', 'RUZNY')).toEqual(['Různý']);
    expect(found('Fluss: größer', 'grosser')).toEqual(['größer']);
    expect(found('încărca', 'incarca')).toEqual(['încărca']);
  });

  it('finds Persian words with other letters, joiners and digits', () => {
    expect(found('قایق‌ها', 'قايقها')).toEqual(['قایق‌ها']);
    expect(found('کارت ۴', 'كارت 4')).toEqual(['کارت', '۴']);
  });

  it('looks past the marks around names', () => {
    expect(found('See \u2068Lost canoes\u2069.', 'see lost')).toEqual(['See', 'Lost']);
  });

  it('wants all words, in any order', () => {
    expect(holdsAll(['R4.8', 'Steal a gem'], wordsOf('gem steal'))).toBe(true);
    expect(holdsAll(['R4.8', 'Steal a gem'], wordsOf('gem falls'))).toBe(false);
  });

  it('loses nothing of the text', () => {
    const pieces = piecesOf('Gem upon gem', wordsOf('gem'));
    expect(pieces.map(({ text }) => text).join('')).toBe('Gem upon gem');
    expect(pieces.map(({ isHit }) => isHit)).toEqual([true, false, true]);
  });
});

describe('a figure', () => {
  it('ends where the engine says, drawn event by event', () => {
    for (const [name, { position, events, after: end }] of FIGURES) {
      if (!events || !end) continue;
      const { canoes, sites, gems, weather, nextArm } = withNextArms(events, end).reduce(after, sceneOf(position));
      expect({ canoes, sites, gems, weather, nextArm }, name).toEqual({
        ...Object.fromEntries(
          Object.entries(sceneOf(end)).filter(([key]) => ['canoes', 'sites', 'gems', 'weather', 'nextArm'].includes(key)),
        ),
      });
    }
  });
});

describe('a refusal', () => {
  it('names its rule', () => {
    expect(ruleIn('R4.8: only a canoe that moved upstream may steal')).toBe('R4.8');
    expect(ruleIn('D3: written before it')).toBe('D3');
    expect(ruleIn('Rowing is fun')).toBeNull();
  });
});
