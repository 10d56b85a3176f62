/** The fair-deal check that a page can do by itself: does the seed belong to the hash? */
import { hashOf } from '../lib/hash';

export type Verdict = 'matches' | 'differs' | 'unable';

export async function check(seed: string, hash: string): Promise<Verdict> {
  const found = await hashOf(seed);
  if (found === null) return 'unable';
  return found === hash ? 'matches' : 'differs';
}
