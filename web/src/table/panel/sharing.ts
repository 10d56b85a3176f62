/** Addresses of pictures and of embedded replays, and the code that embeds one. */
import { language } from '../../lib/texts.svelte';
import { shownTheme } from '../../lib/theme.svelte';
import { gameCard, gamePicture, positionPicture } from '../../lib/api';

/** What there is to show: a game of the server at some step, or a position alone. */
export interface Shareable {
  readonly game: string | null;
  /** The step of the game; `null` is the last. */
  readonly at: number | null;
  readonly position: string;
}

/** Where a position can be looked at. `quiet`: the engine says nothing until it is asked; `game`: nor until that
 *  game is over. */
export function positionLink(position: string, quiet = false, game: string | null = null): string {
  const off = quiet || game !== null ? '&engine=off' : '';
  const until = game === null ? '' : `&game=${game}`;
  return `/analysis?position=${encodeURIComponent(position)}${off}${until}`;
}

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: string;
}

/** As the person at this page sees it. */
export const look = (): Look => ({ theme: shownTheme(), language: language() });

export function pictureOf({ game, at, position }: Shareable, { theme, language }: Look): string {
  if (game === null) return positionPicture(position, { theme });
  return gamePicture(game, { theme, language, ...(at !== null && { at: String(at) }) });
}

/** The picture that goes with a link: the card of a game, else the position. */
export function cardOf(shown: Shareable, look: Look): string {
  return shown.game === null ? pictureOf(shown, look) : gameCard(shown.game, { ...look });
}

/** HTML for the page of somebody else. `title`: what screen readers call the frame. */
export function embedCode(game: string, origin: string, title: string): string {
  const src = new URL(`/embed/${encodeURIComponent(game)}`, origin).href;
  return (
    `<iframe src="${escape(src)}" title="${escape(title)}" width="100%" height="640"` +
    ` loading="lazy" allowfullscreen></iframe>`
  );
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
