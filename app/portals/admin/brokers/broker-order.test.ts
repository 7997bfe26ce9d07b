import { expect, test } from 'vitest';
import {
  BROKER_ORDERS,
  type BROKER_STATES,
  isBrokerOrder,
  isBrokerState,
  isOfState,
  matchesSearch,
} from './broker-order.ts';

const broker = (fullName: string, told: object) => ({
  ...{
    fullName,
    licenceExpiresOn: '2030-06-30',
    lastCheck: null,
    assignedToday: 0,
    dailyCap: 4,
    openCases: 0,
  },
  ...told,
});

test('brokers stand by the licence that ends first, by the load of today, or by open requests', () => {
  const brokers = [
    broker('Checked', { lastCheck: { at: '2026-11-20T16:00:00.000Z' }, assignedToday: 1, openCases: 9 }),
    broker('Unchecked', { assignedToday: 4 }),
    broker('Ending', { licenceExpiresOn: '2026-12-05', assignedToday: 1, openCases: 3 }),
  ];
  const by = (order: keyof typeof BROKER_ORDERS) =>
    brokers.toSorted(BROKER_ORDERS[order].compare).map(({ fullName }) => fullName);
  expect(by('licence')).toEqual(['Ending', 'Unchecked', 'Checked']);
  expect(by('load')).toEqual(['Unchecked', 'Checked', 'Ending']);
  expect(by('open')).toEqual(['Checked', 'Ending', 'Unchecked']);
  expect(isBrokerOrder('name')).toBe(false);
});

test('the list is narrowed to those of one state; who is away is not active for now', () => {
  const brokers = [
    { name: 'here', status: 'active', isAway: false, lastCheck: { at: '2026-11-20T16:00:00.000Z' } },
    { name: 'gone', status: 'active', isAway: true, lastCheck: null },
    { name: 'asked', status: 'invited', isAway: false, lastCheck: null },
    { name: 'held', status: 'suspended', isAway: true, lastCheck: null },
  ] as const;
  const of = (state: keyof typeof BROKER_STATES) =>
    brokers.filter((one) => isOfState(one as never, state)).map(({ name }) => name);
  expect(of('active')).toEqual(['here']);
  expect(of('away')).toEqual(['gone']);
  expect(of('invited')).toEqual(['asked']);
  expect(of('suspended')).toEqual(['held']);
  expect(of('unchecked')).toEqual(['gone', 'asked', 'held']);
  expect(isBrokerState('deleted')).toBe(false);
});

test('a broker is found by words of their name, brokerage, email and licence, in any order', () => {
  const dana = {
    ...{ fullName: 'Dana Whitford', brokerage: 'Bow Commercial', email: 'dana@example.com' },
    licenceNumber: 'AB-1042',
  };
  for (const words of ['', 'whit', 'bow dana', 'DANA@', '1042'])
    expect(matchesSearch(dana, words)).toBe(true);
  expect(matchesSearch(dana, 'dana wheatland')).toBe(false);
});
