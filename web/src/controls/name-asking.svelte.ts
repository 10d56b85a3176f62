/** Asking for a name, on whichever page: who has answered, or wants none, is not asked again. */
import { takeName } from '../lib/me.svelte';
import { asRefused, refusalText } from '../lib/refusal';
import { store, stored } from '../lib/stored';

const ASKED = 'name-asked';

export class NameAsking {
  #asked = $state(stored(ASKED) !== null);
  #refused = $state('');

  get asked(): boolean {
    return this.#asked;
  }

  /** Why the last name was not taken, in words. */
  get refused(): string {
    return this.#refused;
  }

  answered(): void {
    this.#asked = true;
    store(ASKED, 'yes');
  }

  /** Whether the name was taken; an empty one is none. */
  async take(name: string): Promise<boolean> {
    this.#refused = '';
    try {
      await takeName(name);
    } catch (error) {
      this.#refused = refusalText(asRefused(error));
      return false;
    }
    this.answered();
    return true;
  }
}
