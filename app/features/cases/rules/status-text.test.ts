import { expect, test } from 'vitest';
import { shownTitle } from './status-text.ts';

const home = {
  type: 'home',
  title: 'Home insurance request',
  insurer: 'Rockyview',
  homeKind: 'tenant',
} as const;

test('a request that led to a policy is named by its kind of insurance and by the insurer', () => {
  expect(shownTitle({ ...home, status: 'won' })).toBe('Tenant insurance with Rockyview');
  expect(shownTitle({ ...home, status: 'won', homeKind: 'owner' })).toBe('Home insurance with Rockyview');
  expect(shownTitle({ ...home, status: 'won', type: 'group-benefits' })).toBe(
    'Group benefits with Rockyview',
  );
});

test('any other request keeps its title, whatever was written down of a policy before', () => {
  expect(shownTitle({ ...home, status: 'in_progress' })).toBe('Home insurance request');
  expect(shownTitle({ ...home, status: 'won', insurer: null })).toBe('Home insurance request');
});
