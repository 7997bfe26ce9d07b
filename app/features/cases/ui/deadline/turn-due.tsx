import type { TurnWords } from '#app/features/cases/ui/whose-turn.ts';
import { DeadlineBadge } from './deadline-badge.tsx';
import { shortTime } from './short-time.ts';

const DUE_WORDS = { accept: 'Accept by', promise: 'Contact promised by', reply: 'By' } as const;

/** Until when whoever has the turn is to act. */
export function TurnDue({ due, now }: { due: NonNullable<TurnWords['due']>; now: Date }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
      <span>
        {DUE_WORDS[due.kind]} {shortTime(due.at, now)}.
      </span>
      <DeadlineBadge due={due} now={now} />
    </p>
  );
}
