// The players' colours, as people see them who do not see red or green; and what is written on what, by day and night.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/palette.css', 'utf8');
const COLOURS = ['red', 'yellow', 'green', 'blue', 'brown'] as const;
const PAINTS = COLOURS.map((_, i) => new RegExp(`--player-${i}: (#[0-9a-f]{6});`).exec(css)![1]!);

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), at full severity, on linear light. */
const SIGHTS: Readonly<Record<string, readonly Triple[]>> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

const dot = (a: Triple, b: readonly number[]): number => a[0] * b[0]! + a[1] * b[1]! + a[2] * b[2]!;

function linear(hex: string): number[] {
  const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

/** CIE L*a*b* of a colour as somebody sees it. */
function seen(hex: string, sight: readonly Triple[]): Triple {
  const light = sight.map((row) => Math.min(1, Math.max(0, dot(row, linear(hex)))));
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], light));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each(Object.entries(SIGHTS))('players in %s sight', (_, sight) => {
  const labs = PAINTS.map((paint) => seen(paint, sight));
  const pairs = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map((b, j) => ({ a, b, i, j: i + 1 + j })));

  it.each(pairs)('$a and $b are told apart', ({ i, j }) => {
    expect(difference(labs[i]!, labs[j]!)).toBeGreaterThan(15);
  });

  it('red and green differ in lightness, too', () => {
    expect(Math.abs(labs[0]![0] - labs[2]![0])).toBeGreaterThan(10);
  });
});

describe.each(['day', 'night'])('by %s', (theme) => {
  const [day, night] = css.split(":root[data-theme='dark']") as [string, string];
  const valueOf = (name: string): string => {
    const found = new RegExp(`--${name}: (#[0-9a-f]{6});`);
    return (found.exec(theme === 'day' ? day : night) ?? found.exec(day))![1]!;
  };
  const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex));
  function contrast(a: string, b: string): number {
    const [dark, light] = [luminance(valueOf(a)), luminance(valueOf(b))].sort((x, y) => x - y) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }

  it.each(['text', 'text-soft', 'accent', 'good', 'caution', 'danger'])('%s can be read', (ink) => {
    for (const paper of ['paper', 'paper-raised', 'paper-sunk']) expect(contrast(ink, paper)).toBeGreaterThan(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-danger', 'danger'],
    ['danger', 'danger-soft'],
    ['target-ink', 'target'],
    ['disc-number', 'disc-number-plate'],
  ])('%s can be read on %s', (ink, ground) => expect(contrast(ink, ground)).toBeGreaterThan(4.5));
});
