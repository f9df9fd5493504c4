// The whole ground of the board, layer by layer from the table up: all that does not move.

import { CORNER, HEIGHT, MARGIN, WIDTH } from '../../src/geometry/boardGeometry';
import { falls, mist } from './falls';
import { FILTERS_AND_LIGHT } from './filters';
import { forest, LEAVES, TREE_SHAPES } from './forest';
import { lanterns, moon, night } from './light';
import { sheet } from './relief';
import { grass, STONE_SHAPES, stones } from './stones';
import { ARROW, arrows, bankFoam, strokes, waterSheets } from './water';
import { jetties, pier, plank } from './wood';

/** Heights at which the sheets of land are cut, from the sand up to the hills. */
const LEVELS = [0, 17, 33, 52, 76, 106, 146];

function landSheets(): string {
  return LEVELS.map((_, i) => {
    const use = (paint: string): string => `<use href="#land${i}" ${paint}/>`;
    const shade = use('fill="var(--edge-dark)" x="1" y="1.4" opacity=".55"');
    const shine = use('fill="var(--edge-light)" x="-1" y="-1.3" style="opacity:var(--edge-light-opacity)"');
    return `<g filter="url(#paper${i % 3})">${shade}${shine}${use(`fill="var(--land-${i})"`)}</g>`;
  }).join('');
}

function frame(): string {
  const [wide, high] = [WIDTH - 2 * MARGIN + 6, HEIGHT - 2 * MARGIN + 6];
  const rect = (shift: number, paint: string): string => {
    const corner = MARGIN - shift;
    return `<rect x="${corner}" y="${corner}" width="${wide}" height="${high}" rx="${CORNER + 3}" ${paint}/>`;
  };
  const edges = [rect(3, 'fill="var(--frame-dark)"'), rect(4, 'fill="var(--edge-light)" opacity=".5"')];
  return `<g filter="url(#far)">${edges.join('')}${rect(5, 'fill="var(--frame)"')}</g>`;
}

const whole = (paint: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" ${paint}/>`;

export function drawGround(): string {
  const land = LEVELS.map((level, i) => `<path id="land${i}" d="${sheet(level)}" fill-rule="evenodd"/>`).join('');
  const onLand = '<clipPath id="dry"><use href="#land0" clip-rule="evenodd"/></clipPath>';
  const style = `/*palette*/${LEAVES}.lamp{opacity:var(--lamp)}`;
  const deep = [whole('fill="var(--water-0)"'), whole('filter="url(#depths)"')];
  const river = [...deep, waterSheets(), strokes(), bankFoam(), falls(), arrows()];
  const shore = [landSheets(), moon(), `<g clip-path="url(#dry)">${whole('filter="url(#weathered)" opacity=".2"')}</g>`];
  const things = [stones(), jetties(), grass(), forest(), pier()];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${style}</style>`,
    `<defs>${land}${onLand}${FILTERS_AND_LIGHT}${TREE_SHAPES}${STONE_SHAPES}${ARROW}</defs>`,
    frame(),
    `<g clip-path="url(#sheet)">${[...river, ...shore, ...things].join('\n')}</g>`,
    plank(),
    mist(),
    night(),
    lanterns(),
    '</svg>',
  ].join('\n');
}
