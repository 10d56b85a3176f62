import { describe, expect, it } from 'vitest';
import { inside, LinkMender, outside } from './base';

describe('a page in a folder of a web space', () => {
  it('has its addresses below that folder', () => {
    expect(outside('/learn', '/azul/')).toBe('/azul/learn');
    expect(outside('/', '/azul/')).toBe('/azul/');
    expect(outside('/position?p=x', '/')).toBe('/position?p=x');
    expect(inside('/azul/learn/', '/azul/')).toBe('/learn');
    expect(inside('/azul/', '/azul/')).toBe('/');
    expect(inside('/other', '/azul/')).toBeNull();
    expect(inside('/learn/taking', '/')).toBe('/learn/taking');
  });

  function link(href: string): HTMLAnchorElement {
    const made = document.createElement('a');
    made.setAttribute('href', href);
    return made;
  }

  it('mends links once, and again when a component has written another', () => {
    const links = new LinkMender('/learn/');
    const found = link('/learn/taking');
    links.mend(found);
    links.mend(found);
    expect(found.getAttribute('href')).toBe('/learn/learn/taking');
    found.setAttribute('href', '/rules');
    links.mend(found);
    expect(found.getAttribute('href')).toBe('/learn/rules');
  });

  it('leaves other links as they are, and all of them on a server', () => {
    for (const href of ['#main', 'https://example.org/', 'data:text/plain,x']) {
      const found = link(href);
      new LinkMender('/azul/').mend(found);
      expect(found.getAttribute('href')).toBe(href);
    }
    const found = link('/rules');
    new LinkMender('/').mend(found);
    expect(found.getAttribute('href')).toBe('/rules');
  });
});
