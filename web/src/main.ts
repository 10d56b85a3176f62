import './style/index.css';
import { mount } from 'svelte';
import { match } from './lib/router.svelte';
import { startTexts } from './lib/texts.svelte';
import { routes } from './routes';
import App from './shell/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app element');

// The page's chunk travels beside the texts, not after them; the router asks for it again, and a
// failure is the router's to tell.
match(routes, location.pathname)
  .route.load()
  .catch(() => undefined);
await startTexts();
mount(App, { target });
