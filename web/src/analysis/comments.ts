/** The variations of a tree as comments of a record of its main variation. */
import { endOf, nodeOf, pathTo, ROOT, type Tree } from '../study/tree';

/** By the number of tokens before them: a variation comes after the move that it replaces. */
export function commentsOf(tree: Tree): Record<string, string[]> {
  const comments: Record<string, string[]> = {};
  for (const [i, id] of pathTo(tree, endOf(tree)).entries()) {
    const others = nodeOf(tree, nodeOf(tree, id).parent).children.slice(1);
    if (others.length > 0) comments[String(i + 1)] = others.map((other) => written(tree, other));
  }
  return comments;
}

/** Moves one after the other; what could be played instead of one follows it in brackets. */
function written(tree: Tree, first: number): string {
  const words: string[] = [];
  let at: number | undefined = first;
  let others: readonly number[] = [];
  while (at !== undefined && at !== ROOT) {
    words.push(nodeOf(tree, at).played?.token ?? '');
    words.push(...others.map((other) => `(${written(tree, other)})`));
    [at, ...others] = nodeOf(tree, at).children;
  }
  return words.join(' ');
}
