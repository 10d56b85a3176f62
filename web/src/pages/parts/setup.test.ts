import { beforeEach, describe, expect, it } from 'vitest';
import {
  draftOf,
  firstDraft,
  fitBots,
  originOf,
  leadsTo,
  parseDraft,
  rememberDraft,
  seatKind,
  toRequest,
} from './setup';

const query = (text = ''): URLSearchParams => new URLSearchParams(text);

beforeEach(() => {
  localStorage.clear();
});

describe('the first draft of a game', () => {
  it('is me against the level', () => {
    const draft = firstDraft(query(), 'casual');
    expect(toRequest(draft, null, 'id')).toEqual({
      id: 'id',
      seats: [{ type: 'me' }, { type: 'engine', level: 'casual' }],
      clock: { type: 'none' },
      variant: 'coloured',
      start: null,
    });
  });

  it('follows the address', () => {
    const draft = firstDraft(query('mode=local&players=4&side=grey'), 'casual');
    expect(draft).toMatchObject({ players: 4, variant: 'grey' });
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['me', 'local', 'local', 'local']);
    expect(firstDraft(query('mode=engine&level=novice'), 'club').seats[1]?.level).toBe('novice');
  });

  it('ignores what makes no sense in an address', () => {
    const draft = firstDraft(query('mode=x&players=9&side=blue&level=../x'), 'casual');
    expect(draft).toEqual(draftOf('engine', 'casual'));
  });

  it('is what was chosen last time, unless the address asks for something', () => {
    rememberDraft({ ...draftOf('friend', 'casual'), variant: 'grey', clock: 'days' });
    expect(firstDraft(query(), 'casual')).toMatchObject({ variant: 'grey', clock: 'days' });
    expect(leadsTo(firstDraft(query(), 'casual'))).toBe('link');
    const lobby = firstDraft(query('mode=lobby'), 'casual');
    expect(leadsTo(lobby)).toBe('lobby');
    expect(lobby.variant).toBe('grey');
  });

  it('forgets what it can no longer read', () => {
    expect(parseDraft('{"players":2}')).toBeNull();
    expect(parseDraft('nonsense')).toBeNull();
    const draft = draftOf('engine', 'casual');
    expect(parseDraft(JSON.stringify({ ...draft, clock: 'sand' }))).toBeNull();
    expect(parseDraft(JSON.stringify({ ...draft, start: 3 }))?.start).toBe(0);
    expect(parseDraft(JSON.stringify({ ...draft, start: 2 }))?.start).toBe(2);
    for (const players of [1, 5, 2.5]) {
      expect(parseDraft(JSON.stringify({ ...draft, players }))).toBeNull();
    }
    expect(parseDraft(JSON.stringify({ ...draft, variant: 'blue' }))).toBeNull();
    expect(parseDraft(JSON.stringify({ ...draft, seats: draft.seats.slice(1) }))).toBeNull();
    const seats = [{ kind: 'robot', name: '', level: '' }, ...draft.seats.slice(1)];
    expect(parseDraft(JSON.stringify({ ...draft, seats }))).toBeNull();
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });
});

describe('seats', () => {
  it('has me once', () => {
    const draft = draftOf('engine', 'casual');
    seatKind(draft, 1, 'me');
    expect(draft.seats.slice(0, 2).map(({ kind }) => kind)).toEqual(['local', 'me']);
    seatKind(draft, 0, 'friend');
    expect(draft.seats.slice(0, 2).map(({ kind }) => kind)).toEqual(['friend', 'me']);
  });

  it('that do not play do not count', () => {
    const draft = draftOf('engine', 'casual');
    seatKind(draft, 2, 'friend');
    expect(leadsTo(draft)).toBe('game');
    draft.players = 3;
    expect(leadsTo(draft)).toBe('link');
  });

  it('leaves a name out that is not there', () => {
    const draft = draftOf('local', 'casual');
    if (draft.seats[1]) draft.seats[1].name = '  Ana ';
    draft.players = 3;
    expect(toRequest(draft, null, 'id').seats).toEqual([
      { type: 'me' },
      { type: 'local', name: 'Ana' },
      { type: 'local', name: null },
    ]);
  });

  it('leaves side and start to an origin', () => {
    const origin = originOf(' coloured 1 … ');
    const wish = toRequest({ ...draftOf('engine', 'casual'), start: 2 }, origin, 'id');
    expect(wish).toMatchObject({ origin: { type: 'position', position: 'coloured 1 …' } });
    expect(wish).not.toHaveProperty('start');
    expect(wish).not.toHaveProperty('variant');
  });

  it('knows a record by its tags', () => {
    expect(originOf('[Evora "1"]\n')).toEqual({ type: 'record', record: '[Evora "1"]\n' });
  });
});

describe('bots on seats', () => {
  const ids = ['bot-1', 'bot-2'];

  it('come from the address, and are invited by their id', () => {
    const draft = firstDraft(new URLSearchParams('mode=engine&bot=bot-2'), 'club');
    fitBots(draft, ids);
    expect(toRequest(draft, null, 'x').seats).toEqual([
      { type: 'me' },
      { type: 'bot', bot: 'bot-2' },
    ]);
  });

  it('sit on one seat each, and give way to engines when they have gone', () => {
    const draft = draftOf('engine', 'club');
    draft.players = 4;
    for (const i of [1, 2, 3]) {
      seatKind(draft, i, 'bot');
      fitBots(draft, ids);
    }
    expect(draft.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : kind))).toEqual([
      'me',
      'bot-1',
      'bot-2',
      'engine',
    ]);
    fitBots(draft, ['bot-2']);
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['me', 'engine', 'bot', 'engine']);
  });

  it('are remembered, and drafts of before have none', () => {
    const draft = draftOf('engine', 'club');
    const old = {
      ...draft,
      seats: draft.seats.map(({ kind, name, level }) => ({ kind, name, level })),
    };
    expect(parseDraft(JSON.stringify(old))).toEqual(draft);
  });
});

describe('a rated game', () => {
  const rated = { ...draftOf('friend', 'regular'), clock: 'normal', rated: true } as const;

  it('is between people, from the start and with a clock', () => {
    expect(toRequest({ ...rated, seats: [...rated.seats] }, null, 'id').rated).toBe(true);
    const without = [
      { ...rated, clock: 'none' as const },
      { ...rated, rated: false },
      { ...draftOf('engine', 'regular'), clock: 'normal' as const, rated: true },
      { ...draftOf('local', 'regular'), clock: 'normal' as const, rated: true },
    ];
    for (const draft of without) {
      expect(toRequest({ ...draft, seats: [...draft.seats] }, null, 'id')).not.toHaveProperty(
        'rated',
      );
    }
    const origin = { type: 'position', position: 'p' } as const;
    expect(toRequest({ ...rated, seats: [...rated.seats] }, origin, 'id')).not.toHaveProperty(
      'rated',
    );
  });
});
