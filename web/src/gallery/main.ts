// A page for development: the board in chosen situations. Not part of the build.

import { mount } from 'svelte';
import '../palette.css';
import '../app.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('gallery')! });
