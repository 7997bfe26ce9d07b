import { shortMonthWords } from '#app/platform/clock/day-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { addYears, placeOf, type StayPlan } from './plan-stay.ts';

type StayLineProps = {
  plan: StayPlan;
  arrival: string;
  departure: string | null;
  /** Without dates of somebody's own the line counts years: what to call one, and how many. */
  years: { name: string; count: number } | null;
  names: { arrival: string; departure: string };
  /** What a piece of the bar is. */
  legend: string;
};

/** The years of a stay as a bar: each policy a piece of it, what no policy has to cover left pale. */
export function StayLine({ plan, arrival, departure, years, names, legend }: StayLineProps) {
  const place = (day: string) => placeOf(day, arrival, plan.longestUntil);
  const ends = [arrival, ...plan.policies.map(({ until }) => until), plan.longestUntil];
  const marks = years
    ? Array.from({ length: years.count + 1 }, (_, year) => addYears(arrival, year))
    : [...new Set(ends)];
  return (
    <div aria-hidden="true" className="text-xs text-slate">
      <div className="relative mx-6 h-28 sm:mx-10">
        <div className="absolute inset-x-0 top-12 h-5 rounded-full bg-mist inset-ring inset-ring-line" />
        {plan.policies.map(({ from, until }, position) => (
          <div
            key={from}
            className={classNames(
              'absolute top-12 h-5 border-r-2 border-surface forced-colors:border-2',
              position % 2 === 0 ? 'bg-spruce' : 'bg-arch-hill',
            )}
            style={{ left: `${place(from)}%`, width: `${place(until) - place(from)}%` }}
          />
        ))}
        {marks.map((day, position) => (
          <div
            key={day}
            className="absolute top-17 flex w-10 -translate-x-1/2 flex-col items-center text-center leading-tight"
            style={{ left: `${place(day)}%` }}
          >
            <span className="h-2 w-px bg-control" />
            {years ? `${years.name} ${position}` : shortMonthWords(day)}
          </div>
        ))}
        <Moment name={names.arrival} at={0} />
        {departure !== null && <Moment name={names.departure} at={place(departure)} />}
      </div>
      <p className="flex items-center gap-2 px-5 pb-4 sm:px-7">
        <span className="flex h-3 shrink-0 overflow-hidden rounded-full">
          <span className="w-3 bg-spruce forced-colors:border" />
          <span className="w-3 bg-arch-hill forced-colors:border" />
        </span>
        {legend}
      </p>
    </div>
  );
}

/** A day of one's own above the line: its name, and where it is. A name near the beginning leaves room for the one that stands there. */
function Moment({ name, at }: { name: string; at: number }) {
  return (
    <>
      <span
        className="absolute top-2 -translate-x-1/2 font-semibold text-ink"
        style={{ left: at === 0 ? 0 : `max(${at}%, 4.5rem)` }}
      >
        {name}
      </span>
      <span
        className="absolute top-8 h-9 w-1 -translate-x-1/2 rounded-full bg-dawn"
        style={{ left: `${at}%` }}
      />
    </>
  );
}
