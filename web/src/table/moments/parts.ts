/** The effects of a step in the order of showing, cut into the parts that are seen as one thing. */
import type { Effect, PositionView } from '../../lib/messages';

export interface Part {
  readonly kind:
    'take' | 'tile' | 'fall' | 'floor' | 'bonus' | 'round-end' | 'refill' | 'deal' | 'other';
  /** The board it happens on; 0 for the table. */
  readonly seat: number;
  readonly effects: readonly Effect[];
}

/** The seat on whose board an effect of the round's end happens; 0 for everything else. */
function boardOf(effect: Effect): number {
  switch (effect.event) {
    case 'TilePlaced':
    case 'FloorScored':
    case 'BonusScored':
      return effect.seat;
    case 'TilesMoved':
      return effect.origin.kind === 'line' || effect.origin.kind === 'floor'
        ? effect.origin.seat
        : 0;
    default:
      return 0;
  }
}

/**
 * Board after board in turn order, each with its tiles and then its floor. The core reports first all
 * tiles and then all floors; boards do not touch each other, so the order makes no difference.
 */
export function ordered(
  effects: readonly Effect[],
  { start, players }: Pick<PositionView, 'start' | 'players'>,
): Effect[] {
  const turn = (effect: Effect): number => (boardOf(effect) - start + players) % players;
  const sorted: Effect[] = [];
  let run: Effect[] = [];
  const flush = (): void => {
    sorted.push(...run.sort((a, b) => turn(a) - turn(b)));
    run = [];
  };
  for (const effect of effects) {
    if (boardOf(effect) > 0) run.push(effect);
    else {
      flush();
      sorted.push(effect);
    }
  }
  flush();
  return sorted;
}

export function partsOf(effects: readonly Effect[]): Part[] {
  const parts: { kind: Part['kind']; seat: number; effects: Effect[]; factory: number }[] = [];
  for (const effect of effects) {
    const kind = kindOf(effect);
    const last = parts.at(-1);
    if (last && continues(last, effect, kind)) {
      last.effects.push(effect);
      if (last.factory === 0) last.factory = factoryOf(effect);
    } else {
      parts.push({ kind, seat: boardOf(effect), effects: [effect], factory: factoryOf(effect) });
    }
  }
  return parts;
}

function kindOf(effect: Effect): Part['kind'] {
  switch (effect.event) {
    case 'TilePlaced':
      return 'tile';
    case 'FloorScored':
      return 'floor';
    case 'BonusScored':
      return 'bonus';
    case 'RoundEnded':
      return 'round-end';
    case 'BagRefilled':
      return 'refill';
    case 'RoundStarted':
      return 'deal';
    case 'MarkerMoved':
      return effect.target.kind === 'floor' ? 'take' : 'deal';
    case 'TilesMoved':
      switch (effect.origin.kind) {
        case 'bag':
          return 'deal';
        case 'line':
          return effect.target.kind === 'lid' ? 'tile' : 'fall';
        case 'floor':
          return 'floor';
        default:
          return 'take';
      }
    case 'GameEnded':
      return 'other';
  }
}

const factoryOf = (effect: Effect): number =>
  effect.event === 'TilesMoved' && effect.target.kind === 'factory' ? effect.target.number : 0;

function continues(
  last: Part & { readonly factory: number },
  effect: Effect,
  kind: Part['kind'],
): boolean {
  switch (effect.event) {
    case 'TilePlaced':
    case 'FloorScored':
    case 'BonusScored':
    case 'RoundEnded':
    case 'BagRefilled':
      return false;
    default: {
      // A line that fits nowhere falls with what finds no space on the floor.
      const falls = last.kind === 'fall' && kind === 'tile' && boardOf(effect) === last.seat;
      if (kind === 'deal' && factoryOf(effect) > 0) {
        return last.kind === 'deal' && [0, factoryOf(effect)].includes(last.factory);
      }
      return falls || (kind === last.kind && boardOf(effect) === last.seat);
    }
  }
}
