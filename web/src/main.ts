import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte';
import { takeLanguageFromAddress } from './i18n/languageChoice';
import './palette.css';
import './app.css';
import './fonts/fonts.css';

async function start(): Promise<void> {
  takeLanguageFromAddress();
  await i18n.load('game', 'pages');
  mount(App, { target: document.getElementById('app')! });
}

/** Without messages there is nothing to show: when the browser is online again, they are asked for again. */
start().catch(() => addEventListener('online', () => location.reload(), { once: true }));

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Once the page stands: the worker fetches what the page has just fetched.
  const keep = (): void => void keepForOffline().catch(() => {});
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: 5000 }) : keep()));
}

/** The service worker also keeps what was loaded before there was one. */
async function keepForOffline(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: loaded.filter((path) => path.startsWith('/assets/')) });
}
