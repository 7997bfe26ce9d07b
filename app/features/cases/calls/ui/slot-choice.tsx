import { useState } from 'react';
import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import { clockElsewhere } from '#app/features/cases/calls/time-elsewhere.ts';
import { albertaDate, albertaDayStart, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { FieldError } from '#app/ui/forms/field.tsx';

type SlotChoiceProps = {
  slots: readonly BookedCall[];
  /** The zone of the reader’s own clock, where it is known. */
  zone: string | null;
  id: string;
  name: string;
  error: string | undefined;
};

const CHIP =
  'relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-control bg-surface px-2 py-1.5 text-center leading-5 hover:border-ink has-checked:border-spruce has-checked:bg-spruce-soft has-checked:inset-ring has-checked:inset-ring-spruce has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-spruce';
const HIDDEN = 'absolute inset-0 cursor-pointer opacity-0';

/** First a day, then a time on it. */
export function SlotChoice({ slots, zone, id, name, error }: SlotChoiceProps) {
  const days = [...byDay(slots)];
  const [chosen, setChosen] = useState<string | null>(null);
  const [day, times] = days.find(([one]) => one === chosen) ?? days[0] ?? ['', []];
  const errorId = `${id}-error`;
  const elsewhere = (startsAt: string) => (zone ? clockElsewhere(new Date(startsAt), zone) : null);
  const [first] = times;
  const ownZone = first && elsewhere(first.startsAt)?.zone;
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="font-semibold">Day</legend>
        <div className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-5">
          {days.map(([one]) => (
            <label key={one} className={CHIP}>
              <input
                type="radio"
                className={HIDDEN}
                checked={one === day}
                onChange={() => setChosen(one)}
                aria-label={formatAlbertaTime(albertaDayStart(one), 'date')}
              />
              <span className="text-sm text-slate">{weekday(one)}</span>
              <span className="font-semibold">{monthDay(one)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset key={day} aria-describedby={error ? errorId : undefined}>
        <legend className="font-semibold">Time on {formatAlbertaTime(albertaDayStart(day), 'date')}</legend>
        {/* Above the times: they go on below what is in view. */}
        {error && (
          <div className="mt-1">
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        )}
        {ownZone && <p className="text-sm text-slate">Below each time: your own clock, {ownZone}</p>}
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {times.map(({ startsAt }, position) => {
            const own = elsewhere(startsAt);
            return (
              <label key={startsAt} className={CHIP}>
                <input
                  type="radio"
                  id={position === 0 ? id : undefined}
                  name={name}
                  value={startsAt}
                  aria-invalid={error ? true : undefined}
                  className={`${HIDDEN} scroll-mt-16`}
                />
                <span className="font-semibold tabular-nums">
                  {formatAlbertaTime(new Date(startsAt), 'clock')}
                </span>
                {own && <span className="text-xs whitespace-nowrap text-slate">{own.clock}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

function byDay(slots: readonly BookedCall[]): Map<string, BookedCall[]> {
  const days = new Map<string, BookedCall[]>();
  for (const slot of slots) {
    const day = albertaDate(new Date(slot.startsAt));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

const weekday = (day: string) => formatAlbertaTime(albertaDayStart(day), 'dayClock').slice(0, 3);
const monthDay = (day: string) => formatAlbertaTime(albertaDayStart(day), 'short').split(',')[0];
