import { expect, test } from 'vitest';
import { wallText } from '#app/platform/clock/clock.ts';
import { followUpTimes, snoozeTimes } from './snooze-times.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
const times = (now: string, before?: string) =>
  snoozeTimes(at(now), before ? at(before) : null).map((time) => `${time.label} ${wallText(time.at)}`);

test('times to come back are in business mornings, over weekends', () => {
  expect(times('2026-11-27T10:00')).toEqual([
    'In an hour 2026-11-27T11:00',
    'This afternoon 2026-11-27T15:00',
    'Next business morning 2026-11-30T09:00',
    'In two business days 2026-12-01T09:00',
  ]);
});

test('two business days are counted by days, whatever the hour is', () => {
  const inTwo = (now: string) => times(now).find((time) => time.startsWith('In two'));
  expect(inTwo('2026-11-23T04:27')).toBe('In two business days 2026-11-25T09:00');
  expect(inTwo('2026-11-23T20:00')).toBe('In two business days 2026-11-25T09:00');
  expect(inTwo('2026-11-28T11:00')).toBe('In two business days 2026-12-01T09:00');
});

test('none is past, and none is after the clock that cannot be snoozed', () => {
  expect(times('2026-11-25T16:00', '2026-11-26T08:00')).toEqual(['In an hour 2026-11-25T17:00']);
});

test('who chose other times is first tried again in the next of those', () => {
  const wanted = { windows: ['weekday-evening'], earliestOn: null };
  const tries = followUpTimes(at('2026-11-27T16:00'), wanted).map((time) => wallText(time.at));
  expect(tries).toEqual(['2026-11-27T17:00', '2026-11-30T12:00', '2026-11-30T09:00']);
  const fitting = { windows: ['weekday-midday'], earliestOn: null };
  expect(followUpTimes(at('2026-11-27T16:00'), fitting)).toHaveLength(2);
});

test('who was not reached just before their time is not tried again within the hour', () => {
  const mornings = { windows: ['weekday-morning'], earliestOn: null };
  const [first] = followUpTimes(at('2026-11-27T08:45'), mornings);
  expect(wallText(first?.at ?? at('2026-11-27T08:45'))).toBe('2026-11-27T09:45');
});

test('who was not reached is tried again on another half of a business day', () => {
  const tries = followUpTimes(at('2026-11-27T16:00')).map((time) => wallText(time.at));
  expect(tries).toEqual(['2026-11-30T12:00', '2026-11-30T09:00']);
});

test('the first time that they chose is before they were told to hear from somebody, where one is', () => {
  const mornings = { windows: ['weekday-morning'], earliestOn: null };
  const first = (now: string, before: string | null, wanted: typeof mornings | null = mornings) =>
    wallText(followUpTimes(at(now), wanted, before ? at(before) : null)[0]?.at ?? at(now));
  // On Sunday morning, told to hear from somebody by Monday at five.
  expect(first('2026-11-29T08:35', '2026-11-30T17:00')).toBe('2026-11-30T09:00');
  expect(first('2026-11-30T09:15', '2026-11-30T17:00')).toBe('2026-11-30T10:15');
  expect(first('2026-11-30T09:15', null)).toBe('2026-12-01T09:00');
  expect(first('2026-11-30T14:00', '2026-11-30T17:00')).toBe('2026-12-01T09:00');
  expect(first('2026-11-30T14:00', '2026-11-30T17:00', null)).toBe('2026-11-30T15:00');
});
