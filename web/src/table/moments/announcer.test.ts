// @vitest-environment node
import { expect, it } from 'vitest';
import { Announcer } from './announcer.svelte';

it('adds sentences, each as something new, and forgets the oldest', () => {
  const announcer = new Announcer();
  announcer.say('Anna takes 2 blue.');
  announcer.say('Anna takes 2 blue.');
  expect(announcer.said.map(({ words }) => words)).toEqual(Array(2).fill('Anna takes 2 blue.'));
  expect(new Set(announcer.said.map(({ id }) => id)).size).toBe(2);
  for (let i = 0; i < 20; i++) announcer.say(String(i));
  expect(announcer.said).toHaveLength(12);
  expect(announcer.said.at(-1)?.words).toBe('19');
});
