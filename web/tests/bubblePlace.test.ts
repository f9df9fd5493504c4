// A bubble stands near its thing, inside the window, over nothing that can be pressed.

import { describe, expect, it } from 'vitest';
import { bubblePlace, type Box } from '../src/teach/bubblePlace';

const VIEW: Box = { x: 0, y: 0, width: 400, height: 800 };
const BUBBLE = { width: 200, height: 80 };
const THING: Box = { x: 150, y: 700, width: 100, height: 40 };

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the place of a bubble', () => {
  it('is beside the thing', () => {
    const place = bubblePlace(THING, BUBBLE, [], VIEW)!;
    expect(meets(place, THING)).toBe(false);
    expect(place.y).toBeGreaterThan(550);
  });

  it('is over nothing that can be pressed', () => {
    const buttons = [0, 1, 2, 3].map((i): Box => ({ x: 20 + i * 95, y: 560, width: 80, height: 90 }));
    const place = bubblePlace(THING, BUBBLE, buttons, VIEW)!;
    expect([THING, ...buttons].some((one) => meets(place, one))).toBe(false);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.width).toBeLessThanOrEqual(VIEW.width);
  });

  it('is inside the area it is meant for', () => {
    const area: Box = { x: 100, y: 20, width: 200, height: 200 };
    expect(bubblePlace(THING, BUBBLE, [], area)).toEqual({ x: 100, y: 140, ...BUBBLE });
  });

  it('is none where there is no room', () => {
    expect(bubblePlace(THING, BUBBLE, [VIEW], VIEW)).toBeNull();
  });
});
