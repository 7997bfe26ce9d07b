import { expect, test } from 'vitest';
import type { AdminBroker } from '#app/features/cases/oversight/brokers/schema.ts';
import { brokersWith, pagesWith, settingsWith } from './palette-places.ts';

const labels = (typed: string) => pagesWith(typed).map(({ label }) => label);

test('it offers the pages of the rail, and finds what stands within them by its words', () => {
  expect(labels('')).toContain('Audit log');
  expect(labels('')).not.toContain('Messages: newsletter');
  expect(labels('without broker')).toEqual(['Requests without a broker']);
  expect(labels('casey')).toEqual([]);
});

test('it finds a page by what people call what is done there', () => {
  expect(labels('outbox')).toEqual(['Messages: email']);
  expect(labels('suspend')).toEqual(['Brokers', 'Clients']);
  expect(settingsWith('holiday').map(({ label }) => label)).toEqual(['Hours']);
});

test('the groups of the settings stand in the list, and are found by their names', () => {
  const groups = (typed: string) => settingsWith(typed).map(({ label }) => label);
  expect(groups('')).toContain('Webhooks');
  expect(groups('settings hours')).toEqual(['Hours']);
  expect(groups('casey')).toEqual([]);
});

test('a broker is found by name, brokerage and licence, and by nothing typed not at all', () => {
  const dana = { fullName: 'Dana Whitford', brokerage: 'Foothills', licenceNumber: 'D-1' } as AdminBroker;
  const omar = { fullName: 'Omar Haddad', brokerage: 'Chinook', licenceNumber: 'D-2' } as AdminBroker;
  expect(brokersWith([dana, omar], 'foot dana')).toEqual([dana]);
  expect(brokersWith([dana, omar], ' d-2 ')).toEqual([omar]);
  expect(brokersWith([dana, omar], ' ')).toEqual([]);
});
