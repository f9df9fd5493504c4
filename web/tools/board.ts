// Writes the board's ground as SVG, by day and by night: node tools/board.ts FOLDER

import './resolve.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { drawGround } = await import('./board/ground.ts');
const { readPalette } = await import('./board/palette.ts');

const folder = process.argv[2] ?? 'build';
const css = readFileSync(new URL('../src/palette.css', import.meta.url), 'utf8');
const ground = drawGround();
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  writeFileSync(join(folder, `${theme}.svg`), ground.replace('/*palette*/', readPalette(css, theme)));
}
