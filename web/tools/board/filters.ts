// Paper, velvet, shadows and light: the filters and gradients of the picture.

import { brink, CORNER, FALLS, HEIGHT, MARGIN, WIDTH } from '../../src/geometry/boardGeometry';

const WHOLE = `filterUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" color-interpolation-filters="sRGB"`;

/** A sheet with a grain that catches light from the top left, and two shadows: a wide one and one close to its edge. */
function grain(id: string, seed: number, frequency: string, depth: number, dx: number, dy: number, blur: number): string {
  return `<filter id="${id}" ${WHOLE}>
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>
<feDiffuseLighting surfaceScale="${depth}" diffuseConstant="1.16" style="lighting-color:var(--light)" result="light">
<feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1.02" result="lit"/>
<feComposite in="lit" in2="SourceAlpha" operator="in" result="paper"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="wide"/>
<feFlood style="flood-color:var(--shadow);flood-opacity:var(--shadow-opacity)"/>
<feComposite in2="wide" operator="in" result="shadow"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="1.1"/><feOffset dx="1.6" dy="2.2" result="close"/>
<feFlood style="flood-color:var(--shadow);flood-opacity:var(--contact-opacity)"/>
<feComposite in2="close" operator="in" result="contact"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="contact"/><feMergeNode in="paper"/></feMerge></filter>`;
}

function shadow(id: string, dx: number, dy: number, blur: number, opacity: number, colour = 'shadow', tall = false): string {
  const area = tall ? 'x="-5%" y="-30%" width="112%" height="160%"' : 'x="-5%" y="-6%" width="112%" height="116%"';
  return `<filter id="${id}" ${area} color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="o"/>
<feFlood style="flood-color:var(--${colour})" flood-opacity="${opacity}"/><feComposite in2="o" operator="in"/>
<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
}

const cloudy = (id: string, frequency: string, seed: number, colour: string): string =>
  `<filter id="${id}" ${WHOLE}>
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>
<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.4 -1.5" result="a"/>
<feFlood style="flood-color:var(--${colour})"/><feComposite in2="a" operator="in"/></filter>`;

const FILTERS = [
  ...[0.16, 0.3, 0.22].map((frequency, i) => grain(`paper${i}`, 3 + i * 7, String(frequency), [0.6, 0.5, 0.58][i]!, 5, 7, 5)),
  ...[0, 1].map((i) => grain(`velvet${i}`, 31 + i, '.02 .05', 0.9, 3, 4, 4)),
  shadow('near', 2, 2.6, 1.5, 0.42),
  shadow('far', 4, 6, 4, 0.45),
  shadow('mist', 1, -3, 5, 0.34, 'shadow-water', true),
  shadow('onwater', 2, 2.6, 2.2, 0.3, 'shadow-water'),
  shadow('lip', 1.5, 6, 4.5, 0.55, 'shadow-water', true),
  '<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>',
  cloudy('depths', '.011 .016', 12, 'water-wash'),
  cloudy('weathered', '.009', 5, 'edge-dark'),
];

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]): string =>
  list.map(([at, colour, opacity = 1]) => `<stop offset="${at}" style="stop-color:var(--${colour})" stop-opacity="${opacity}"/>`).join('');

const down = (id: string, list: readonly Stop[], whole = ''): string =>
  `<linearGradient id="${id}" ${whole || 'x2="0" y2="1"'}>${stops(list)}</linearGradient>`;
const round = (id: string, list: readonly Stop[], where = ''): string =>
  `<radialGradient id="${id}" ${where}>${stops(list)}</radialGradient>`;

const LIP = `gradientUnits="userSpaceOnUse" x1="0" y1="${brink(FALLS.left) - 60}" x2="0" y2="${brink(FALLS.left) + 2}"`;

const GRADIENTS = [
  down('fall-deep', [
    [0, 'fall-top'],
    [0.35, 'fall-0'],
    [1, 'fall-0'],
  ]),
  down('fall-back', [
    [0, 'fall-top'],
    [0.3, 'fall-0'],
    [1, 'fall-1'],
  ]),
  down('fall-middle', [
    [0, 'fall-0'],
    [0.3, 'fall-1'],
    [1, 'fall-2'],
  ]),
  down('fall-front', [
    [0, 'fall-2', 0],
    [0.3, 'fall-2'],
    [1, 'fall-2'],
  ]),
  down(
    'lip-water',
    [
      [0, 'water-1', 0],
      [0.5, 'water-2', 0.55],
      [1, 'water-3', 1],
    ],
    LIP,
  ),
  down('board', [
    [0, 'wood-1'],
    [1, 'wood-2'],
  ]),
  round('moonshine', [
    [0.15, 'moon', 0.5],
    [0.5, 'moon', 0.12],
    [1, 'moon', 0],
  ]),
  round(
    'moonlight',
    [
      [0, 'moon', 0.36],
      [0.55, 'streak-light', 0.12],
      [1, 'streak-light', 0],
    ],
    'cx=".12" cy=".04" r=".95"',
  ),
  round('lamplight', [
    [0, 'lamp-glow', 0.95],
    [0.3, 'lamp-warm', 0.5],
    [1, 'lamp-warm', 0],
  ]),
];

const INNER = `width="${WIDTH - 2 * MARGIN}" height="${HEIGHT - 2 * MARGIN}" rx="${CORNER}"`;
const SHEET = `<clipPath id="sheet"><rect x="${MARGIN}" y="${MARGIN}" ${INNER}/></clipPath>`;

export const FILTERS_AND_LIGHT = [SHEET, ...FILTERS, ...GRADIENTS].join('\n');
