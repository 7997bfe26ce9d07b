import { expect, test } from 'vitest';
import { chipsOf } from './choice-chips.ts';
import type { BrokerChoice, Wanted } from './schema.ts';

const now = new Date('2026-11-27T18:00:00Z');
const wanted: Wanted = {
  ...{ type: 'supervisa', licenceClass: 'accident_sickness', city: 'Calgary', language: 'punjabi' },
  promiseAt: null,
};
const broker = (part: Partial<BrokerChoice>) =>
  ({
    ...{ obstacles: [], languages: ['English'], away: [], before: null },
    licenceCheckedAt: now.toISOString(),
    ...part,
  }) as unknown as BrokerChoice;
const chips = (part: Partial<BrokerChoice>, asked = wanted) =>
  chipsOf(broker(part), { wanted: asked, now }).map(({ weight, words }) => `${weight}: ${words}`);

test('what a broker does not do at all comes first, and is marked as that', () => {
  expect(
    chips({
      obstacles: ['away', 'city_not_served', 'daily_cap_reached'],
      away: [{ from: '2026-11-01', to: '2026-12-02' }],
    }),
  ).toEqual([
    'hard: Does not serve Calgary',
    'hard: Full today',
    'soft: Away until Dec 2',
    'soft: No Punjabi',
  ]);
});

test('a licence that is missing is named as within a sentence', () => {
  expect(chips({ obstacles: ['not_licensed_for_type'] }, { ...wanted, language: null })).toEqual([
    'hard: No accident and sickness licence',
  ]);
});

test('the language that the client would like speaks for who has it, and of English nothing is said', () => {
  expect(chips({ languages: ['English', 'Punjabi'] })).toEqual(['fits: Speaks Punjabi']);
  expect(chips({}, { ...wanted, language: 'english' })).toEqual([]);
});

test('a licence that nobody has seen in the register within a year is marked, with what is true of it', () => {
  const english = { ...wanted, language: null };
  expect(chips({ licenceCheckedAt: null }, english)).toEqual(['soft: Licence not confirmed']);
  expect(chips({ licenceCheckedAt: '2025-11-20T18:00:00Z' }, english)).toEqual([
    'soft: Licence check is old',
  ]);
});

test('of who had it before it says how that ended', () => {
  const before = { why: 'returned', returnReason: null, at: now.toISOString() } as const;
  expect(chips({ obstacles: ['had_it_before'], before }, { ...wanted, language: null })).toEqual([
    'soft: Returned it',
  ]);
  const why = { ...before, returnReason: 'no_capacity' } as const;
  expect(chips({ obstacles: ['had_it_before'], before: why }, { ...wanted, language: null })).toEqual([
    'soft: Returned it: “No capacity in time”',
  ]);
  const forGood = { ...before, returnReason: 'wrong_type' } as const;
  expect(chips({ obstacles: ['had_it_before'], before: forGood }, { ...wanted, language: null })).toEqual([
    'hard: Returned it: “Not a type of insurance I sell”',
  ]);
});
