import { cleanup, configure, render, screen } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '../lib/router.svelte';
import { setLanguage, startTexts } from '../lib/texts.svelte';
import App from './App.svelte';

/** A busy machine compiles a page, which comes when it is first shown, for longer than the second that
 *  is waited by default. */
const PATIENCE = 30_000;

beforeAll(async () => {
  configure({ asyncUtilTimeout: PATIENCE });
  vi.setConfig({ testTimeout: 2 * PATIENCE });
  await Promise.all([import('../pages/About.svelte'), import('../pages/Missing.svelte')]);
}, PATIENCE);

beforeEach(async () => {
  window.scrollTo = () => undefined;
  localStorage.clear();
  await startTexts();
  await setLanguage('en');
  router.navigate('/about', { replace: true });
});

afterEach(cleanup);
afterAll(() => vi.resetConfig());

describe('the frame', () => {
  it('shows the page of the address, and moves focus and title on navigation', async () => {
    render(App);
    const first = await screen.findByRole('heading', { level: 1 });
    expect(document.activeElement).not.toBe(first);
    expect(document.title).toContain('About Evora');

    router.navigate('/nowhere');
    const missing = await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await expect.poll(() => document.activeElement, { timeout: PATIENCE }).toBe(missing);
    expect(document.title).toContain('Page not found');
  });

  it('mounts a page once, and keeps it when the query or the language changes', async () => {
    render(App);
    const heading = await screen.findByRole('heading', { level: 1 });
    router.navigate('/about?more=1');
    await setLanguage('en');
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('lets a page say more in the title', async () => {
    render(App);
    await screen.findByRole('heading', { level: 1 });
    router.title = 'Your turn';
    await expect.poll(() => document.title, { timeout: PATIENCE }).toContain('Your turn');
    router.navigate('/nowhere');
    await expect.poll(() => document.title, { timeout: PATIENCE }).not.toContain('Your turn');
  });

  it('has landmarks and a way to skip to the content', async () => {
    render(App);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main').id).toBe('main');
    expect(screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')).toBe(
      '#main',
    );
    expect(await screen.findByRole('contentinfo')).toBeTruthy();
  });
});
