import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Styles name the classes of their component hundreds of times: a short name is a kilobyte less to send. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(-5)}`;

/** Templates are made element by element: as HTML each passes a policy for trusted types, a call that a trace writes down (docs/performance.md). */
const fragments = 'tree';

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, fragments } };
