// What people built: the pier, small jetties, the plank of the weather.

import { DISC, DISCS, JETTIES, PIER, PLANK, SITES } from '../../src/geometry/boardGeometry';
import { Chance } from './chance';
import { n0, n1, xy } from './path';

export function pier(): string {
  const chance = new Chance(606);
  const { x, y, width, height } = PIER;
  let boards = '';
  for (let k = -4; k < 9; k++) {
    const [top, shift] = [y + k * 13.6, chance.range(-4, 4)];
    const upper = xy(width + 6 + chance.range(-3, 3), chance.range(-0.8, 0.8));
    const side = xy(chance.range(-1, 1), 11.6);
    const outline = `M${xy(x + shift - 3, top)}l${upper}l${side}l${xy(-width - 6, chance.range(-0.8, 0.8))}z`;
    const grain = `M${xy(x + shift + 6, top + chance.range(3, 5))}h${n0(chance.range(20, 46))}m-12 ${n0(chance.range(2, 4))}h20`;
    const paint = chance.pick(['url(#board)', 'url(#board)', 'var(--wood-1)', 'var(--wood-2)']);
    boards += `<path d="${outline}" fill="${paint}"/><path d="${grain}" stroke="var(--wood-3)" stroke-width=".8" opacity=".5"/>`;
  }
  const beams = `<path d="M${x + 8} ${y - 60}v${height + 70}M${x + width - 8} ${y - 60}v${height + 66}" stroke="var(--wood-3)" stroke-width="8"/>`;
  return `<g filter="url(#far)" transform="rotate(-2 ${x} ${y})">${beams}${boards}</g>`;
}

export function jetties(): string {
  const chance = new Chance(607);
  const drawn = JETTIES.map(({ from, to, length }) => {
    const [{ x, y }, site] = [DISCS[from], SITES[to]];
    const angle = (Math.atan2(site.y - y, site.x - x) * 180) / Math.PI;
    const start = DISC + 6;
    let boards = '';
    for (let k = 0; k * 8 < length; k++) {
      const outline = `M${n1(start + k * 8)} ${n1(-10 + chance.range(-1.5, 1.5))}h6.4v${n1(20 + chance.range(-1.5, 1.5))}h-6.4z`;
      boards += `<path d="${outline}" fill="var(--wood-${k % 3 === 1 ? 2 : 1})"/>`;
    }
    const beams = `<path d="M${start} -6H${start + length}M${start} 6H${start + length}" stroke="var(--wood-3)" stroke-width="3"/>`;
    return `<g transform="translate(${x} ${y})rotate(${n0(angle)})">${beams}${boards}</g>`;
  });
  return `<g filter="url(#near)">${drawn.join('')}</g>`;
}

/** Where the cloud hangs; the numbers above are drawn over the picture, in the reader's digits (src/board/WeatherNumbers.svelte). */
const hollow = (i: number): string =>
  `<path transform="translate(${40 + i * 53} 22)" d="M-19 20q-1-2 2-2h34q3 0 3 3l-1 24q0 3-3 3h-33q-3 0-3-3z" fill="var(--wood-3)" opacity=".5"/>`;

export function plank(): string {
  const { x, y, width, height, tilt } = PLANK;
  const legs = '<path d="M40 60v34h12V60zM186 60v34h12V60z" fill="var(--wood-3)"/>';
  const body = '<path d="M2 5Q0 1 5 1L120-1L230 1Q236 1 235 6L236 72Q237 78 231 78L118 79L5 78Q0 78 1 72z" fill="url(#board)"/>';
  const grain =
    '<path d="M4 14Q70 8 120 13T232 10M3 66Q60 72 130 67T233 68M4 40Q20 37 40 41M200 42Q220 37 232 41" stroke="var(--wood-3)" fill="none" opacity=".45"/>';
  const shine = '<path d="M3 3L120 1L232 3" stroke="var(--edge-light)" stroke-width="1.6" opacity=".7" fill="none"/>';
  const nail = (cx: number, cy: number): string => `<circle cx="${cx}" cy="${cy}" r="2.6" fill="var(--wood-3)"/>`;
  const nails = [9, 227].flatMap((cx) => [nail(cx, 9), nail(cx, 70)]).join('');
  const where = `translate(${x} ${y})rotate(${tilt} ${width / 2} ${height / 2})`;
  return `<g transform="${where}"><g filter="url(#far)">${legs}${body}</g>${grain}${shine}${[0, 1, 2, 3].map(hollow).join('')}${nails}</g>`;
}
