import './style/index.css';
import { mount } from 'svelte';
import { STANDALONE } from './lib/base';
import { match, router } from './lib/router.svelte';
import { startTexts } from './lib/texts.svelte';
import { routes } from './routes';
import App from './shell/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app element');

// A web space without a file for an address says here which it was (`evora site`, 404.html).
const lost = STANDALONE ? router.url.searchParams.get('to') : null;
if (lost !== null) router.navigate(`/${lost}`, { replace: true });

// Where the page itself puts the focus, a ring would look like something chosen: see `base.css`.
addEventListener('keydown', () => (document.documentElement.dataset['keys'] = ''), {
  capture: true,
  once: true,
});

// The page's chunk travels beside the texts, not after them; the router asks for it again, and a
// failure is the router's to tell.
match(routes, router.path)
  .route.load()
  .catch(() => undefined);
await startTexts();
mount(App, { target });

// What a first visit can do without comes after it.
if (import.meta.env.PROD) {
  const later = (): void => {
    setTimeout(
      () =>
        void import('./offline/start').then(
          ({ start }) => start(),
          () => undefined,
        ),
      1500,
    );
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
