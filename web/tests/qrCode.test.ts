// A QR code has the size its text needs, and the margin that cameras need.

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import QrCode from '../src/ui/QrCode.svelte';

it.each([
  ['http://192.168.1.20:8000/t/abcdefgh', 29],
  ['https://niagara.example/t/abcdefghijklmnop', 29],
  ['x'.repeat(106), 41],
])('draws %s with a margin', (text, modules) => {
  const component = mount(QrCode, { target: document.body, props: { text, label: 'QR code' } });
  flushSync();
  const svg = document.querySelector('svg')!;
  expect(svg.getAttribute('viewBox')).toBe(`-4 -4 ${modules + 8} ${modules + 8}`);
  expect(svg.querySelector('path')!.getAttribute('d')).toMatch(/^M/);
  void unmount(component);
});
