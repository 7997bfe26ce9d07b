import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { type AwayDays, isAwayOn, joinAway, replaceAhead, splitAway } from './away-days.ts';

const START = '2026-11-25';
const range = fc.tuple(fc.nat(30), fc.option(fc.nat(10))).map(([from, length]) => ({
  from: addDays(START, from),
  to: length === null ? '' : addDays(START, from + length),
}));
const ranges = fc.array(range, { maxLength: 6 });
const days = Array.from({ length: 45 }, (_, ahead) => addDays(START, ahead));
const awayOn = (away: readonly AwayDays[]) => days.filter((day) => isAwayOn(away, day));

test('joined days away are the same days, in order, with a day between each two', () => {
  fc.assert(
    fc.property(ranges, (away) => {
      const joined = joinAway(away);
      expect(awayOn(joined)).toEqual(awayOn(away));
      for (const [place, { from }] of joined.entries()) {
        const before = joined[place - 1];
        if (before) expect(before.to !== '' && from > addDays(before.to, 1)).toBe(true);
      }
    }),
  );
});

test('planning anew changes nothing of what is over', () => {
  fc.assert(
    fc.property(ranges, ranges, fc.constantFrom(...days), (held, planned, today) => {
      const { over } = splitAway(held, today);
      const { ahead } = splitAway(planned, today);
      const kept = replaceAhead(held, ahead, today);
      expect(splitAway(kept, today)).toEqual({ over, ahead: joinAway(ahead) });
    }),
  );
});
