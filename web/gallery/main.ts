// All the art on one page, to be looked at and measured; never shipped.
import '../src/style/index.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app element');
mount(Gallery, { target });
