import { describe, expect, it } from 'vitest';
import { embedCode, pictureOf } from './sharing';

const LOOK = { theme: 'dark', language: 'hu' } as const;

describe('pictures', () => {
  it('of a game name the step, the theme and the language', () => {
    const shown = { game: 'k3J9abcdef', at: 7, position: 'x' };
    expect(pictureOf(shown, LOOK)).toBe(
      '/api/games/k3J9abcdef/picture.png?theme=dark&language=hu&at=7',
    );
    expect(pictureOf({ ...shown, at: null }, LOOK)).toBe(
      '/api/games/k3J9abcdef/picture.png?theme=dark&language=hu',
    );
  });

  it('of a position name the position', () => {
    const shown = { game: null, at: null, position: 'coloured 2 &/;' };
    expect(pictureOf(shown, LOOK)).toBe(
      '/api/picture.png?position=coloured%202%20%26%2F%3B&theme=dark',
    );
  });
});

it('the code of an embedded replay is safe in any page', () => {
  const code = embedCode('k3J9abcdef', 'https://games.example.org', 'Replay "of" <a> & b');
  expect(code).toContain('src="https://games.example.org/embed/k3J9abcdef"');
  expect(code).toContain('title="Replay &quot;of&quot; &lt;a&gt; &amp; b"');
  const page = new DOMParser().parseFromString(code, 'text/html');
  expect(page.querySelectorAll('body *')).toHaveLength(1);
  expect(page.querySelector('iframe')?.title).toBe('Replay "of" <a> & b');
});
