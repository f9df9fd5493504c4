// A page for development: the board in chosen situations. Not part of the build.

import { mount } from 'svelte';
import '../palette.css';
import '../app.css';
import { i18n } from '../i18n/i18n.svelte';
import Gallery from './Gallery.svelte';

await i18n.load('game', 'table', 'pages');
mount(Gallery, { target: document.getElementById('gallery')! });
