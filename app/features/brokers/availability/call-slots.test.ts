import { expect, test } from 'vitest';
import { type CallHours, callSlots } from './call-slots.ts';
import { OFFICE_HOURS } from './working-hours.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Wednesday. */
const NOW = at('2026-11-25T10:07');
const callHours: CallHours = { minutes: 30, buffer: 15, notice: 2 };
const OFFER = {
  ...{ weeklyHours: null, callHours, away: [], licenceExpiresOn: '2030-01-01' },
};
const slots = (
  part: Partial<Parameters<typeof callSlots>[0]> = {},
  taken: { from: Date; to: Date }[] = [],
  now = NOW,
) => callSlots({ ...OFFER, ...part }, taken, now).map(({ startsAt }) => startsAt.getTime());
const onDay = (all: number[], day: string) =>
  all.filter((one) => one >= at(`${day}T00:00`).getTime() && one < at(`${day}T23:59`).getTime());

test('calls follow one another with their buffer, within the hours and after the notice', () => {
  const all = slots();
  expect(onDay(all, '2026-11-25')).toEqual(
    ['12:45', '13:30', '14:15', '15:00', '15:45', '16:30'].map((time) => at(`2026-11-25T${time}`).getTime()),
  );
  expect(onDay(all, '2026-11-26')[0]).toBe(at('2026-11-26T09:00').getTime());
  expect(onDay(all, '2026-11-28')).toEqual([]);
  expect(all.every((one) => one < at('2026-12-09T00:00').getTime())).toBe(true);
});

test('a call takes its time and the buffer before and after it', () => {
  const taken = [{ from: at('2026-11-25T13:30'), to: at('2026-11-25T14:15') }];
  const free = onDay(slots({}, taken), '2026-11-25');
  expect(free).toContain(at('2026-11-25T12:45').getTime());
  expect(free).not.toContain(at('2026-11-25T13:30').getTime());
  expect(free).toContain(at('2026-11-25T14:15').getTime());
});

test.each<[string, Partial<Parameters<typeof callSlots>[0]>, string]>([
  ['who offers none', { callHours: null }, '2026-11-26'],
  ['who is away', { away: [{ from: '2026-11-26', to: '2026-11-26' }] }, '2026-11-26'],
  ['who is away from then on', { away: [{ from: '2026-11-26', to: '' }] }, '2026-12-07'],
  ['who has no licence any more', { licenceExpiresOn: '2026-11-26' }, '2026-11-26'],
  ['a day off', { weeklyHours: { ...OFFICE_HOURS, thu: { from: '', to: '' } } }, '2026-11-26'],
])('nothing is offered of %s', (_, part, day) => {
  expect(onDay(slots(part), day)).toEqual([]);
});

test('nothing is offered on a general holiday', () => {
  const all = slots({}, [], at('2026-12-22T08:00'));
  expect(onDay(all, '2026-12-25')).toEqual([]);
  expect(onDay(all, '2026-12-24')).not.toEqual([]);
});
