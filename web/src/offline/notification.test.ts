// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { inside, pageAt, shown } from './notification';

const BASE = 'https://example.org/azul/';
const MESSAGE = {
  web_push: 8030,
  notification: {
    title: 'Your turn',
    body: 'Anna has moved.',
    navigate: `${BASE}game/abc`,
    lang: 'en',
    tag: 'turn abc',
    data: { id: 'n1' },
    actions: [{ action: 'settings', title: 'Notices', navigate: `${BASE}notices#turn` }],
  },
  app_badge: 3,
};

describe('a push', () => {
  it('is shown as it says', () => {
    expect(shown(JSON.stringify(MESSAGE), BASE)).toEqual({
      title: 'Your turn',
      body: 'Anna has moved.',
      lang: 'en',
      tag: 'turn abc',
      id: 'n1',
      address: `${BASE}game/abc`,
      actions: [{ action: 'settings', title: 'Notices', address: `${BASE}notices#turn` }],
      waiting: 3,
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'hello'],
    ['no message', '[1]'],
    ['null', 'null'],
    ['wrong types', '{"notification":{"title":5,"data":"x","navigate":{}},"app_badge":"-1"}'],
    ['a number below nothing', '{"app_badge":-1}'],
  ])('that has %s says at least who it is from', (_, text) => {
    expect(shown(text, BASE)).toEqual({
      title: 'Evora',
      body: '',
      lang: '',
      tag: 'Evora',
      id: '',
      address: BASE,
      actions: [],
      waiting: undefined,
    });
  });

  it.each([
    ['https://evil.example/azul/', BASE],
    ['https://example.org/other', BASE],
    ['https://example.org/azul/../other', BASE],
    ['//evil.example/azul/', BASE],
    ['javascript:alert(1)', BASE],
    ['https://[', BASE],
    ['', BASE],
    ['game/abc?x=1#y', `${BASE}game/abc?x=1#y`],
  ])('leads from %s to %s', (address, found) => {
    expect(inside(address, BASE)).toBe(found);
  });

  it('finds the page that shows it', () => {
    const pages = [{ url: BASE }, { url: `${BASE}game/abc/?full=1#log` }];
    expect(pageAt(pages, `${BASE}game/abc`)).toBe(pages[1]);
    expect(pageAt(pages, `${BASE}game/abcd`)).toBeUndefined();
  });
});
