import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotliPlugin } from './tools/brotliPlugin.ts';
import { messages } from './tools/messagesPlugin.ts';

// The board's gallery is built apart, where somebody asks for it: bench/web.py.
const gallery = process.env['NIAGARA_GALLERY'];

// Small modules that several pages share travel together: one by one, each would be a request of its own.
const together = (name: string, modules: readonly string[]): { name: string; test: RegExp } => ({
  name,
  test: new RegExp(`/src/(${modules.join('|')})\\b`),
});
const SHARED = [
  { name: 'library', test: /\/node_modules\/(svelte|@fluent|clsx|esm-env)\// },
  { name: 'i18n', test: /\/src\/i18n\/(i18n|loadedMessages|plainNumber|digits|list|languages|bidi)\b|virtual:messages$/ },
  together('common', [
    ...['storage', 'prefs', 'theme', 'sound/synth', 'geometry/boardSize', 'table/playerNames', 'board/pieces/Mark', 'board/pieces/Hull'],
    ...['ui/Button', 'ui/Segments', 'ui/Sheet', 'ui/Toggle', 'ui/errorText', 'ui/copyAndShare'],
    ...['pages/tableCreation', 'pages/newTable', 'pages/NameField', 'pages/GameListRow', 'pages/BotGameChoices', 'pages/SeatDots'],
  ]),
  together('pieces', [
    ...['board/pieces/Gem', 'board/placeNames', 'scene/scene', 'table/eventText', 'table/placeNames'],
    ...['ui/GemIcon', 'ui/PlayerMark', 'ui/PaddleTile', 'ui/Face', 'table/goals', 'table/GoalCounts', 'geometry/slots', 'board/WaterFlow'],
  ]),
];

// Built into the Python package, which serves it; in development the server runs beside Vite.
export default defineConfig({
  plugins: [svelte(), messages(), brotliPlugin()],
  // Tests draw components as a browser does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: gallery ?? '../src/niagara/server/web/site',
    rolldownOptions: {
      ...(gallery ? { input: 'gallery.html' } : {}),
      output: { codeSplitting: { groups: SHARED } },
    },
    emptyOutDir: true,
    manifest: 'chunks.json', // src/niagara/server/web/page_chunks.py reads it
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
  // One environment for all files: a new one for each took four fifths of the time.
  test: { environment: 'happy-dom', isolate: false, include: ['tests/**/*.test.ts'], setupFiles: ['tests/messages.ts'] },
});
