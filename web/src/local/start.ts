/** Begins a game on this device. */
import type { CreateGame } from '../lib/messages';
import { router } from '../lib/router.svelte';
import { createLocal } from './create';
import { core } from './engine';

/** Makes the game and goes to its table. */
export async function playHere(wish: CreateGame): Promise<void> {
  const game = await createLocal(wish, core);
  router.navigate(`/local?game=${game}`);
}
