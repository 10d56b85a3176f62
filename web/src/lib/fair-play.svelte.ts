/**
 * Fair play: while somebody plays a rated game, the engine of the page is off, in all tabs and windows of
 * this browser and wherever else they have signed in. The server knows which games those are. What it said
 * last is stored for all tabs, and a tab in which such a game is played adds to it at once. The server is
 * asked again after a while; where it cannot be reached, its last word holds for some minutes and no longer.
 */
import { api, refuse, RefusedError } from './api';
import { STANDALONE } from './base';
import { loadMe } from './me.svelte';
import type { AskEngine, GameView, RatedNow } from './messages';
import { onStored, store, stored } from './stored';

const NAME = 'rated-games';
/** The server need not be asked again so soon. */
export const FRESH_MS = 15_000;
/** For so long its last word holds without it. */
export const BELIEVED_MS = 600_000;

interface Word {
  readonly at: number;
  readonly games: readonly RatedNow[];
}

const NOTHING: Word = { at: 0, games: [] };
const listeners: (() => void)[] = [];
let word = $state.raw<Word>(NOTHING);
let timer: ReturnType<typeof setTimeout> | undefined;
hear(stored(NAME));
onStored(NAME, hear);

/** The rated game because of which the engine is off. With a clock of days, which takes weeks, it stays on. */
export function engineOff(): string | null {
  return word.games.find(({ slow }) => !slow)?.game ?? null;
}

/** Calls back whenever the engine is off or on again; returns a function that ends it. */
export function onEngineOff(changed: () => void): () => void {
  listeners.push(changed);
  return () => {
    const at = listeners.indexOf(changed);
    if (at >= 0) listeners.splice(at, 1);
  };
}

/** A game as the server has just shown it. */
export function noteRatedGame(view: GameView): void {
  const playing =
    view.rated &&
    view.status === 'playing' &&
    view.yours.some((seat) => view.seats[seat - 1]?.out === null);
  const known = word.games.some(({ game }) => game === view.game);
  if (playing === known && (!known || isFresh())) return;
  const others = word.games.filter(({ game }) => game !== view.game);
  const slow = view.clock.type === 'days';
  take(playing ? [...others, { game: view.game, slow }] : others);
}

/** Whether the engine may be asked about a position: `rated_game` if it is off, `rated_position` if it is that of a
 *  game with a clock of days. Then the server knows. */
export async function requireFairPlay(
  what: AskEngine['what'],
  position: () => Promise<string>,
): Promise<void> {
  if (STANDALONE) return;
  if (word.games.length === 0 && !isFresh() && (await keepsName())) await look();
  // What one looks at is nobody's business without such a game.
  if (word.games.length === 0) return;
  const asked = await tell(what, await position());
  if (engineOff() !== null) throw refuse('rated_game');
  if (asked !== null) throw refuse('rated_position');
}

/** The game among them whose position it is. A server that is away says nothing. */
async function tell(what: AskEngine['what'], position: string): Promise<string | null> {
  try {
    const { games, asked } = await api.askEngine({ what, position });
    take(games);
    return asked;
  } catch (error) {
    doWithout(error);
    return null;
  }
}

/** Only those who keep a name play rated games. */
async function keepsName(): Promise<boolean> {
  return loadMe().then(
    ({ kept }) => kept,
    () => false,
  );
}

/** How old the last word is; one from the future is from before the clock was set. */
function age(): number {
  const ms = Date.now() - word.at;
  return ms < 0 ? Infinity : ms;
}

const isFresh = (): boolean => age() < FRESH_MS;

/** There was no answer: the last word holds for a while, unless there is nobody any more whom it was about. */
function doWithout(error: unknown): void {
  if (error instanceof RefusedError && error.code === 'no_guest') take([]);
  else forgetOld();
}

function take(games: readonly RatedNow[]): void {
  const said = { at: Date.now(), games };
  store(NAME, JSON.stringify(said));
  set(said);
}

function hear(value: string | null): void {
  try {
    const said = JSON.parse(value ?? 'null') as Word | null;
    set(Array.isArray(said?.games) ? said : NOTHING);
  } catch {
    set(NOTHING);
  }
}

function set(said: Word): void {
  const before = engineOff();
  word = said;
  forgetOld();
  clearTimeout(timer);
  if (engineOff() !== null) timer = setTimeout(() => void follow(), FRESH_MS);
  if (engineOff() !== before) for (const changed of [...listeners]) changed();
}

function forgetOld(): void {
  if (word.games.length > 0 && age() >= BELIEVED_MS) set(NOTHING);
}

/** A game may have begun or ended on another device, or in a tab that was closed. */
async function look(): Promise<void> {
  try {
    take((await api.ratedGames()).games);
  } catch (error) {
    doWithout(error);
  }
}

/** Every tab that somebody looks at does so while the engine is off. */
async function follow(): Promise<void> {
  if (!isFresh() && !document.hidden) await look();
  set(word);
}
