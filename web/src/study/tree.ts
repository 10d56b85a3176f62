/**
 * Moves and deals from a position, with variations: plain data that is never changed in place. A node
 * is known by its number, which it keeps for as long as it is there; the first child of a node is its
 * main continuation. Knows no rules: one who adds a token has asked the core.
 */

/** What led to a node; the root has none. */
export interface PlayedToken {
  /** As in a record. */
  readonly token: string;
  /** Who moved; `null` is a deal. */
  readonly seat: number | null;
  /** The round in which it was played. */
  readonly round: number;
}

export interface TreeNode {
  readonly played: PlayedToken | null;
  readonly parent: number;
  readonly children: readonly number[];
}

export interface Tree {
  readonly nodes: ReadonlyMap<number, TreeNode>;
  /** The node that is on the table. */
  readonly at: number;
  /** The number of the next node. */
  readonly next: number;
}

export const ROOT = 0;
const EMPTY: TreeNode = { played: null, parent: ROOT, children: [] };

export function newTree(): Tree {
  return { nodes: new Map([[ROOT, EMPTY]]), at: ROOT, next: 1 };
}

export const nodeOf = (tree: Tree, id: number): TreeNode => tree.nodes.get(id) ?? EMPTY;

/** After a move or a deal: on to the node that is there, or to a new branch. */
export function play(tree: Tree, played: PlayedToken): Tree {
  const here = nodeOf(tree, tree.at);
  const known = here.children.find((id) => nodeOf(tree, id).played?.token === played.token);
  if (known !== undefined) return { ...tree, at: known };
  const nodes = new Map(tree.nodes);
  nodes.set(tree.next, { played, parent: tree.at, children: [] });
  nodes.set(tree.at, { ...here, children: [...here.children, tree.next] });
  return { nodes, at: tree.next, next: tree.next + 1 };
}

export function go(tree: Tree, to: number): Tree {
  return tree.nodes.has(to) ? { ...tree, at: to } : tree;
}

/** The nodes from the root's child to `id`. */
export function pathTo(tree: Tree, id: number): number[] {
  const path: number[] = [];
  for (let at = id; at !== ROOT; at = nodeOf(tree, at).parent) path.unshift(at);
  return path;
}

/** The tokens from the root to a node. */
export function tokensTo(tree: Tree, id: number): string[] {
  return playedTo(tree, id).map(({ token }) => token);
}

export function playedTo(tree: Tree, id: number): PlayedToken[] {
  return pathTo(tree, id).flatMap((each) => nodeOf(tree, each).played ?? []);
}

/** The end of the main continuation of a node. */
export function endOf(tree: Tree, from: number = ROOT): number {
  let at = from;
  for (;;) {
    const [first] = nodeOf(tree, at).children;
    if (first === undefined) return at;
    at = first;
  }
}

export type Step = 'back' | 'forth' | 'start' | 'end' | 'up' | 'down';

/** Where a key leads; `null` where there is nothing. Up and down go between the continuations of one node. */
export function stepFrom(tree: Tree, step: Step): number | null {
  const here = nodeOf(tree, tree.at);
  switch (step) {
    case 'back':
      return tree.at === ROOT ? null : here.parent;
    case 'forth':
      return here.children[0] ?? null;
    case 'start':
      return tree.at === ROOT ? null : ROOT;
    case 'end': {
      const end = endOf(tree, tree.at);
      return end === tree.at ? null : end;
    }
    case 'up':
    case 'down': {
      if (tree.at === ROOT) return null;
      const all = nodeOf(tree, here.parent).children;
      return all[all.indexOf(tree.at) + (step === 'up' ? -1 : 1)] ?? null;
    }
  }
}

export const isMain = (tree: Tree, id: number): boolean =>
  pathTo(tree, id).every((each) => nodeOf(tree, nodeOf(tree, each).parent).children[0] === each);

/** Makes the variation that a node belongs to the main continuation where it branches off. */
export function promote(tree: Tree, id: number): Tree {
  const branch = pathTo(tree, id).findLast(
    (each) => nodeOf(tree, nodeOf(tree, each).parent).children[0] !== each,
  );
  if (branch === undefined) return tree;
  const above = nodeOf(tree, branch).parent;
  const parent = nodeOf(tree, above);
  const nodes = new Map(tree.nodes);
  const rest = parent.children.filter((each) => each !== branch);
  nodes.set(above, { ...parent, children: [branch, ...rest] });
  return { ...tree, nodes };
}

/** Without a node and all that follows it. What was on the table there gives way to what came before. */
export function remove(tree: Tree, id: number): Tree {
  if (id === ROOT || !tree.nodes.has(id)) return tree;
  const above = nodeOf(tree, id).parent;
  const parent = nodeOf(tree, above);
  const nodes = new Map(tree.nodes);
  nodes.set(above, { ...parent, children: parent.children.filter((each) => each !== id) });
  const gone = [id];
  for (const each of gone) {
    gone.push(...nodeOf(tree, each).children);
    nodes.delete(each);
  }
  return { ...tree, nodes, at: gone.includes(tree.at) ? above : tree.at };
}

/** Moves that follow each other in sight; a variation is a row of its own, further in. */
export interface Row {
  readonly depth: number;
  readonly ids: readonly number[];
}

/** The tree as it is read: a variation comes right after the move that it replaces. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const walk = (children: readonly number[], depth: number): void => {
    let ids: number[] = [];
    const flush = (): void => {
      if (ids.length > 0) rows.push({ depth, ids });
      ids = [];
    };
    let [at, ...others] = children;
    while (at !== undefined) {
      ids.push(at);
      if (others.length > 0) flush();
      for (const other of others) walk([other], depth + 1);
      [at, ...others] = nodeOf(tree, at).children;
    }
    flush();
  };
  walk(nodeOf(tree, ROOT).children, 0);
  return rows;
}

/** Where a node stands in `SavedTree`, what came before it, and what led to it. */
type SavedNode = readonly [parent: number, token: string, seat: number | null, round: number];

/** For storage: every node after the one it follows, in the order of the continuations. */
export interface SavedTree {
  readonly nodes: readonly SavedNode[];
  /** 0 is the root, 1 the first of the nodes. */
  readonly at: number;
}

export function saved(tree: Tree): SavedTree {
  const nodes: SavedNode[] = [];
  const places = new Map([[ROOT, 0]]);
  const waiting = [ROOT];
  for (const id of waiting) {
    for (const child of nodeOf(tree, id).children) {
      const { token = '', seat = null, round = 1 } = nodeOf(tree, child).played ?? {};
      nodes.push([places.get(id) ?? 0, token, seat, round]);
      places.set(child, nodes.length);
      waiting.push(child);
    }
  }
  return { nodes, at: places.get(tree.at) ?? 0 };
}

/** What storage had, or `null` where that is no tree. */
export function restored(value: unknown): Tree | null {
  if (!isSaved(value)) return null;
  let tree = newTree();
  for (const [i, [parent, token, seat, round]] of value.nodes.entries()) {
    if (parent > i) return null;
    tree = play({ ...tree, at: parent }, { token, seat, round });
    if (tree.next !== i + 2) return null;
  }
  return tree.nodes.has(value.at) ? { ...tree, at: value.at } : null;
}

function isSaved(value: unknown): value is SavedTree {
  const { nodes, at } = (value ?? {}) as Partial<Record<'nodes' | 'at', unknown>>;
  return typeof at === 'number' && Array.isArray(nodes) && nodes.every(isNode);
}

function isNode(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [parent, token, seat, round] = value as unknown[];
  return (
    Number.isInteger(parent) &&
    typeof token === 'string' &&
    (seat === null || Number.isInteger(seat)) &&
    Number.isInteger(round)
  );
}
