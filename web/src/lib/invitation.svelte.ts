/** An invitation in the address: it lets a stranger in where only those who are invited may. */
import type { RefusedError } from './api';
import { host } from './host.svelte';
import { INVITATION, loadMe, needGuest } from './me.svelte';
import { asRefused } from './refusal';
import { router } from './router.svelte';
import { store } from './stored';

interface Entry {
  /** The invitation was taken. */
  readonly welcome: boolean;
  readonly refused: RefusedError | undefined;
}

let entry = $state.raw<Entry>();

/** What became of the invitation that this visit began with, until that was noted. */
export function entered(): Entry | undefined {
  return entry;
}

export function noteEntry(): void {
  entry = undefined;
}

/** Keeps an invitation for when it is needed; the address is shown without it. */
function take(): boolean {
  const code = router.url.searchParams.get(INVITATION);
  if (code === null) return false;
  store(INVITATION, code);
  const url = new URL(router.url);
  url.searchParams.delete(INVITATION);
  router.navigate(url.href, { replace: true });
  return true;
}

/** Says who is here; who comes with an invitation, and needs it, becomes a guest at once. */
export async function enter(): Promise<void> {
  const invited = take();
  try {
    const { guest } = await loadMe();
    if (!invited || guest !== null || !host()?.invitation_only) return;
    await needGuest();
    entry = { welcome: true, refused: undefined };
  } catch (error) {
    if (invited) entry = { welcome: false, refused: asRefused(error) };
  }
}
