/** Which drawing of the sprite shows a piece, in the set of tiles that a person has chosen. */
import { preferences, type TileSet } from '../lib/preferences.svelte';

/** A tile, a free space of the wall, a tile in miniature. */
type Kind = 'tile' | 'space' | 'mini';

/** The glazed set has the plain names: pictures are made from it, too. */
export function drawing(kind: Kind, colour: string, set: TileSet = preferences().tiles): string {
  return `#${kind}-${colour}${set === 'glazed' ? '' : `-${set}`}`;
}
