import { expect, test } from 'vitest';
import { BROKER_ORDERS, isBrokerOrder } from './broker-order.ts';

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
