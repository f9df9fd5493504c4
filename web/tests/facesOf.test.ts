// Whose faces stand for the seats of a table.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../src/api/types';
import { facesOf } from '../src/ui/facesOf';

const seat = (seat: Partial<Seat>): Seat => seat as Seat;
const person = (name: string): Seat => seat({ kind: 'person', name });

describe('the faces of a table', () => {
  it('are the temperaments of bots', () => {
    expect(facesOf([seat({ kind: 'bot', temperament: 'thief' })])).toEqual(['thief']);
  });

  it('are the same for the same name, and there are several', () => {
    const faces = ['Ann', 'Ben', 'Ivo', 'Jan', 'Eve', 'مریم'].flatMap((name) => facesOf([person(name)]));
    expect(new Set(faces).size).toBeGreaterThan(3);
    expect(facesOf([seat({ kind: 'local', name: 'Ann' })])).toEqual([faces[0]]);
    for (const face of faces) expect(face).toMatch(/^person-[0-7]$/);
  });

  it('are different for people at one table, whatever their names', () => {
    for (const names of [['Ann', 'Ann', 'Ann', 'Ann', 'Ann'], Array.from({ length: 5 }, (_, i) => `Guest ${4886 + i}`)]) {
      expect(new Set(facesOf(names.map(person))).size).toBe(5);
    }
  });

  it('are none where nobody sits', () => {
    expect(facesOf([seat({ kind: 'open' })])).toEqual([null]);
    expect(facesOf([])).toEqual([]);
  });

  it('have the same skin by day and by night', () => {
    const palette = readFileSync('src/palette.css', 'utf8');
    const skins = [...readFileSync('public/people.svg', 'utf8').matchAll(/var\((--(?:face|wood)-[\w-]+)\)/g)].map(([, name]) => name!);
    expect(skins.length).toBeGreaterThan(20);
    for (const name of new Set(skins)) expect(palette.split(`${name}:`).length - 1, name).toBe(1);
  });
});
