import { expect, test } from 'vitest';
import { LICENCE_FOR_TYPE } from '#app/features/brokers/licence-classes.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';
import { houseRules } from '#content/house-rules.ts';
import { chooseBroker } from './order.ts';
import { type Candidate, type Matchable, obstacleFor } from './rules.ts';

const today = '2026-11-25';
const wanted: Matchable = {
  type: 'auto',
  city: 'Calgary',
  promiseAt: null,
  isConfirmed: true,
  isSuspect: false,
  triedBrokerIds: [],
  ownerIds: [],
  language: null,
};

const candidate = (overrides: Partial<Candidate> = {}): Candidate => ({
  brokerId: 'a',
  active: true,
  licenceClasses: ['general'],
  licenceExpiresOn: '2027-06-30',
  types: ['auto', 'home'],
  cities: [],
  dailyCap: 10,
  assignedToday: 0,
  unconfirmedOffers: 0,
  unconfirmedToday: 0,
  away: [],
  isAtWork: true,
  lastAssignedAt: null,
  openCases: 0,
  promises: { kept: 0, of: 0 },
  languages: [],
  ...overrides,
});

const choose = (candidates: Candidate[]) => chooseBroker(candidates, wanted, { today, weights: houseRules });

test('a broker who fits in every way can take the case', () => {
  expect(obstacleFor(candidate(), wanted, today)).toBeNull();
});

test.each([
  ['not_active', { active: false }],
  ['not_at_work', { isAtWork: false }],
  ['not_licensed_for_type', { licenceClasses: ['life', 'accident_sickness'] }],
  ['licence_expired', { licenceExpiresOn: today }],
  ['type_not_served', { types: ['home'] }],
  ['city_not_served', { cities: ['Edmonton'] }],
  ['daily_cap_reached', { dailyCap: 3, assignedToday: 3 }],
  ['daily_cap_reached', { dailyCap: 0 }],
  ['away', { away: [{ from: '2026-11-20', to: today }] }],
  ['away', { away: [{ from: today, to: '' }] }],
  [
    'away',
    {
      away: [
        { from: '2026-11-01', to: '2026-11-02' },
        { from: today, to: today },
      ],
    },
  ],
] as const)('a broker is passed over: %s', (obstacle, overrides) => {
  expect(obstacleFor(candidate(overrides), wanted, today)).toBe(obstacle);
});

test('of requests that nobody confirmed a broker gets three at once and six a day, and still all confirmed ones', () => {
  const unconfirmed = { ...wanted, isConfirmed: false };
  const limit = 'unconfirmed_limit_reached';
  expect(
    obstacleFor(candidate({ unconfirmedOffers: 2, unconfirmedToday: 5 }), unconfirmed, today),
  ).toBeNull();
  expect(obstacleFor(candidate({ unconfirmedOffers: 3 }), unconfirmed, today)).toBe(limit);
  expect(obstacleFor(candidate({ unconfirmedToday: 6 }), unconfirmed, today)).toBe(limit);
  expect(obstacleFor(candidate({ unconfirmedOffers: 3, unconfirmedToday: 6 }), wanted, today)).toBeNull();
  const full = candidate({ dailyCap: 1, assignedToday: 1 });
  expect(obstacleFor(full, unconfirmed, today)).toBe('daily_cap_reached');
});

test('a request with the address of one that was not real is offered once it is confirmed', () => {
  const suspect = { ...wanted, isSuspect: true };
  expect(obstacleFor(candidate(), { ...suspect, isConfirmed: false }, today)).toBe('must_be_confirmed');
  expect(obstacleFor(candidate(), suspect, today)).toBeNull();
});

test('a broker who had the case before does not get it again', () => {
  expect(obstacleFor(candidate(), { ...wanted, triedBrokerIds: ['a'] }, today)).toBe('had_it_before');
});

test('an absence before or after today does not matter', () => {
  const around = [
    { from: '2026-11-01', to: '2026-11-24' },
    { from: '2026-11-26', to: '2026-12-01' },
  ];
  expect(obstacleFor(candidate({ away: around }), wanted, today)).toBeNull();
});

test('a broker serves a city however it is written, and everywhere when none is named or known', () => {
  const inRedDeer = { ...wanted, city: 'Red Deer' };
  expect(obstacleFor(candidate({ cities: ['red-deer'] }), inRedDeer, today)).toBeNull();
  expect(obstacleFor(candidate({ cities: [] }), inRedDeer, today)).toBeNull();
  expect(obstacleFor(candidate({ cities: ['Calgary'] }), { ...wanted, city: null }, today)).toBeNull();
});

test('a town is served from the city nearby, and not from another one', () => {
  const inAirdrie = { ...wanted, city: 'Airdrie' };
  expect(obstacleFor(candidate({ cities: ['Calgary'] }), inAirdrie, today)).toBeNull();
  expect(obstacleFor(candidate({ cities: ['Fort McMurray'] }), inAirdrie, today)).toBe('city_not_served');
});

test('every type needs the class of licence of the decision', () => {
  expect(CASE_TYPES.map((type) => [type, LICENCE_FOR_TYPE[type]])).toEqual([
    ['auto', 'general'],
    ['home', 'general'],
    ['business', 'general'],
    ['commercial-auto', 'general'],
    ['life', 'life'],
    ['travel', 'accident_sickness'],
    ['supervisa', 'accident_sickness'],
    ['group-benefits', 'accident_sickness'],
    ['specialty', 'general'],
    ['general', 'general'],
  ]);
});

test('whoever has waited longest is chosen, before all those who never had a case', () => {
  const early = candidate({ brokerId: 'early', lastAssignedAt: new Date('2026-11-01T16:00:00Z') });
  const late = candidate({ brokerId: 'late', lastAssignedAt: new Date('2026-11-24T16:00:00Z') });
  const never = candidate({ brokerId: 'never' });
  expect(choose([late, early])).toBe('early');
  expect(choose([late, early, never])).toBe('never');
});

test('nobody is chosen when nobody fits', () => {
  expect(choose([])).toBeNull();
  expect(choose([candidate({ cities: ['Edmonton'] })])).toBeNull();
});
