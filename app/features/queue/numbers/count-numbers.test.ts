import { expect, test } from 'vitest';
import { RECEIVED_PARTS } from '#app/features/cases/rules/outcomes/received-parts.ts';
import { sumUp } from './count-numbers.ts';

type Group = Parameters<typeof sumUp>[0][number];

const at = (alberta: string) => new Date(`${alberta}-06:00`);
const none = Object.fromEntries(RECEIVED_PARTS.map((part) => [part, 0])) as Group['counts'];
const group = (counts: Partial<Group['counts']>, contacts: Group['contacts'] = null): Group => ({
  ...{ type: 'auto', span: 0, contacts },
  counts: { ...none, received: 0, ...counts },
});
const contacted = (received: string, contact: string) => ({
  receivedAt: at(received),
  contactAt: at(contact),
});

test('groups are summed up, each number by itself', () => {
  const all = Object.fromEntries(RECEIVED_PARTS.map((part, nth) => [part, nth + 1])) as Group['counts'];
  const { contactMinutes, received, ...parts } = sumUp([group({ ...all, received: 40 }), group(all)]);
  expect(received).toBe(40);
  expect(parts).toEqual(Object.fromEntries(RECEIVED_PARTS.map((part, nth) => [part, 2 * (nth + 1)])));
  expect(contactMinutes).toBeNull();
});

test('time to first contact is the middle one of all groups, in open minutes', () => {
  const overnight = contacted('2026-11-23T16:00', '2026-11-24T10:00');
  const soon = contacted('2026-11-23T10:00', '2026-11-23T10:30');
  const noon = contacted('2026-11-23T10:00', '2026-11-23T12:00');
  expect(sumUp([group({}, [soon]), group({}, [noon, overnight])]).contactMinutes).toBe(120);
  expect(sumUp([group({}, [soon]), group({}, [noon])]).contactMinutes).toBe(75);
  expect(sumUp([group({}, [overnight])]).contactMinutes).toBe(120);
});
