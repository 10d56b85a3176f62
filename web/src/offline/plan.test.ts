// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isAsset, isOurs, languageOf, old, pageFor, wholeLanguages } from './plan';

const BASE = 'https://example.org/azul/';
const get = (path: string, method = 'GET') => isOurs({ method, url: BASE + path }, BASE);

describe('what the service worker touches', () => {
  it('is what is read of the page, never the interface of the server', () => {
    expect(get('')).toBe(true);
    expect(get('learn')).toBe(true);
    expect(get('apiary')).toBe(true);
    const served = ['api', 'api/me', 'api/games/x', 'ws', 'ws/', 'mail/confirm/0a', 'feeds/0a.ics'];
    for (const path of served) expect(get(path)).toBe(false);
    expect(get('', 'POST')).toBe(false);
    expect(isOurs({ method: 'GET', url: 'https://example.org/other/' }, BASE)).toBe(false);
  });

  it('are files whose names have a hash', () => {
    expect(isAsset(`${BASE}assets/index-abc.js`, BASE)).toBe(true);
    expect(isAsset(`${BASE}service-worker.js`, BASE)).toBe(false);
    expect(isAsset('https://evil.example/assets/a.js', BASE)).toBe(false);
  });
});

describe('what it keeps', () => {
  it('knows the language of a file of texts', () => {
    expect(languageOf('assets/de-0a1b2c3d.ftl')).toBe('de');
    expect(languageOf(`${BASE}assets/pt-PT-0a1b2c3d.ftl`)).toBe('pt-PT');
    expect(languageOf('assets/pt-PT.later-0a1b2c3d.ftl')).toBe('pt-PT');
    expect(languageOf('assets/index-0a1b2c3d.js')).toBeUndefined();
  });

  it('keeps all texts of a language together', () => {
    const files = ['de-00000000', 'de.later-11111111', 'pt-22222222', 'pt-PT.later-33333333'].map(
      (name) => `assets/${name}.ftl`,
    );
    expect(wholeLanguages([`${BASE}assets/de-00000000.ftl`], files)).toEqual(files.slice(0, 2));
    expect(wholeLanguages([`${BASE}assets/pt-22222222.ftl`], files)).toEqual(files.slice(2, 3));
    expect(wholeLanguages([`${BASE}assets/index-0a1b2c3d.js`], files)).toEqual([]);
  });

  it('answers an address with a page that is as deep, or with the start page', () => {
    const pages = ['', 'learn/', 'learn/taking/'];
    expect(pageFor(BASE, BASE, pages)).toBe('');
    expect(pageFor(`${BASE}rules`, BASE, pages)).toBe('');
    expect(pageFor(`${BASE}rules/`, BASE, pages)).toBe('learn/');
    expect(pageFor(`${BASE}puzzles/c2-17?a=/b`, BASE, pages)).toBe('learn/');
    expect(pageFor(`${BASE}learn/taking/?again=1#top`, BASE, pages)).toBe('learn/taking/');
    expect(pageFor(`${BASE}puzzles/c2-17`, BASE, [''])).toBe('');
  });

  it('forgets all versions but its own and the last one, and nothing of others', () => {
    const names = ['evora / 1', 'evora / 2', 'other', 'evora / 3', 'evora /azul/ 1', 'evora / 4'];
    expect(old(names, 'evora / ', 'evora / 4')).toEqual(['evora / 1', 'evora / 2']);
    expect(old(['evora / 4'], 'evora / ', 'evora / 4')).toEqual([]);
  });
});
