/** New games on this device: from a request as the server would get it, and rematches. */
import type { Core } from '../engine/client';
import type { CreateGame, SeatChoice, SeedAnswer, Variant } from '../lib/messages';
import { myName } from '../lib/me.svelte';
import { beginDeal } from './deal';
import { dayOf, type Deal } from '../lib/deal';
import { DEAL_SEAT } from '../lib/facts';
import { forgetOld, keep, keptGame, type KeptGame, type LocalSeat } from './kept';

/** Whether a game can be played without a server: nobody from elsewhere, and no clock. */
export function isLocal({ seats, clock, origin }: CreateGame): boolean {
  const here = seats.every(({ type }) => ['me', 'local', 'engine'].includes(type));
  return here && (clock?.type ?? 'none') === 'none' && origin?.type !== 'game';
}

/** Makes the game that a request asks for and keeps it; its id. */
export async function createLocal(wish: CreateGame, core: Core): Promise<string> {
  const seats = wish.seats.map(seatOf);
  const seed = await newSeed(seats.length, core);
  const origin = await originOf(wish, core);
  const variant = origin?.variant ?? wish.variant ?? 'coloured';
  const start = wish.start ?? seed.start;
  const position = origin?.text ?? (await begin(seats.length, variant, start, core));
  return make({ id: newGameId(), seats, variant, position, seed });
}

/** The game of a deal of the day, begun once: the one that is kept, or a new one. */
export async function createDeal(deal: Deal, core: Core, now: Date = new Date()): Promise<string> {
  const { id, players, variant, level } = deal;
  if (keptGame(id) !== null) return id;
  const { position, seed, hash } = await beginDeal(deal, core);
  const seats = Array.from({ length: players }, (_, i) =>
    seatOf(i + 1 === DEAL_SEAT ? { type: 'me' } : { type: 'engine', level }),
  );
  return make({ id, seats, variant, position, seed: { seed, hash }, begun_on: dayOf(now) });
}

/** Everybody keeps their seat, and the one after the last start player starts. */
export async function rematchOf(game: KeptGame, start: number, core: Core): Promise<string> {
  const players = game.seats.length;
  const position = await begin(players, game.variant, (start % players) + 1, core);
  const seed = await newSeed(players, core);
  return make({ id: newGameId(), seats: game.seats, variant: game.variant, position, seed });
}

async function begin(
  players: number,
  variant: Variant,
  start: number,
  core: Core,
): Promise<string> {
  return (await core.call('new', { players, variant, start })).position;
}

/** A secret of 32 bytes, and what follows from it. */
function newSeed(players: number, core: Core): Promise<SeedAnswer> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return core.call('seed', { seed, players });
}

interface NewLocalGame extends Pick<
  KeptGame,
  'id' | 'seats' | 'variant' | 'position' | 'begun_on'
> {
  readonly seed: Pick<SeedAnswer, 'seed' | 'hash'>;
}

function make({ seed: { seed, hash }, ...made }: NewLocalGame): string {
  const now = Date.now();
  const game: KeptGame = {
    ...made,
    version: 1,
    created: now,
    changed: now,
    seed,
    seed_hash: hash,
    tokens: [],
    ended: null,
    standing: {
      scores: made.seats.map(() => 0),
      round: 1,
      to_move: null,
      winners: [],
      reason: null,
    },
    rematch: null,
    uploaded: null,
  };
  forgetOld();
  keep(game);
  return game.id;
}

function seatOf(choice: SeatChoice): LocalSeat {
  switch (choice.type) {
    case 'engine':
      return { kind: 'engine', name: null, level: choice.level };
    case 'local':
      return { kind: 'local', name: choice.name ?? null, level: null };
    default:
      return { kind: 'guest', name: myName(), level: null };
  }
}

/** The position that a game begins with, as the rules read it. */
async function originOf(
  { origin }: CreateGame,
  core: Core,
): Promise<{ text: string; variant: Variant } | null> {
  if (origin?.type === 'position') {
    return (await core.call('legal', { position: origin.position })).position;
  }
  if (origin?.type !== 'record') return null;
  const { start, steps } = await core.call('record', { record: origin.record });
  return steps[(origin.tokens ?? steps.length) - 1]?.position ?? start;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As the server makes them: ten letters and digits. */
function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
