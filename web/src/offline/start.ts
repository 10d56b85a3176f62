/**
 * Keeps the page on this device while the visitor wants it (a preference), and says when a newer
 * version has arrived; has notices sent here while they want those. Loaded after everything else;
 * where there are no service workers, nothing happens.
 */
import { mount } from 'svelte';
import { BASE } from '../lib/base';
import { startPush } from '../lib/push.svelte';
import NewVersion from './NewVersion.svelte';
import { worker } from './registration.svelte';

export function start(): void {
  // Inside a page of somebody else nothing happens, and where the visitor asked to save data nothing
  // is kept.
  if (!('serviceWorker' in navigator) || parent !== window) return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  worker.start(navigator.serviceWorker, BASE, connection?.saveData !== true);
  startPush();
  mount(NewVersion, { target: document.body });
}
