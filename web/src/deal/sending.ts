/**
 * Deals of the day of this browser and what the server keeps of them, brought together: what was played here is sent
 * when the server is there, and what was played elsewhere is taken over. Of two games of one deal the first that the
 * server got holds.
 */
import { core } from '../engine/client';
import { api, type RefusedError } from '../lib/api';
import { loadMe, needGuest } from '../lib/me.svelte';
import type { DealView, ErrorCode } from '../lib/messages';
import { asRefused } from '../lib/refusal';
import { serverAway } from '../lib/server.svelte';
import { store, stored } from '../lib/stored';
import { forget, keep, keptDeals, keptGame, type KeptGame } from '../local/kept';
import { createDeal } from '../local/create';
import { playedOf, standingOf } from '../local/view';
import { dealWithId, DEFAULT_SETTING, type Deal } from '../lib/deal';

const SENT = 'deal-sent.';
const DAYS = 'deals.days';
/** Days that are remembered for a row, and finished games for their replays. */
const MAX_DAYS = 800;
const MAX_GAMES = 40;
/** The server has another game of this deal, or more of this one. */
const TAKEN: readonly ErrorCode[] = ['deal_elsewhere', 'deal_finished'];
/** Sending the same again would not help. */
const FINAL: readonly ErrorCode[] = ['deal_differs', 'deal_not_yet', 'bad_field'];

/** How far a game is sent: all of it, not yet, or never because of this. */
export type Sending = 'sent' | 'waiting' | ErrorCode;

export function isOver({ standing }: KeptGame): boolean {
  return standing.reason !== null;
}

/** How far the game of a deal is sent. */
export function sendingOf({ id }: Deal): Sending {
  const [count = '', code = ''] = (stored(SENT + id) ?? '').split(' ');
  if (code !== '') return code as ErrorCode;
  return keptGame(id)?.tokens.length === Number(count || -1) ? 'sent' : 'waiting';
}

function noteSent(id: string, tokens: number | null, code: ErrorCode | null = null): void {
  store(SENT + id, `${tokens === null ? '' : String(tokens)}${code === null ? '' : ` ${code}`}`);
}

/** What the server knows of a deal, after it has heard what was played here; `RefusedError`. */
export async function syncDeal(deal: Deal): Promise<DealView> {
  const game = keptGame(deal.id);
  if (!game) return look(deal);
  await needGuest();
  try {
    const view = await api.keepDeal(deal.date, deal.setting, bodyOf(game));
    noteSent(deal.id, game.tokens.length);
    await adopt(game, view);
    return view;
  } catch (error) {
    const refused = asRefused(error);
    if (FINAL.includes(refused.code)) noteSent(deal.id, null, refused.code);
    if (!TAKEN.includes(refused.code)) throw refused;
    const view = await api.deal(deal.date, deal.setting);
    await adopt(game, view);
    return view;
  }
}

/** Somebody who has begun it elsewhere has its game here, too. */
async function look(deal: Deal): Promise<DealView> {
  await loadMe();
  const view = await api.deal(deal.date, deal.setting);
  if (view.mine) {
    await createDeal(deal, core);
    const game = keptGame(deal.id);
    if (game) {
      keep({ ...game, begun_on: view.mine.begun_on });
      await adopt({ ...game, begun_on: view.mine.begun_on }, view);
    }
  }
  return view;
}

const bodyOf = (game: KeptGame) => ({
  tokens: [...game.tokens],
  scores: isOver(game) ? [...game.standing.scores] : null,
  begun_on: game.begun_on ?? '',
});

/** The game that the server keeps becomes the one of this browser. */
async function adopt(game: KeptGame, { mine }: DealView): Promise<void> {
  if (!mine || mine.tokens.join(' ') === game.tokens.join(' ')) return;
  const moves = mine.tokens;
  // Played on meanwhile: what is kept is the beginning of it.
  const now = keptGame(game.id)?.tokens ?? [];
  if (moves.every((token, i) => token === now[i])) return;
  const played = playedOf(await core.call('play', { position: game.position, moves }));
  const taken = { ...game, tokens: moves, begun_on: mine.begun_on, changed: Date.now() };
  keep({ ...taken, standing: standingOf(taken, played) });
  noteSent(game.id, moves.length);
}

let running: Promise<void> | null = null;

/** Sends everything that waits; quietly. */
export function sendWaiting(): Promise<void> {
  running ??= sendAll().finally(() => (running = null));
  return running;
}

async function sendAll(): Promise<void> {
  rememberDays();
  for (const { id } of keptDeals()) {
    const deal = dealWithId(id);
    if (serverAway() || !deal || sendingOf(deal) !== 'waiting') continue;
    await syncDeal(deal).catch((error: unknown) => error as RefusedError);
  }
  const old = keptDeals().filter(isOver).slice(MAX_GAMES);
  for (const { id } of old) {
    forget(id);
    store(SENT + id, null);
  }
}

// The network is back.
addEventListener('online', () => void sendWaiting());

/** The days whose deal was begun on that day and is finished, as far as this browser knows. */
export function playedDays(): ReadonlySet<string> {
  const known = (stored(DAYS) ?? '').split(' ').filter((day) => day !== '');
  const kept = keptDeals().flatMap((game) => {
    const deal = dealWithId(game.id);
    const counts = deal?.setting === DEFAULT_SETTING && game.begun_on === deal.date;
    return deal && counts && isOver(game) ? [deal.date] : [];
  });
  return new Set([...known, ...kept]);
}

/** Keeps days for longer than their games; `more`: what the server knows. */
export function rememberDays(more: readonly string[] = []): void {
  const days = [...new Set([...playedDays(), ...more])].sort().slice(-MAX_DAYS);
  if (days.length > 0) store(DAYS, days.join(' '));
}
