// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { commentsOf } from './comments';
import { go, newTree, play, ROOT, type Tree } from '../study/tree';

function line(tree: Tree, ...tokens: string[]): Tree {
  return tokens.reduce(
    (before, token) => play(before, { token, seat: 1, round: 1 }),
    go(tree, ROOT),
  );
}

describe('variations as comments', () => {
  it('follow the move that they replace', () => {
    const main = line(newTree(), 'a', 'b', 'c');
    expect(commentsOf(main)).toEqual({});
    const more = line(line(line(main, 'a', 'x', 'y', 'z'), 'a', 'x', 'w'), 'd');
    expect(commentsOf(more)).toEqual({ '1': ['d'], '2': ['x y (w) z'] });
  });
});
