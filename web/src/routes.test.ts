import { describe, expect, it } from 'vitest';
import { match } from './lib/router.svelte';
import { startTexts, t } from './lib/texts.svelte';
import { routes } from './routes';
import site from './site.json';

describe('routes', () => {
  it.each([
    ['/', '/'],
    ['/new', '/new'],
    ['/play/k3J9', '/play/:game'],
    ['/replay', '/replay'],
    ['/replay/k3J9', '/replay/:game'],
    ['/embed/k3J9', '/embed/:game'],
    ['/learn/taking', '/learn/:lesson'],
    ['/me', '/me'],
    ['/@Anna', '/@:name'],
    ['/@%C5%BDofie%20N.', '/@:name'],
    ['/Anna', '*'],
    ['/nowhere', '*'],
  ])('lead from %s to %s', (path, expected) => {
    expect(match(routes, path).route.path).toBe(expected);
  });

  it('are part of a site without a server, unless they need one', () => {
    const without = routes.filter(({ path, server }) => !server && !/[:*]/.test(path));
    expect(site.map((path) => `/${path}`).sort()).toEqual(
      without
        .map(({ path }) => path)
        .filter((path) => path !== '/')
        .sort(),
    );
  });

  it('have a title in words', async () => {
    await startTexts();
    for (const { title } of routes) expect(t(title)).not.toBe('');
  });
});
