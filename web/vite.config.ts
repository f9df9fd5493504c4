import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluentPlugin } from './tools/fluentPlugin.ts';

// The board's gallery is built apart, where somebody asks for it: bench/web.py.
const gallery = process.env['NIAGARA_GALLERY'];

// Built into the Python package, which serves it; in development the server runs beside Vite.
export default defineConfig({
  plugins: [fluentPlugin(), svelte()],
  // Tests draw components as a browser does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: gallery ?? '../src/niagara/server/web/site',
    ...(gallery ? { rollupOptions: { input: 'gallery.html' } } : {}),
    emptyOutDir: true,
    manifest: 'chunks.json', // src/niagara/server/web/page_chunks.py reads it
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }, fs: { allow: ['..'] } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
