/**
 * Whether one wants notices of one's turn: asked once in a browser, after the first move of a slow game,
 * and only where something can be offered.
 */
import type { NoticeSettings } from '../lib/messages';
import { loadPush, noPush, pushIsOn } from '../lib/push.svelte';
import { store, stored } from '../lib/stored';
import { loadNoticeSettings } from './settings.svelte';

export type Offer = 'push' | 'mail';

const NAME = 'notices-asked';
let way = $state<Offer | null>(null);
let considered = false;

/** What can be offered to somebody; `push`: whether this browser takes notices and gets none yet. */
export function offerOf({ mail }: Pick<NoticeSettings, 'mail'>, push: boolean): Offer | null {
  // Who gets letters, or has asked for them, has chosen already.
  if (mail === 'works' || mail === 'unconfirmed') return null;
  if (push) return 'push';
  return mail === 'none' ? 'mail' : null;
}

async function look(): Promise<Offer | null> {
  const [settings] = await Promise.all([loadNoticeSettings(), loadPush()]);
  return pushIsOn() ? null : offerOf(settings, settings.push === 'works' && noPush() === null);
}

export const asking = {
  /** What is offered now. */
  get way(): Offer | null {
    return way;
  },
  /** A move was made: asks, unless it was asked before. */
  async consider(): Promise<void> {
    if (considered || stored(NAME) !== null) return;
    considered = true;
    try {
      way = await look();
    } catch {
      considered = false; // the next move asks again
    }
  },
  /** It was answered, and is not asked again. */
  remember(): void {
    store(NAME, 'yes');
  },
  /** It was answered, and goes. */
  end(): void {
    asking.remember();
    way = null;
  },
};
