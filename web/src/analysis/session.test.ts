import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../lib/stored';
import { keep, kept } from './session';
import { newTree, play, tokensTo } from '../study/tree';

const players = { names: ['Anni', null], levels: [], bots: [], yours: [1] };

beforeEach(() => {
  store('analysis', null);
});

describe('the last analysis', () => {
  it('is kept in the browser', () => {
    expect(kept()).toBeNull();
    const tree = play(newTree(), { token: '1B2', seat: 1, round: 1 });
    keep({ from: 'at=3', start: 'a', tree, players });
    const back = kept();
    expect(back).toMatchObject({ from: 'at=3', start: 'a', players });
    expect(back && tokensTo(back.tree, back.tree.at)).toEqual(['1B2']);
  });

  it('is nothing if something else lies there', () => {
    for (const wrong of [
      '{',
      '1',
      '{"start":"a","from":"","tree":{}}',
      '{"tree":{"nodes":[],"at":0}}',
    ]) {
      store('analysis', wrong);
      expect(kept()).toBeNull();
    }
  });
});
