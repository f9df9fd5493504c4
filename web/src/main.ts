import { mount } from 'svelte';
import App from './App.svelte';
import './palette.css';
import './app.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  // Once the page stands: the worker fetches what the page has just fetched.
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(register, { timeout: 5000 }) : register()));
}
