/** What is read aloud: each sentence is added to a live region, and none replaces another. */
export interface Announcement {
  readonly id: number;
  readonly words: string;
}

/** Read long ago: a live region is no log. */
const MAX_KEPT = 12;

export class Announcer {
  said = $state.raw<readonly Announcement[]>([]);
  #count = 0;

  say(words: string): void {
    const kept = this.said.slice(1 - MAX_KEPT);
    this.said = [...kept, { id: ++this.#count, words }];
  }
}
