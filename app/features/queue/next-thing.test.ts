import { expect, test } from 'vitest';
import { type CaseState, nextTask, nextThing } from './next-thing.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Wednesday. */
const NOW = at('2026-11-25T10:00');

const state = (part: Partial<CaseState> = {}): CaseState => ({
  ...{ status: 'in_progress', acceptBy: null, promiseAt: at('2026-11-26T10:00'), waitingSince: null },
  ...{ firstRespondedAt: at('2026-11-25T09:00'), remindAt: null, changedAt: at('2026-11-25T09:30') },
  ...{ callAt: null, wroteAt: null, actedAt: null, snooze: null },
  ...part,
});
const next = (part: Partial<CaseState>, now = NOW) => nextThing(state(part), now);

test.each<[string, Partial<CaseState>, string, string, string | null]>([
  [
    'an offer',
    { status: 'assigned', acceptBy: at('2026-11-25T11:30') },
    'accept',
    'today',
    '2026-11-25T11:30',
  ],
  ['a booked call of today', { callAt: at('2026-11-25T14:00') }, 'call', 'today', '2026-11-25T14:00'],
  [
    'a booked call of today, whatever was put aside',
    { callAt: at('2026-11-25T14:00'), snooze: { until: at('2026-11-25T16:00'), knownAt: NOW } },
    'call',
    'today',
    '2026-11-25T14:00',
  ],
  [
    'a booked call instead of the promise that it is',
    { firstRespondedAt: null, callAt: at('2026-11-27T14:00') },
    'call',
    'later',
    '2026-11-27T14:00',
  ],
  [
    'a reply before a call of another day',
    { callAt: at('2026-11-27T14:00'), wroteAt: at('2026-11-25T09:45') },
    'reply',
    'today',
    '2026-11-26T09:45',
  ],
  [
    'an offer that is due tomorrow',
    { status: 'assigned', acceptBy: at('2026-11-26T09:30') },
    'accept',
    'today',
    '2026-11-26T09:30',
  ],
  ['no contact yet', { firstRespondedAt: null }, 'contact', 'today', '2026-11-26T10:00'],
  [
    'a message, for one business day',
    { wroteAt: at('2026-11-25T09:30') },
    'reply',
    'today',
    '2026-11-26T09:30',
  ],
  [
    'a decision on a quote',
    { status: 'quoted', actedAt: at('2026-11-25T09:30') },
    'look',
    'today',
    '2026-11-26T09:30',
  ],
  ['work for two business days', {}, 'work', 'later', '2026-11-27T09:30'],
  ['work that has stood still', { changedAt: at('2026-11-23T12:00') }, 'work', 'today', '2026-11-25T12:00'],
  [
    'the client’s turn',
    { status: 'waiting_on_client', waitingSince: at('2026-11-24T12:00') },
    'client',
    'waiting',
    '2026-12-01T12:00',
  ],
  [
    'a client who says nothing',
    { status: 'waiting_on_client', waitingSince: at('2026-11-18T12:00') },
    'silent',
    'today',
    '2026-11-25T12:00',
  ],
  ['a quote that is with them', { status: 'quoted' }, 'client', 'waiting', '2026-12-02T09:30'],
])('%s', (_, part, clock, section, dueAt) => {
  expect(next(part)).toEqual({ clock, section, dueAt: dueAt && at(dueAt) });
});

test('of two clocks the one that runs out first is shown', () => {
  const wroteAt = at('2026-11-25T09:30');
  expect(next({ firstRespondedAt: null, wroteAt })).toMatchObject({ clock: 'reply' });
  expect(next({ firstRespondedAt: null, wroteAt, promiseAt: NOW })).toMatchObject({ clock: 'contact' });
});

test('what is put aside comes back at its time, or with whatever the person does', () => {
  const until = at('2026-11-26T09:00');
  const snooze = { until, knownAt: NOW };
  expect(next({ snooze })).toEqual({ clock: 'snoozed', section: 'later', dueAt: until });
  expect(next({ snooze }, until)).toEqual({ clock: 'snoozed', section: 'today', dueAt: until });
  expect(next({ snooze, wroteAt: at('2026-11-25T09:30') })).toMatchObject({ clock: 'snoozed' });
  expect(next({ snooze, wroteAt: at('2026-11-25T10:30') })).toMatchObject({
    clock: 'reply',
    section: 'today',
  });
  const untilReply = { until: null, knownAt: NOW };
  expect(next({ snooze: untilReply })).toEqual({ clock: 'client', section: 'waiting', dueAt: null });
  expect(next({ snooze: untilReply, actedAt: at('2026-11-25T10:30') })).toMatchObject({ clock: 'look' });
});

test('an offer cannot be put aside', () => {
  const snooze = { until: null, knownAt: NOW };
  expect(next({ status: 'assigned', acceptBy: NOW, snooze })).toMatchObject({ clock: 'accept' });
});

test('a task is of today up to the end of the Alberta day', () => {
  expect(nextTask({ dueAt: at('2026-11-25T23:59') }, NOW).section).toBe('today');
  expect(nextTask({ dueAt: at('2026-11-26T00:00') }, NOW).section).toBe('later');
});
