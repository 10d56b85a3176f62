/** Begins a game on this device. */
import { core } from '../engine/client';
import type { CreateGame } from '../lib/messages';
import { router } from '../lib/router.svelte';
import { createLocal } from './create';

/** Makes the game and goes to its table. */
export async function playHere(wish: CreateGame): Promise<void> {
  const game = await createLocal(wish, core);
  router.navigate(`/local?game=${game}`);
}
