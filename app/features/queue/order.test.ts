import { expect, test } from 'vitest';
import type { Clock, Section } from './next-thing.ts';
import { byClock, isAfter, keyOf } from './order.ts';

const row = (id: string, section: Section, clock: Clock, dueAt: string | null) => ({
  id,
  next: { clock, section, dueAt: dueAt === null ? null : new Date(dueAt) },
});
const IN_ORDER = [
  row('d', 'today', 'reply', '2026-11-25T10:00Z'),
  row('c', 'today', 'call', '2026-11-25T18:00Z'),
  row('b', 'today', 'work', '2026-11-20T10:00Z'),
  row('a', 'today', 'silent', '2026-11-21T10:00Z'),
  row('e', 'next', 'contact', '2026-11-26T10:00Z'),
  row('f', 'later', 'task', '2026-12-01T10:00Z'),
  row('g', 'waiting', 'client', '2026-11-30T10:00Z'),
  row('h', 'waiting', 'client', null),
];

test('in a section what somebody was told a time for comes first, then what has stood still the longest', () => {
  expect(IN_ORDER.toReversed().toSorted(byClock)).toEqual(IN_ORDER);
});

test('a page goes on behind the place where the one before it ended', () => {
  for (const [at, last] of IN_ORDER.entries()) {
    expect(IN_ORDER.filter((one) => isAfter(one, keyOf(last)))).toEqual(IN_ORDER.slice(at + 1));
  }
});
