import { expect, test } from 'vitest';
import { askedFor, askedOf, placesToAct } from './person-tasks.ts';

const needed = { title: 'Lease', kind: 'document', required: true, dueOn: null } as const;
const optional = { title: 'Any pets?', kind: 'answer', required: false, dueOn: null } as const;
const both = [needed, optional];

test('what may be left out is asked for beside what their broker is to do, and owed like the rest once nothing else comes first', () => {
  const beside = { asked: [needed], wished: [optional] };
  expect(askedOf({ who: 'broker', what: 'contact' }, both)).toEqual(beside);
  expect(askedOf({ who: 'client', what: 'decide' }, both)).toEqual(beside);
  expect(askedOf({ who: 'client', what: 'answer' }, both)).toEqual({ asked: both, wished: [] });
});

test('each button leads to where that is done, also for what may be left out', () => {
  expect(placesToAct(0, both).map(({ tab, label }) => [tab, label])).toEqual([
    ['documents', 'Send the document'],
    ['sent', 'Answer the question'],
  ]);
  expect(placesToAct(2, []).map(({ label }) => label)).toEqual(['View your quotes']);
  expect(placesToAct(0, [])).toEqual([]);
});

test('what is asked for names its own day', () => {
  const dueOn = '2026-12-01';
  expect(askedFor({ title: 'Current policy', dueOn })).toBe('Current policy, by December 1, 2026');
  expect(askedFor({ title: 'When was the roof last replaced?', dueOn })).toBe(
    'When was the roof last replaced? By December 1, 2026',
  );
  expect(askedFor({ title: 'Current policy', dueOn: null })).toBe('Current policy');
});
