import { expect, test } from 'vitest';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { briefDue, briefTime, dueWords, timeBelowTomorrow, waitingPart } from './due-words.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Wednesday. */
const NOW = at('2026-11-25T10:00');
const due = (
  clock: Parameters<typeof dueWords>[0]['clock'],
  dueAt: string | null,
  since: string | null = null,
) =>
  dueWords({ clock, dueAt: dueAt && at(dueAt).toISOString(), since: since && at(since).toISOString() }, NOW);

test('a time is said as short as its distance allows', () => {
  expect(shortTime(at('2026-11-25T14:30'), NOW)).toBe('2:30\u00a0pm');
  expect(shortTime(at('2026-11-26T09:30'), NOW)).toBe('tomorrow, 9:30\u00a0am');
  expect(shortTime(at('2026-11-30T09:30'), NOW)).toBe('Mon 9:30\u00a0am');
  expect(shortTime(at('2026-11-23T09:30'), NOW)).toBe('Mon 9:30\u00a0am');
  expect(shortTime(at('2026-12-02T09:30'), NOW)).toBe('Dec 2');
});

test('below “Tomorrow” a time does not say tomorrow again', () => {
  const dueAt = at('2026-11-26T09:30').toISOString();
  const below = (clock: 'contact' | 'call') =>
    dueWords({ clock, dueAt, since: null }, NOW, timeBelowTomorrow);
  expect(below('contact').words).toBe('due 9:30\u00a0am');
  expect(below('call').words).toBe('9:30\u00a0am');
  expect(timeBelowTomorrow(at('2026-11-30T09:30'), NOW)).toBe('Mon 9:30\u00a0am');
});

test('a clock is calm, urgent in its last quarter, and over; what stands still is never urgent', () => {
  expect(due('accept', '2026-11-25T11:30')).toEqual({ words: 'by 11:30\u00a0am', urgency: 'calm' });
  expect(due('accept', '2026-11-25T10:30')).toEqual({ words: 'by 10:30\u00a0am', urgency: 'soon' });
  expect(due('contact', '2026-11-25T12:00')).toEqual({ words: 'by noon', urgency: 'soon' });
  expect(due('reply', '2026-11-25T09:00')).toEqual({ words: 'overdue since 9\u00a0am', urgency: 'over' });
  expect(due('work', '2026-11-25T09:00', '2026-11-23T09:00')).toEqual({
    words: 'waiting 2 days',
    urgency: 'calm',
  });
  expect(due('client', null, '2026-11-24T16:00').words).toBe('waiting since Tue 4\u00a0pm');
  expect(due('silent', null, '2026-11-24T09:00').words).toBe('waiting 1 day');
  expect(due('contact', '2026-11-26T12:00').words).toBe('due tomorrow, noon');
  expect(due('call', '2026-11-25T12:00').words).toBe('at noon');
  expect(due('call', '2026-11-26T09:00').words).toBe('tomorrow, 9\u00a0am');
  expect(due('snoozed', '2026-11-26T09:00')).toEqual({ words: 'until tomorrow, 9\u00a0am', urgency: 'calm' });
  expect(due('certificate', '2026-11-30T23:59')).toEqual({ words: 'due Nov 30', urgency: 'calm' });
  expect(due('certificate', '2026-11-25T23:59')).toEqual({ words: 'due today', urgency: 'soon' });
  expect(due('certificate', '2026-11-24T23:59').words).toBe('overdue since Nov 24');
  expect(due('client', null)).toEqual({ words: 'until they reply', urgency: 'calm' });
  // What stands under a later day says which day that is, and elsewhere how long somebody waits.
  const work = { clock: 'work', since: at('2026-11-25T08:10').toISOString() } as const;
  expect(due('work', '2026-11-26T09:00', '2026-11-25T08:10').words).toBe('due Nov 26');
  expect(waitingPart({ ...work, dueAt: at('2026-11-26T09:00').toISOString() }, NOW)).toBe(
    'waiting since 8:10\u00a0am',
  );
  expect(waitingPart({ ...work, dueAt: at('2026-11-25T12:00').toISOString() }, NOW)).toBeNull();
});

test('a card of the board says a time as briefly as it can', () => {
  const brief = (alberta: string) => briefTime(at(alberta), NOW);
  expect(brief('2026-11-25T17:00')).toBe('5\u00a0pm');
  expect(brief('2026-11-26T17:00')).toBe('Thu 5\u00a0pm');
  expect(brief('2026-11-27T09:30')).toBe('Fri 9:30\u00a0am');
  expect(brief('2026-12-02T17:00')).toBe('Dec 2');
  const due = (clock: 'accept' | 'reply' | 'work', dueAt: string | null, since: string | null = null) =>
    briefDue({ clock, dueAt: dueAt && at(dueAt).toISOString(), since: since && at(since).toISOString() }, NOW)
      .words;
  expect(due('accept', '2026-11-27T17:00')).toBe('Fri 5\u00a0pm');
  expect(due('accept', '2026-11-25T11:30')).toBe('by 11:30\u00a0am');
  expect(due('reply', '2026-11-25T09:00')).toBe('overdue since 9\u00a0am');
  expect(due('work', null, '2026-11-23T09:00')).toBe('waiting 2 days');
});
