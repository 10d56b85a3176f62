// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  endOf,
  go,
  isMain,
  newTree,
  play,
  promote,
  remove,
  restored,
  ROOT,
  rowsOf,
  saved,
  stepFrom,
  tokensTo,
  type Tree,
} from './tree';

const played = (token: string): { token: string; seat: number; round: number } => ({
  token,
  seat: 1,
  round: 1,
});

/** Plays the tokens of a line from the root. */
function line(tree: Tree, ...tokens: string[]): Tree {
  return tokens.reduce((before, token) => play(before, played(token)), go(tree, ROOT));
}

/** a b c d, with x y instead of b, and z instead of c. */
function branched(): Tree {
  return line(line(line(newTree(), 'a', 'b', 'c', 'd'), 'a', 'x', 'y'), 'a', 'b', 'z');
}

function read(tree: Tree): string[] {
  return rowsOf(tree).map(
    ({ depth, ids }) =>
      '  '.repeat(depth) + ids.map((id) => tree.nodes.get(id)?.played?.token).join(' '),
  );
}

describe('a tree of variations', () => {
  it('follows what is there, and branches where it is not', () => {
    const tree = branched();
    expect(tree.nodes.size).toBe(8);
    expect(tokensTo(tree, tree.at)).toEqual(['a', 'b', 'z']);
    expect(line(tree, 'a', 'b', 'c').nodes).toBe(tree.nodes);
    expect(tokensTo(tree, endOf(tree))).toEqual(['a', 'b', 'c', 'd']);
    expect(isMain(tree, tree.at)).toBe(false);
    expect(isMain(tree, endOf(tree))).toBe(true);
  });

  it('is read with a variation right after the move it replaces', () => {
    expect(read(branched())).toEqual(['a b', '  x y', 'c', '  z', 'd']);
    expect(read(line(line(newTree(), 'a'), 'b', 'c'))).toEqual(['a', '  b c']);
    expect(read(newTree())).toEqual([]);
  });

  it('goes along a line and between its alternatives', () => {
    let tree = go(branched(), ROOT);
    const walk = (...steps: Parameters<typeof stepFrom>[1][]): string | undefined => {
      for (const step of steps) tree = go(tree, stepFrom(tree, step) ?? tree.at);
      return tree.nodes.get(tree.at)?.played?.token;
    };
    expect(stepFrom(tree, 'back')).toBeNull();
    expect(stepFrom(tree, 'start')).toBeNull();
    expect(stepFrom(tree, 'up')).toBeNull();
    expect(walk('forth', 'forth')).toBe('b');
    expect(walk('down')).toBe('x');
    expect(stepFrom(tree, 'down')).toBeNull();
    expect(walk('end')).toBe('y');
    expect(stepFrom(tree, 'end')).toBeNull();
    expect(stepFrom(tree, 'forth')).toBeNull();
    expect(walk('back', 'up', 'end')).toBe('d');
    expect(walk('start')).toBeUndefined();
  });

  it('makes a variation the main line, one branching at a time', () => {
    const tree = line(branched(), 'a', 'x', 'y');
    const promoted = promote(tree, tree.at);
    expect(read(promoted)).toEqual(['a x', '  b c', '    z', '  d', 'y']);
    expect(promote(promoted, tree.at)).toBe(promoted);
  });

  it('forgets a branch with all that follows', () => {
    const tree = line(branched(), 'a', 'b', 'c');
    const at = (token: string): number =>
      [...tree.nodes].find(([, node]) => node.played?.token === token)?.[0] ?? -1;
    const without = remove(tree, at('b'));
    expect(read(without)).toEqual(['a x y']);
    expect(tokensTo(without, without.at)).toEqual(['a']);
    expect(remove(tree, at('x')).at).toBe(tree.at);
    expect(remove(tree, ROOT)).toBe(tree);
    // A number is never used again.
    const again = play(without, played('n'));
    expect(tree.nodes.has(again.at)).toBe(false);
  });

  it('survives storage, and nothing else does', () => {
    const tree = promote(branched(), branched().at);
    const back = restored(JSON.parse(JSON.stringify(saved(tree))));
    expect(back && read(back)).toEqual(read(tree));
    expect(back && tokensTo(back, back.at)).toEqual(tokensTo(tree, tree.at));
    const node = [0, 'a', 1, 1];
    for (const wrong of [
      null,
      'a',
      {},
      { nodes: [], at: 1 },
      { nodes: [[1, 'a', 1, 1]], at: 0 },
      { nodes: [node, node], at: 0 },
      { nodes: [[0, 1, 1, 1]], at: 0 },
      { nodes: ['a'], at: 0 },
    ]) {
      expect(restored(wrong)).toBeNull();
    }
  });
});
