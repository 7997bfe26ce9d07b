import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byLongestWait, chooseBroker, inOrder, type Weights } from './order.ts';
import { type Candidate, type Matchable, obstacleFor } from './rules.ts';

const today = '2026-11-25';
const NONE: Weights = { matchWait: 0, matchPromises: 0, matchLoad: 0, matchLanguage: 0 };
const wanted: Matchable = {
  ...{ type: 'supervisa', city: 'Calgary', promiseAt: null, isConfirmed: true, isSuspect: false },
  ...{ triedBrokerIds: ['b3'], ownerIds: ['b4'], language: 'punjabi' },
};

const weight = fc.integer({ min: 0, max: 10 });
const weights = fc.record({
  matchWait: weight,
  matchPromises: weight,
  matchLoad: weight,
  matchLanguage: weight,
});

const broker = fc.record({
  ...{ active: fc.boolean(), isAtWork: fc.boolean(), dailyCap: fc.integer({ min: 0, max: 9 }) },
  licenceClasses: fc.subarray(['general', 'accident_sickness']),
  licenceExpiresOn: fc.constantFrom(today, '2027-06-30'),
  types: fc.subarray(['auto', 'supervisa']),
  cities: fc.subarray(['Calgary', 'Edmonton']),
  assignedToday: fc.integer({ min: 0, max: 9 }),
  ...{ unconfirmedOffers: fc.constant(0), unconfirmedToday: fc.constant(0) },
  away: fc.constantFrom([], [{ from: today, to: today }]),
  lastAssignedAt: fc.option(
    fc.date({ min: new Date('2026-11-01'), max: new Date('2026-11-25'), noInvalidDate: true }),
  ),
  openCases: fc.integer({ min: 0, max: 40 }),
  promises: fc.tuple(fc.nat(20), fc.nat(20)).map(([kept, missed]) => ({ kept, of: kept + missed })),
  languages: fc.subarray(['English', 'Punjabi']),
});
const brokers = fc
  .array(broker, { maxLength: 8 })
  .map((all): Candidate[] => all.map((one, at) => ({ ...one, brokerId: `b${at}` })));

const able = (candidates: readonly Candidate[]) =>
  candidates.filter((one) => obstacleFor(one, wanted, today) === null);

test('whatever counts, only a broker who can take the case is chosen, and one is whenever one can', () => {
  fc.assert(
    fc.property(brokers, weights, (candidates, counted) => {
      const chosen = chooseBroker(candidates, wanted, { today, weights: counted });
      const ids = able(candidates).map(({ brokerId }) => brokerId);
      if (chosen === null) expect(ids).toEqual([]);
      else expect(ids).toContain(chosen);
    }),
  );
});

test('the same brokers come in the same order, however they were listed', () => {
  fc.assert(
    fc.property(brokers, weights, (candidates, counted) => {
      const order = inOrder(candidates, wanted, counted);
      expect(inOrder(candidates.toReversed(), wanted, counted)).toEqual(order);
      expect(order.toSorted(byLongestWait)).toEqual(candidates.toSorted(byLongestWait));
    }),
  );
});

test('with nothing that counts, and with the wait alone, the longest wait decides', () => {
  fc.assert(
    fc.property(brokers, fc.integer({ min: 0, max: 10 }), (candidates, matchWait) => {
      expect(inOrder(candidates, wanted, { ...NONE, matchWait })).toEqual(candidates.toSorted(byLongestWait));
    }),
  );
});

const at = (day: number) => new Date(`2026-11-${day}T16:00:00Z`);
const one = (brokerId: string, part: Partial<Candidate>): Candidate => ({
  ...{ brokerId, active: true, isAtWork: true, dailyCap: 5, licenceClasses: ['accident_sickness'] },
  ...{ licenceExpiresOn: '2027-06-30', types: ['supervisa'], cities: [], assignedToday: 0, away: [] },
  ...{ unconfirmedOffers: 0, unconfirmedToday: 0, lastAssignedAt: at(20), openCases: 3 },
  ...{ promises: { kept: 8, of: 10 }, languages: ['English'] },
  ...part,
});
const firstOf = (candidates: Candidate[], part: Partial<Weights>, language: string | null = 'punjabi') =>
  inOrder(candidates, { language }, { ...NONE, ...part })[0]?.brokerId;

test('each thing brings first whom it is about', () => {
  const waits = one('waits', { lastAssignedAt: at(10) });
  expect(firstOf([one('x', {}), waits], { matchWait: 1 })).toBe('waits');
  const kept = one('kept', { promises: { kept: 10, of: 10 }, lastAssignedAt: at(24) });
  expect(firstOf([waits, kept], { matchPromises: 1 })).toBe('kept');
  const free = one('free', { openCases: 0, lastAssignedAt: at(24) });
  expect(firstOf([waits, free], { matchLoad: 1 })).toBe('free');
  const large = one('large', { dailyCap: 20, lastAssignedAt: at(24) });
  expect(firstOf([waits, large], { matchLoad: 1 })).toBe('large');
  const speaks = one('speaks', { languages: ['English', 'Punjabi'], lastAssignedAt: at(24) });
  expect(firstOf([waits, speaks], { matchLanguage: 1 })).toBe('speaks');
  expect(firstOf([waits, speaks], { matchLanguage: 1 }, null)).toBe('waits');
});

test('what counts more outweighs what counts less, and a newcomer begins as one who keeps promises', () => {
  const waits = one('waits', { lastAssignedAt: at(10) });
  const speaks = one('speaks', { languages: ['Punjabi'], lastAssignedAt: at(24) });
  expect(firstOf([waits, speaks], { matchWait: 6, matchLanguage: 5 })).toBe('waits');
  expect(firstOf([waits, speaks], { matchWait: 5, matchLanguage: 6 })).toBe('speaks');
  const newcomer = one('new', { promises: { kept: 0, of: 0 }, lastAssignedAt: null });
  expect(firstOf([one('old', { lastAssignedAt: at(1) }), newcomer], { matchPromises: 1 })).toBe('new');
});
