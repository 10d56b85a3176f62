/** The fair-deal check that a page can do by itself: does the seed belong to the hash? */
import { core, type Core } from '../../engine/client';

export type Verdict = 'matches' | 'differs' | 'unable';

export async function check(seed: string, hash: string, asked: Core = core): Promise<Verdict> {
  try {
    return (await asked.call('seed', { seed })).hash === hash ? 'matches' : 'differs';
  } catch {
    return 'unable';
  }
}
