/** Whether one's name is kept, and by which keys, as the server last said. */
import { api } from './api';
import { me, setMe } from './me.svelte';
import type { MyKeys } from './messages';

let current = $state.raw<{ readonly guest: string | null; readonly keys: MyKeys }>();

/** Of the guest at this page; `undefined` until the server has answered. */
export function keys(): MyKeys | undefined {
  return current && current.guest === me()?.guest ? current.keys : undefined;
}

export async function loadKeys(): Promise<MyKeys> {
  const guest = me()?.guest ?? null;
  const answer = await api.keys();
  current = { guest, keys: answer };
  return answer;
}

/** After a key was made: the name may be kept since. */
export async function reloadKeys(): Promise<void> {
  setMe(await api.me());
  await loadKeys();
}
