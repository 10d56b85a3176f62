import { beforeAll, describe, expect, it } from 'vitest';
import { refuse } from './api';
import { asRefused, refusalText } from './refusal';
import { startTexts } from './texts.svelte';

beforeAll(startTexts);

describe('what went wrong', () => {
  it('is told in a sentence, at the table as on a page', () => {
    expect(refusalText({ code: 'not_your_turn' })).toBe('It is not your turn.');
    expect(refusalText(refuse('bad_name', ''))).toMatch(/^That name/);
  });

  it('says for how long one has to wait', () => {
    const words = refusalText({ code: 'pairing_paused', retry_ms: 89_100 });
    expect(words).toContain('1:30');
    expect(refusalText({ code: 'still_playing' })).toMatch(/^You are still playing/);
  });

  it('has a code to ask about where there is no sentence', () => {
    expect(refusalText({ code: 'bad_json' })).toContain('bad_json');
  });

  it('is the server that cannot be reached, if nothing else is known', () => {
    const refused = refuse('stale', '');
    expect(asRefused(refused)).toBe(refused);
    expect(asRefused(new TypeError('Failed to fetch')).code).toBe('unavailable');
  });
});
