import { isCalendarDay, today, wrongParts } from '#app/platform/clock/calendar-day.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Button } from '#app/ui/button.tsx';
import { DayField } from '#app/ui/forms/day-field.tsx';
import type { StopKind } from '#content/figures/super-visa.ts';
import { FigureFrame } from '../figure-frame.tsx';
import type { SuperVisa } from '../load-figures.ts';
import { NO_DATES } from './kept-dates.ts';
import { planStay, type StayPlan } from './plan-stay.ts';
import { StayLine } from './stay-line.tsx';
import { needWords, renewalWords } from './stay-words.ts';
import { useDates } from './use-dates.ts';

/** Any day will do for a line without dates. */
const SOME_DAY = '2027-01-01';

/** A stay with its policies, on dates of one's own. Without script the line counts years. */
export function StayTimeline({ figure }: { figure: SuperVisa }) {
  const { dates, fields, fill } = useDates();
  const arrival = wholeDay(dates.arrival);
  const departure = wholeDay(dates.departure);
  const last = arrival === '' || departure === '' ? null : departure;
  const plan = planStay({ arrival: arrival || SOME_DAY, departure: last, ...figure.years });
  const refusal = plan.refused ? figure[plan.refused] : undefined;
  // The last day of a stay that cannot be has no place on the line.
  const shown = plan.refused ? null : last;
  const days = arrival === '' ? {} : daysOf(figure, plan, { arrival, departure: last });
  return (
    <FigureFrame {...figure}>
      <div
        {...fields}
        className="grid items-start gap-x-6 gap-y-4 rounded-t-card border-b border-line bg-mist p-5 sm:grid-cols-[repeat(2,minmax(0,17rem))] sm:p-7 noscript:hidden print:hidden"
      >
        <DayField
          name="arrival"
          id="stay-arrival"
          label={figure.arrivalLabel}
          help={isPast(arrival) ? figure.past : undefined}
          {...said(dates.arrival)}
          error={isNoDay(dates.arrival) ? figure.noDay : undefined}
          onPasteDay={(day) => fill({ arrival: day })}
        />
        <DayField
          name="departure"
          id="stay-departure"
          label={figure.departureLabel}
          optional
          {...said(dates.departure)}
          error={isNoDay(dates.departure) ? figure.noDay : refusal}
          onPasteDay={(day) => fill({ departure: day })}
        />
        {(dates.arrival || dates.departure) && (
          <Button
            look="quiet"
            size="small"
            className="-ml-4 justify-self-start sm:col-span-full"
            onClick={() => fill(NO_DATES)}
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

function nameOf({ stops }: SuperVisa, wanted: StopKind): string {
  return stops.find(({ kind }) => kind === wanted)?.name ?? '';
}

/** A day that is typed to its end; nothing else is on the line. */
function wholeDay(day: string): string {
  return isCalendarDay(day) ? day : '';
}

/** What a field says of its day: the date in words once it is one, or which part of it is wrong. */
function said(day: string) {
  return {
    inWords: isCalendarDay(day) ? dayWords(day) : '',
    wrongParts: isNoDay(day) ? wrongParts(day) : [],
  };
}

/** Three numbers, all typed to their end, of which no day comes. */
function isNoDay(day: string): boolean {
  return /^\d{4,}-\d\d-\d\d$/.test(day) && !isCalendarDay(day);
}

function isPast(day: string): boolean {
  return day !== '' && day < today();
}

function daysOf(
  { noRenewals, passed }: SuperVisa,
  plan: StayPlan,
  { arrival, departure }: { arrival: string; departure: string | null },
): Partial<Record<StopKind, string>> {
  return {
    arrival: dayWords(arrival),
    stay: `${dayWords(plan.longestUntil)}${isPast(plan.longestUntil) ? `. ${passed}` : ''}`,
    term: dayWords(plan.minimumUntil),
    // Whoever has not said how long they stay may need some.
    renewal: renewalWords(plan.renewals) || (departure === null || plan.refused ? '' : noRenewals),
    // A last day that cannot be is refused above.
    departure: departure === null || plan.refused ? '' : dayWords(departure),
  };
}
