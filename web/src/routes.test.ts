import { describe, expect, it } from 'vitest';
import { match } from './lib/router.svelte';
import { startTexts, t } from './lib/texts.svelte';
import { routes } from './routes';

describe('routes', () => {
  it.each([
    ['/', '/'],
    ['/new', '/new'],
    ['/play/k3J9', '/play/:game'],
    ['/replay', '/replay'],
    ['/replay/k3J9', '/replay/:game'],
    ['/embed/k3J9', '/embed/:game'],
    ['/learn/taking', '/learn/:lesson'],
    ['/nowhere', '*'],
  ])('lead from %s to %s', (path, expected) => {
    expect(match(routes, path).route.path).toBe(expected);
  });

  it('have a title in words', async () => {
    await startTexts();
    for (const { title } of routes) expect(t(title)).not.toBe('');
  });
});
