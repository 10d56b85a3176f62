/**
 * Keeps the page on this device while the visitor wants it (a preference), and says when a newer
 * version has arrived. Loaded after everything else; where there are no service workers, nothing
 * happens.
 */
import { mount } from 'svelte';
import { BASE } from '../lib/base';
import NewVersion from './NewVersion.svelte';
import { worker } from './registration.svelte';

export function start(): void {
  // Inside a page of somebody else nothing is kept, nor where the visitor asked to save data.
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!('serviceWorker' in navigator) || parent !== window || connection?.saveData) return;
  worker.start(navigator.serviceWorker, BASE);
  mount(NewVersion, { target: document.body });
}
