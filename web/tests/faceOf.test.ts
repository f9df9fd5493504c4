// Whose face stands for a seat.

import { describe, expect, it } from 'vitest';
import type { Seat } from '../src/api/types';
import { faceOf } from '../src/ui/faceOf';

const seat = (seat: Partial<Seat>): Seat => seat as Seat;

describe('the face of a seat', () => {
  it('is the temperament of a bot', () => {
    expect(faceOf(seat({ kind: 'bot', temperament: 'thief' }))).toBe('thief');
  });

  it('is the same for the same name, and there are several', () => {
    const faces = ['Ann', 'Ben', 'Ivo', 'Jan', 'Eve', 'مریم'].map((name) => faceOf(seat({ kind: 'person', name })));
    expect(new Set(faces).size).toBeGreaterThan(3);
    expect(faceOf(seat({ kind: 'local', name: 'Ann' }))).toBe(faces[0]);
    for (const face of faces) expect(face).toMatch(/^person-[0-7]$/);
  });

  it('is none where nobody sits', () => {
    expect(faceOf(seat({ kind: 'open' }))).toBeNull();
    expect(faceOf(undefined)).toBeNull();
  });
});
