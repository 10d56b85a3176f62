import { expect, it } from 'vitest';
import { mute, muted } from './greetings.svelte';

it('are left out in every tab once one has turned them off, and come back', () => {
  const change = (newValue: string | null): void => {
    dispatchEvent(new StorageEvent('storage', { key: 'evora.greetings', newValue }));
  };
  mute(true);
  const kept = localStorage.getItem('evora.greetings');
  mute(false);
  expect(localStorage.getItem('evora.greetings')).toBeNull();
  change(kept);
  expect(muted()).toBe(true);
  change(null);
  expect(muted()).toBe(false);
});
