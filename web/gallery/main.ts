// All the art on one page, to be looked at and measured; never shipped.
import '../src/style/index.css';
import { mount } from 'svelte';
import { prefer, TILE_SETS } from '../src/lib/preferences.svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app element');
// `?tiles=calm` shows another set of tiles.
const asked = new URLSearchParams(location.search).get('tiles');
const tiles = TILE_SETS.find((set) => set === asked);
if (tiles) prefer({ tiles });
mount(Gallery, { target });
