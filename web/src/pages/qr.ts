// QR codes for short addresses: byte mode, level M, versions 1 to 6 (ISO/IEC 18004). No more than
// an invitation needs.

/** The dark squares, row by row. */
export type Modules = readonly (readonly boolean[])[];

type Version = { readonly blocks: readonly number[]; readonly check: number; readonly align: number | null };
type Grid = (boolean | null)[][];

/** At level M: data bytes of each block, check bytes of every block, and the alignment pattern's place. */
const VERSIONS: readonly Version[] = [
  { blocks: [16], check: 10, align: null },
  { blocks: [28], check: 16, align: 18 },
  { blocks: [44], check: 26, align: 22 },
  { blocks: [32, 32], check: 18, align: 26 },
  { blocks: [43, 43], check: 24, align: 30 },
  { blocks: [27, 27, 27, 27], check: 16, align: 34 },
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The code of a text; throws if it is too long. */
export function encode(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const number = VERSIONS.findIndex(({ blocks }) => total(blocks) >= bytes.length + 2);
  const version = VERSIONS[number];
  if (!version) throw new RangeError('too long for a QR code of version 6');
  const bits = toBits(woven(dataBytes(bytes, total(version.blocks)), version));
  const candidates = MASKS.map((mask, i) => drawn(number + 1, version, bits, mask, i));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** One path of an SVG of that many units, quiet zone included. */
export function toPath(modules: Modules, quiet = 4): { readonly size: number; readonly path: string } {
  const runs = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])));
  return { size: modules.length + 2 * quiet, path: runs.join('') };
}

/** Mode, length, bytes, and padding up to the capacity. */
function dataBytes(bytes: Uint8Array, capacity: number): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, 8), ...toBits([...bytes])];
  bits.push(...Array<number>(Math.min(4, capacity * 8 - bits.length)).fill(0));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xfd) data.push(pad);
  return data;
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
const toBits = (bytes: readonly number[]): number[] => bytes.flatMap((byte) => bitsOf(byte, 8));

/** Blocks with their check bytes, interleaved. */
function woven(data: readonly number[], { blocks, check }: Version): number[] {
  let from = 0;
  const parts = blocks.map((length) => data.slice(from, (from += length)));
  const checks = parts.map((part) => checkBytes(part, check));
  const weave = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return [...weave(parts), ...weave(checks)];
}

/** Multiply in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** Reed–Solomon: the remainder of the data by the generator of that degree. */
function checkBytes(data: readonly number[], count: number): number[] {
  const generator = Array<number>(count).fill(0);
  generator[count - 1] = 1;
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    for (let j = 0; j < count; j++) generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0);
  }
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    generator.forEach((value, i) => (rest[i]! ^= times(value, factor)));
  }
  return rest;
}

function drawn(number: number, version: Version, bits: readonly number[], mask: (typeof MASKS)[number], maskNumber: number): Modules {
  const size = 17 + 4 * number;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  drawPatterns(grid, version.align);
  drawFormat(grid, maskNumber);
  drawBits(grid, bits, mask);
  return grid.map((row) => row.map((cell) => cell === true));
}

function drawPatterns(grid: Grid, align: number | null): void {
  const size = grid.length;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(grid, row, column, 4, [2, 4]);
  if (align !== null) drawRings(grid, align, align, 2, [1]);
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  grid[size - 8]![8] = true;
}

/** Squares around a point; those at the light distances are light. */
function drawRings(grid: Grid, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let dr = -reach; dr <= reach; dr++) {
    for (let dc = -reach; dc <= reach; dc++) {
      const line = grid[row + dr];
      if (line?.[column + dc] !== undefined) line[column + dc] = !light.includes(Math.max(Math.abs(dr), Math.abs(dc)));
    }
  }
}

/** Level M and the mask, with their check bits, twice. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((format >> i) & 1) === 1;
    const line = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[line]![8] = isDark;
    const column = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[8]![column] = isDark;
  }
}

/** Upwards and downwards in columns of two, from the right; column 6 belongs to the timing. */
function drawBits(grid: Grid, bits: readonly number[], mask: (typeof MASKS)[number]): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue;
        grid[row]![column] = (bits[next++] === 1) !== mask(row, column);
      }
    }
  }
}

const FINDERS = ['10111010000', '00001011101'];

/** How hard a code is to read, by the four rules of the standard. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map((cell) => (cell ? '1' : '0')).join(''));
  const columns = modules.map((_, c) => modules.map((row) => (row[c] ? '1' : '0')).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0+|1+/g) ?? []) if (run.length >= 5) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (FINDERS.includes(line.slice(i, i + 11))) points += 40;
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const square = rows[r - 1]!.slice(c - 1, c + 1) + rows[r]!.slice(c - 1, c + 1);
      if (square === '0000' || square === '1111') points += 3;
    }
  }
  const dark = total(rows.map((row) => row.replaceAll('0', '').length));
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
