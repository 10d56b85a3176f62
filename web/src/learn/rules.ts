/**
 * The rules page as data: sections of texts and pictures. The pictures (rules.json) are checked with
 * the rules core by tests/web/test_rules_page.py.
 */
import { BONUSES, FACTORIES, FACTORY_SIZE, PLAYERS } from '../lib/facts';
import data from './rules.json';

export interface Picture {
  readonly kind: 'board' | 'wall' | 'offer';
  readonly lines?: readonly string[];
  readonly wall?: readonly string[];
  readonly floor?: string;
  readonly grey?: boolean;
  readonly marked?: readonly string[];
  readonly closed?: readonly string[];
  readonly factories?: readonly string[];
  readonly centre?: string;
  readonly taken?: string;
}

export type PictureName = keyof typeof data;
export const PICTURES: Readonly<Record<PictureName, Picture>> = data as Record<
  PictureName,
  Picture
>;

export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[]; readonly ordered?: boolean }
  | { readonly pictures: readonly PictureName[] }
  | { readonly table: 'players' | 'bonuses' };

export interface Section {
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** Keys are `rules-SECTION-NAME`. */
const keys = (section: string, ...names: string[]): string[] =>
  names.map((name) => `rules-${section}-${name}`);

export const SECTIONS: readonly Section[] = [
  {
    id: 'glance',
    blocks: [{ list: keys('glance', 'take', 'place', 'tile', 'floor', 'end'), ordered: true }],
  },
  {
    id: 'table',
    blocks: [
      { text: 'rules-table-tiles' },
      { text: 'rules-table-factories' },
      { text: 'rules-table-board' },
      { pictures: ['board'] },
    ],
  },
  {
    id: 'setup',
    blocks: [{ list: keys('setup', 'side', 'start', 'fill') }, { table: 'players' }],
  },
  {
    id: 'offer',
    blocks: [
      { text: 'rules-offer-turns' },
      { list: keys('offer', 'factory', 'centre') },
      { pictures: ['take'] },
      { text: 'rules-offer-marker' },
    ],
  },
  {
    id: 'place',
    blocks: [
      { list: keys('place', 'one', 'colour', 'wall', 'full', 'fall', 'floor') },
      { pictures: ['place'] },
    ],
  },
  {
    id: 'floor',
    blocks: [{ text: 'rules-floor-fill' }, { text: 'rules-floor-over' }, { pictures: ['floor'] }],
  },
  {
    id: 'tiling',
    blocks: [
      { text: 'rules-tiling-when' },
      { list: keys('tiling', 'complete', 'incomplete') },
      { text: 'rules-tiling-cost' },
      { pictures: ['before', 'after'] },
    ],
  },
  {
    id: 'scoring',
    blocks: [{ text: 'rules-scoring-how' }, { pictures: ['lone', 'row', 'column', 'both'] }],
  },
  { id: 'next', blocks: [{ list: keys('next', 'fill', 'bag', 'short') }] },
  {
    id: 'end',
    blocks: [
      { text: 'rules-end-when' },
      { table: 'bonuses' },
      { text: 'rules-end-win' },
      { pictures: ['end'] },
    ],
  },
  {
    id: 'grey',
    blocks: [{ text: 'rules-grey-free' }, { text: 'rules-grey-none' }, { pictures: ['grey'] }],
  },
  {
    id: 'finer',
    blocks: [
      { text: 'rules-finer-about' },
      { list: keys('finer', 'marker', 'same', 'order', 'stalled', 'tiles', 'public') },
    ],
  },
];

/** Factories and tiles per round, by number of players. */
export const SUPPLY = PLAYERS.map((players) => ({
  players,
  factories: FACTORIES[players],
  tiles: FACTORIES[players] * FACTORY_SIZE,
}));
/** The final bonuses and their names. */
export const BONUS_ROWS = Object.entries(BONUSES).map(([kind, points]) => ({
  key: `rules-end-${kind}`,
  points,
}));
