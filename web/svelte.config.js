import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Styles name the classes of their component hundreds of times: a short name is a kilobyte less to send. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(-5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
