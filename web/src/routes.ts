/** Every address of Evora and the page behind it. The server answers each with the same index page. */
import { router, type Page, type Route } from './lib/router.svelte';
import { moreTexts } from './lib/texts.svelte';

/** A page with texts that come later. */
async function withMoreTexts(load: () => Promise<{ default: Page }>): Promise<{ default: Page }> {
  const [page] = await Promise.all([load(), moreTexts()]);
  return page;
}

export const routes: readonly Route[] = [
  { path: '/', title: 'page-start', load: () => import('./pages/Start.svelte') },
  { path: '/new', title: 'page-new', load: () => import('./pages/New.svelte') },
  {
    path: '/play/:game',
    title: 'page-play',
    load: () => import('./pages/Game.svelte'),
    table: true,
  },
  {
    path: '/local',
    title: 'page-play',
    load: () => import('./pages/Local.svelte'),
    table: true,
  },
  {
    path: '/lobby',
    title: 'page-lobby',
    load: () => import('./pages/Lobby.svelte'),
    server: true,
  },
  {
    path: '/leaders',
    title: 'page-leaders',
    load: () => withMoreTexts(() => import('./pages/Leaders.svelte')),
    server: true,
  },
  {
    path: '/watch',
    title: 'live-title',
    load: () => import('./pages/Watch.svelte'),
    table: true,
    server: true,
  },
  {
    path: '/people',
    title: 'page-people',
    load: () => withMoreTexts(() => import('./pages/People.svelte')),
    server: true,
  },
  {
    path: '/notices',
    title: 'page-notices',
    load: () => withMoreTexts(() => import('./pages/Notices.svelte')),
    server: true,
  },
  { path: '/games', title: 'page-games', load: () => import('./pages/Games.svelte') },
  {
    path: '/me',
    title: 'page-me',
    load: () => withMoreTexts(() => import('./pages/Person.svelte')),
    server: true,
  },
  {
    path: '/@:name',
    title: 'page-person',
    load: () => withMoreTexts(() => import('./pages/Person.svelte')),
    server: true,
  },
  { path: '/learn', title: 'page-learn', load: () => import('./pages/Learn.svelte') },
  { path: '/learn/:lesson', title: 'page-learn', load: () => import('./pages/Lesson.svelte') },
  {
    path: '/puzzles',
    title: 'page-puzzles',
    load: () => withMoreTexts(() => import('./pages/Puzzles.svelte')),
  },
  {
    path: '/puzzles/history',
    title: 'puzzles-history',
    load: () => withMoreTexts(() => import('./pages/PuzzleHistory.svelte')),
  },
  {
    path: '/puzzles/run',
    title: 'run-title',
    load: () => withMoreTexts(() => import('./pages/PuzzleRun.svelte')),
  },
  {
    path: '/puzzles/:puzzle',
    title: 'page-puzzles',
    load: () => withMoreTexts(() => import('./pages/Puzzle.svelte')),
  },
  {
    path: '/deal',
    title: 'page-deal',
    load: () => withMoreTexts(() => import('./pages/Deal.svelte')),
  },
  {
    path: '/deal/play',
    title: 'page-deal',
    load: () => import('./pages/DealTable.svelte'),
    table: true,
  },
  { path: '/rules', title: 'page-rules', load: () => import('./pages/Rules.svelte') },
  {
    path: '/replay',
    title: 'replay-title',
    load: () => import('./pages/Replay.svelte'),
    table: true,
  },
  {
    path: '/replay/:game',
    title: 'replay-title',
    load: () => import('./pages/Replay.svelte'),
    table: true,
  },
  {
    path: '/review',
    title: 'page-review',
    load: () => withMoreTexts(() => import('./pages/Review.svelte')),
  },
  {
    path: '/review/:game',
    title: 'page-review',
    load: () => withMoreTexts(() => import('./pages/Review.svelte')),
  },
  {
    path: '/embed/:game',
    title: 'replay-title',
    load: () => import('./pages/Embed.svelte'),
    table: true,
    bare: true,
  },
  {
    // Where positions were before they were part of the analysis board.
    path: '/position',
    title: 'page-analysis',
    load: () => {
      const position = router.url.searchParams.get('p');
      const query =
        position === null ? '' : `?${String(new URLSearchParams({ position, engine: 'off' }))}`;
      router.navigate(`/analysis${query}`, { replace: true });
      return new Promise<never>(() => undefined); // the other address is shown
    },
  },
  {
    path: '/analysis',
    title: 'page-analysis',
    load: () => withMoreTexts(() => import('./pages/Analysis.svelte')),
    table: true,
  },
  {
    path: '/analysis/:game',
    title: 'page-analysis',
    load: () => withMoreTexts(() => import('./pages/Analysis.svelte')),
    table: true,
  },
  {
    path: '/settings',
    title: 'page-settings',
    load: () => withMoreTexts(() => import('./pages/Settings.svelte')),
  },
  { path: '/about', title: 'page-about', load: () => import('./pages/About.svelte') },
  {
    path: '/privacy',
    title: 'page-privacy',
    load: () => withMoreTexts(() => import('./pages/Host.svelte')),
  },
  {
    path: '/contact',
    title: 'page-contact',
    load: () => withMoreTexts(() => import('./pages/Host.svelte')),
    server: true,
  },
  {
    path: '/house-rules',
    title: 'page-house-rules',
    load: () => withMoreTexts(() => import('./pages/Host.svelte')),
    server: true,
  },
  { path: '*', title: 'page-missing', load: () => import('./pages/Missing.svelte') },
];
