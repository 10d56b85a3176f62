import './style/index.css';
import { mount } from 'svelte';
import { startTexts } from './lib/texts.svelte';
import App from './shell/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app element');

await startTexts();
mount(App, { target });
