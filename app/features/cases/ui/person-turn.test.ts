import { expect, test } from 'vitest';
import { type PersonCaseState, personTurn } from './person-turn.ts';

const state = (more: Partial<PersonCaseState>): PersonCaseState => ({
  ...{ status: 'in_progress', statusText: '', promiseAt: null, firstRespondedAt: '2026-11-23T18:00:00.000Z' },
  ...{ turn: { who: 'broker', what: 'look', dueAt: null }, agreed: null },
  broker: { fullName: 'Dana Whitford', acceptedAt: '2026-11-23T17:00:00.000Z' },
  ...more,
});
const sentence = (more: Partial<PersonCaseState>) => personTurn(state(more)).sentence;

test('while a quote is revised its person reads that, and not that what they sent lies there', () => {
  expect(sentence({ quoted: 1 })).toBe(
    'Dana Whitford has what you sent and is revising your quote. There is nothing you need to do right now.',
  );
  const working = { turn: { who: 'broker', what: 'work', dueAt: null } } as const;
  expect(sentence({ ...working, quoted: 2 })).toMatch(/^Dana Whitford is revising your quote\./);
  expect(sentence(working)).toMatch(/^Dana Whitford is working on your quote\./);
});

test('whoever takes a quote as it is while another is revised reads that this is known', () => {
  const working = { turn: { who: 'broker', what: 'work', dueAt: null }, quoted: 2, hasChosen: true } as const;
  expect(sentence(working)).toBe('Dana Whitford has your decision and takes it from here.');
  expect(sentence({ quoted: 2, hasChosen: true })).not.toContain('revising');
});

test('nothing to do is said only where nothing is: not with a new message, what is still owed, or a quote to choose', () => {
  const calm = 'There is nothing you need to do right now.';
  expect(sentence({})).toContain(calm);
  expect(sentence({ news: 1 })).toBe('Dana Whitford has what you sent. You have a new message.');
  expect(sentence({ asked: ['Current policy'] })).not.toContain(calm);
  expect(sentence({ isUndecided: true })).not.toContain(calm);
  expect(personTurn(state({ asked: ['Current policy'] })).isYours).toBe(true);
});

test('what their broker wrote last stands first, and only where it was that broker', () => {
  const decided = { turn: { who: 'broker', what: 'work', dueAt: null }, hasChosen: true } as const;
  const wrote = { ...decided, news: 1, newsBy: 'Dana Whitford, Bow Commercial' };
  expect(sentence(wrote)).toBe('Dana Whitford wrote to you, and has your decision.');
  expect(sentence({ ...wrote, hasChosen: false, news: 2 })).toBe(
    'Dana Whitford wrote to you 2 times, and is working on your quote.',
  );
  expect(sentence({ ...wrote, newsBy: 'Another broker' })).toBe(
    'Dana Whitford has your decision and takes it from here. You have a new message.',
  );
  expect(sentence({ ...wrote, news: 0 })).not.toContain('wrote');
});

test('a promise runs until first contact, and is that of nobody once it is the person’s turn', () => {
  const promised = { promiseAt: '2026-11-24T18:00:00.000Z', firstRespondedAt: null };
  expect(personTurn(state(promised)).due).toEqual({ kind: 'promise', at: new Date(promised.promiseAt) });
  expect(
    personTurn(state({ ...promised, turn: { who: 'client', what: 'answer', dueAt: null } })).due,
  ).toBeNull();
  expect(personTurn(state({ promiseAt: promised.promiseAt })).due).toBeNull();
});
