import { expect, test } from 'vitest';
import { stepButtons } from './step-buttons.ts';

const STEPS = ['log_contact', 'send_quotes', 'request_information', 'win', 'lose'];
const buttons = (hasChosen: boolean) => {
  const turn = { who: 'broker', what: 'look', dueAt: null } as const;
  const state = {
    steps: STEPS,
    status: 'in_progress',
    firstRespondedAt: '2026-11-24T18:00:00.000Z',
    turn,
  } as const;
  const { first, others, outcomes } = stepButtons({ ...state, steps: [...STEPS] }, { hasChosen });
  const named = (all: { step: string }[]) => all.map(({ step }) => step);
  return { first: first?.step, others: named(others), ends: named(outcomes) };
};

test('whoever has just chosen a quote is contacted before a policy is recorded, also while another is revised', () => {
  expect(buttons(false)).toMatchObject({ first: 'send_quotes', ends: ['lose'] });
  expect(buttons(true)).toEqual({
    first: 'log_contact',
    others: ['send_quotes', 'request_information', 'win'],
    ends: ['lose'],
  });
});

test('while the client decides nothing comes first, and a policy does once their choice was followed up', () => {
  const led = (what: 'decide' | 'work', hasChosen = false) => {
    const turn = { who: 'broker', what, dueAt: null } as const;
    const firstRespondedAt = '2026-11-24T18:00:00.000Z';
    return stepButtons({ status: 'quoted', firstRespondedAt, steps: [...STEPS], turn }, { hasChosen });
  };
  expect(led('decide').first).toBeUndefined();
  // On a phone the first of the others is the nearest press: it ends nothing.
  expect(led('decide').others.map(({ step }) => step)).toEqual([
    ...['log_contact', 'send_quotes', 'request_information', 'win'],
  ]);
  expect(led('work', true).first?.step).toBe('win');
  // Who declined all of them is talked with: there is no policy to record.
  expect(led('work').first?.step).toBe('log_contact');
});

test('who waits for an answer of their client is not led to record a policy, and may', () => {
  const turn = { who: 'broker', what: 'work', dueAt: null } as const;
  const state = { status: 'quoted', firstRespondedAt: '2026-11-24T18:00:00.000Z', turn } as const;
  const led = (isAsked: boolean) =>
    stepButtons({ ...state, steps: [...STEPS] }, { hasChosen: true, isAsked });
  expect(led(false).first?.step).toBe('win');
  expect(led(true).first).toBeUndefined();
  expect(led(true).others.map(({ step }) => step)).toContain('win');
});

test('beside a quote that stands another is sent, whatever else became of the request', () => {
  const turn = { who: 'broker', what: 'call', dueAt: null } as const;
  const reopened = { status: 'in_progress', firstRespondedAt: null, turn } as const;
  const labels = (known: object) =>
    stepButtons({ ...reopened, steps: [...STEPS] }, known).others.map(({ label }) => label);
  expect(labels({ hasQuotes: true })).toContain('Send another quote');
  expect(labels({})).toContain('Send a quote');
});

const working = (what: 'look' | 'work' | 'reach') => ({
  ...({ status: 'in_progress', firstRespondedAt: '2026-11-24T18:00:00.000Z' } as const),
  steps: [...STEPS],
  turn: { who: 'broker', what, dueAt: null } as const,
});

test('whoever was left a message is to be reached before a quote is prepared', () => {
  expect(stepButtons(working('work')).first?.step).toBe('send_quotes');
  expect(stepButtons(working('reach')).first?.step).toBe('log_contact');
  expect(stepButtons(working('reach'), { isWaiting: true }).first).toBeUndefined();
});

test('a wish for changes leads to the quote that it is about, or to where one of several is chosen', () => {
  const led = (about: unknown) => stepButtons(working('look'), { wish: { about } });
  expect(led({ id: 'one' }).first).toMatchObject({ dialog: 'revise', label: 'Revise the quote' });
  expect(led({ id: 'one' }).others.map(({ label }) => label)).toContain('Send a quote');
  expect(led(undefined).first).toBeUndefined();
  expect(led(undefined).others.map(({ dialog }) => dialog)).not.toContain('revise');
});

test('a quote that was begun and not sent is gone on with, by the same button', () => {
  const turn = { who: 'broker', what: 'work', dueAt: null } as const;
  const firstRespondedAt = '2026-11-24T18:00:00.000Z';
  const state = { status: 'in_progress' as const, firstRespondedAt, steps: [...STEPS], turn };
  const labels = (isQuoteBegun: boolean) => {
    const { first, others } = stepButtons(state, { isQuoteBegun });
    return [first, ...others].map((one) => one?.label);
  };
  expect(labels(false)[0]).toBe('Send a quote');
  expect(labels(true)).toEqual(labels(false).with(0, 'Continue the draft'));
});

test('with quotes sent a new one is called another, so that it is not taken for revising one', () => {
  const turn = { who: 'client', what: 'decide', dueAt: null } as const;
  const state = { status: 'quoted' as const, firstRespondedAt: '2026-11-24T18:00:00.000Z', turn };
  const { others } = stepButtons({ ...state, steps: [...STEPS, 'ask_for_changes'] });
  expect(others.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Send another quote', 'Tell the client you are revising']),
  );
});
