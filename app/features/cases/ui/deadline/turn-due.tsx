import type { TurnWords } from '#app/features/cases/ui/whose-turn.ts';
import { albertaDate, albertaParts, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import { shortDay, shortTime } from './short-time.ts';

const DUE_WORDS = { accept: 'Accept by', promise: 'Contact promised by', reply: 'By' } as const;

/** Until when whoever has the turn is to act. */
export function TurnDue({ due, now }: { due: NonNullable<TurnWords['due']>; now: Date }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
      <span>
        {DUE_WORDS[due.kind]} {dueTime(due.at, now)}.
      </span>
      <DeadlineBadge due={due} now={now} />
    </p>
  );
}

/** With its date, as the facts beside it have theirs: `2:30 pm`, `tomorrow, 9:30 am`, `Nov 30, 5 pm`, and of a whole day `Dec 3`. */
export function dueTime(at: Date, now: Date): string {
  const { hour, minute } = albertaParts(at);
  if (hour === 23 && minute === 59) return shortDay(at);
  const isNear =
    at > now && [now, new Date(now.getTime() + DAY_MS)].some((day) => albertaDate(day) === albertaDate(at));
  return isNear ? shortTime(at, now) : formatAlbertaTime(at, 'short');
}
