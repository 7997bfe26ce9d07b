import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinAway } from '#app/features/brokers/availability/away-days.ts';
import { CALL_BUFFERS, CALL_MINUTES, CALL_NOTICES } from '#app/features/brokers/availability/call-slots.ts';
import { type AvailabilityInput, BROKER_CITIES } from '#app/features/brokers/availability/schema.ts';
import { OFFICE_HOURS } from '#app/features/brokers/availability/working-hours.ts';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { changedChoices } from './changed-choices.ts';
import { WEEK, WEEKDAY_NAMES } from './weekday-names.ts';

type Choices = Omit<AvailabilityInput, 'version'>;

const oneOf = (values: readonly (number | string)[]) => fc.constantFrom(...values.map(String));
const hours = fc.constantFrom(
  { from: '', to: '' },
  ...[
    { from: '09:00', to: '17:00' },
    { from: '12:00', to: '12:30' },
    { from: '00:05', to: '23:59' },
  ],
);
const away = fc.constantFrom(
  ...[
    { from: '2026-12-01', to: '2026-12-03' },
    { from: '2026-12-03', to: '2026-12-09' },
  ],
  ...[
    { from: '2027-02-01', to: '2027-02-01' },
    { from: '2027-03-01', to: '' },
  ],
);
const choices = fc.record({
  weeklyHours: fc.record(Object.fromEntries(WEEK.map((day) => [day, hours]))),
  callHours: fc.record({
    ...{ minutes: oneOf(['none', ...CALL_MINUTES]), buffer: oneOf(CALL_BUFFERS) },
    notice: oneOf(CALL_NOTICES),
  }),
  away: fc.array(away, { maxLength: 3 }),
  dailyCap: fc.nat(100),
  types: fc.subarray([...INSURANCE_TYPES], { minLength: 1 }),
  cities: fc.subarray([...BROKER_CITIES]),
}) as unknown as fc.Arbitrary<Choices>;

/** What is chosen, by the name under which a review says it; in an order that does not matter. */
function named({ weeklyHours, callHours, ...rest }: Choices): Record<string, string> {
  return {
    ...Object.fromEntries(WEEK.map((day) => [WEEKDAY_NAMES[day], JSON.stringify(weeklyHours[day])])),
    'Bookable calls': callHours.minutes,
    'Break after each call': callHours.buffer,
    'Shortest notice': callHours.notice,
    Away: JSON.stringify(joinAway(rest.away)),
    'New requests per day': `${rest.dailyCap}`,
    'Types of insurance': rest.types.toSorted().join(),
    Cities: rest.cities.toSorted().join(),
  };
}

test('whatever is changed, the review names it, and nothing else', () => {
  fc.assert(
    fc.property(choices, choices, (before, after) => {
      const [one, other] = [named(before), named(after)];
      const changed = Object.keys(one).filter((what) => one[what] !== other[what]);
      const rows = changedChoices(before, after);
      expect(rows.map(({ what }) => what).toSorted()).toEqual(changed.toSorted());
      for (const row of rows) {
        expect(row.before).not.toBe(row.after);
        expect(row.effect).toMatch(/^[A-Z].+\.$/);
      }
    }),
  );
});

test('each choice is compared whatever the others are', () => {
  fc.assert(
    fc.property(choices, choices, (before, after) => {
      for (const key of Object.keys(before) as (keyof Choices)[]) {
        const part = { ...before, [key]: after[key] };
        const isSame = JSON.stringify(named(before)) === JSON.stringify(named(part));
        expect(changedChoices(before, part).length === 0).toBe(isSame);
      }
    }),
  );
});

test('a choice is shown as it is and as it would be, with what that does', () => {
  const known: Choices = {
    ...{ weeklyHours: OFFICE_HOURS, dailyCap: 10, types: ['auto'], cities: [], away: [] },
    callHours: { minutes: 'none', buffer: '10', notice: '2' },
  };
  const weeklyHours = { ...OFFICE_HOURS, fri: { from: '', to: '' } };
  const days = [{ from: '2026-12-24', to: '2026-12-24' }];
  expect(changedChoices(known, { ...known, weeklyHours, dailyCap: 0, away: days })).toMatchObject(
    [
      { what: 'Friday', before: '9\u00a0am to 5\u00a0pm', after: 'Day off' },
      { what: 'Away', before: 'Never', after: 'Thursday, December 24, 2026' },
      { what: 'New requests per day', before: '10', after: '0', effect: /No new requests/ },
    ].map((row) => ({ ...row, ...(row.effect && { effect: expect.stringMatching(row.effect) }) })),
  );
});
