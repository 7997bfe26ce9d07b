import { expect, test } from 'vitest';
import {
  caseTitle,
  coverageName,
  insuranceIn,
  kindInTitle,
  requestName,
  shownTitle,
  typeName,
} from './status-text.ts';

const home = {
  type: 'home',
  title: 'Tenant insurance request',
  insurer: 'Rockyview',
  details: { kind: 'tenant' },
} as const;

test('a request is named by what was answered about what is to be insured', () => {
  expect(caseTitle('home', { kind: 'tenant' })).toBe('Tenant insurance request');
  expect(caseTitle('home', { kind: 'owner' })).toBe('Home insurance request');
  expect(caseTitle('specialty', { item: 'motorcycle' })).toBe('Motorcycle insurance request');
  expect(caseTitle('specialty', { item: 'event' })).toBe('Specialty insurance request');
  expect(coverageName('auto', { kind: 'tenant', item: 'motorcycle' })).toBe('Auto insurance');
  expect(coverageName('group-benefits', {})).toBe('Group benefits');
  expect(caseTitle('general', {})).toBe('Other insurance request');
});

test('a list names a request by the type that its filter has', () => {
  const named = (type: Parameters<typeof typeName>[0], details = {}) =>
    requestName({ type, title: caseTitle(type, details) });
  expect(named('specialty', { item: 'rv-or-trailer' })).toBe('Specialty: RV or trailer');
  expect(named('home', { kind: 'condo' })).toBe('Home: Condo');
  for (const type of ['home', 'general', 'group-benefits', 'supervisa'] as const)
    expect(named(type)).toBe(typeName(type));
});

test('an answer that no question has names nothing', () => {
  for (const kind of ['constructor', 'toString', 7, null, ['tenant']]) {
    expect(coverageName('home', { kind })).toBe('Home insurance');
  }
});

test('a request that led to a policy is named by its kind of insurance and by the insurer', () => {
  expect(shownTitle({ ...home, status: 'won' })).toBe('Tenant insurance with Rockyview');
  expect(shownTitle({ ...home, status: 'won', details: { kind: 'owner' } })).toBe(
    'Home insurance with Rockyview',
  );
  expect(shownTitle({ ...home, status: 'won', type: 'group-benefits' })).toBe(
    'Group benefits with Rockyview',
  );
});

test('any other request keeps its title, whatever was written down of a policy before', () => {
  expect(shownTitle({ ...home, status: 'in_progress' })).toBe('Tenant insurance request');
  expect(shownTitle({ ...home, status: 'won', insurer: null })).toBe('Tenant insurance request');
});

test.each(['condo', 'tenant', 'landlord', 'seasonal'])(
  'a title tells a home by the answer that named it: %s',
  (kind) => {
    const title = caseTitle('home', { kind });
    expect(kindInTitle('home', title)).toBe(kind);
    const policy = {
      type: 'home',
      title,
      status: 'won',
      insurer: 'Bow with Care',
      details: { kind },
    } as const;
    expect(kindInTitle('home', shownTitle(policy))).toBe(kind);
    expect(insuranceIn(shownTitle(policy))).toBe(coverageName('home', { kind }));
  },
);

test('a title that names its type alone tells no kind', () => {
  expect(kindInTitle('home', caseTitle('home', {}))).toBeNull();
  expect(kindInTitle('auto', 'Condo insurance request')).toBeNull();
});
