import { useEffect, useRef, useState } from 'react';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import type { StopKind } from '#content/figures/super-visa.ts';
import { FigureFrame } from '../figure-frame.tsx';
import type { SuperVisa } from '../load-figures.ts';
import { keepDates, NO_DATES, readDates, type StayDates } from './kept-dates.ts';
import { planStay, type StayPlan } from './plan-stay.ts';
import { StayLine } from './stay-line.tsx';
import { needWords, renewalWords } from './stay-words.ts';

/** Any day will do for a line without dates. */
const SOME_DAY = '2027-01-01';

/** A stay with its policies, on dates of one's own. Without script the line counts years. */
export function StayTimeline({ figure }: { figure: SuperVisa }) {
  const [dates, change] = useDates();
  const { arrival, departure } = dates;
  const last = arrival === '' || departure === '' ? null : departure;
  const plan = planStay({ arrival: arrival || SOME_DAY, departure: last, ...figure.years });
  // The last day of a stay that cannot be has no place on the line.
  const shown = plan.refused ? null : last;
  const days = arrival === '' ? {} : daysOf(figure, plan, { arrival, departure: shown });
  return (
    <FigureFrame {...figure}>
      <div className="grid items-start gap-x-6 gap-y-4 rounded-t-card border-b border-line bg-mist p-5 sm:grid-cols-[repeat(2,minmax(0,17rem))] sm:p-7 noscript:hidden print:hidden">
        <DateField
          label={figure.arrivalLabel}
          id="stay-arrival"
          value={arrival}
          help={isPast(arrival) ? figure.past : undefined}
          onChange={({ target }) => change({ arrival: target.value })}
        />
        <DateField
          label={figure.departureLabel}
          id="stay-departure"
          optional
          min={arrival || undefined}
          value={departure}
          error={plan.refused ? figure[plan.refused] : undefined}
          onChange={({ target }) => change({ departure: target.value })}
        />
        {(arrival || departure) && (
          <Button
            look="quiet"
            size="small"
            className="-ml-4 justify-self-start sm:col-span-full"
            onClick={() => change(NO_DATES)}
          >
            {figure.forget}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="max-w-text px-5 pt-5 font-medium empty:hidden sm:px-7">
        {arrival && needWords(figure, plan, { arrival, departure: shown })}
      </p>
      <StayLine
        plan={plan}
        arrival={arrival || SOME_DAY}
        departure={shown}
        years={arrival === '' ? { name: figure.year, count: figure.years.stayYears } : null}
        names={{ arrival: nameOf(figure, 'arrival'), departure: nameOf(figure, 'departure') }}
        legend={figure.legend}
      />
      <ol aria-live="polite" className="border-t border-line px-5 sm:px-7">
        {figure.stops.map(({ kind, name, when, text }) => (
          <li
            key={kind}
            className="grid break-inside-avoid gap-x-8 border-t border-line py-4 first:border-t-0 sm:grid-cols-2"
          >
            <h3 className="font-semibold">
              {name}
              <span className="block text-sm font-normal text-spruce">{days[kind] || when}</span>
            </h3>
            {days[kind] !== figure.noRenewals && <p className="mt-1 text-sm">{text}</p>}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}

/**
 * The dates in the fields, and what this browser keeps of them. Both may change before the page is drawn again: what was
 * typed before the figure answered is told again at once.
 */
function useDates(): [StayDates, (part: Partial<StayDates>) => void] {
  const [dates, setDates] = useState(NO_DATES);
  const latest = useRef(NO_DATES);
  const show = (changed: StayDates) => {
    latest.current = changed;
    setDates(changed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => show(readDates()), []);
  return [
    dates,
    (part) => {
      show({ ...latest.current, ...part });
      keepDates(latest.current);
    },
  ];
}

function nameOf({ stops }: SuperVisa, wanted: StopKind): string {
  return stops.find(({ kind }) => kind === wanted)?.name ?? '';
}

/** A year that is being typed, 0202 on the way to 2027, is not past. */
function isPast(day: string): boolean {
  return day > '1900' && day < albertaDate(now());
}

function daysOf(
  { noRenewals }: SuperVisa,
  plan: StayPlan,
  { arrival, departure }: { arrival: string; departure: string | null },
): Partial<Record<StopKind, string>> {
  return {
    arrival: dayWords(arrival),
    stay: dayWords(plan.longestUntil),
    term: dayWords(plan.minimumUntil),
    // Whoever has not said how long they stay may need some.
    renewal: renewalWords(plan.renewals) || (departure === null ? '' : noRenewals),
    departure: departure === null ? '' : dayWords(departure),
  };
}
