import { CirclePause, Clock } from 'lucide-react';
import type { CaseClock } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { pausedSince } from '#app/features/cases/ui/deadline/paused-since.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';

/** The clocks of a case in words to those who work on it, with why one stands still. */
export function CaseClocks({ clocks, isTeam }: { clocks: readonly CaseClock[]; isTeam: boolean }) {
  const now = useNow();
  if (clocks.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {clocks.map((clock) => (
        <li key={clock.kind} className={isFar(clock) ? 'text-xs' : 'flex gap-2'}>
          {!isFar(clock) && <ClockMark clock={clock} />}
          <span>{clockWords(clock, now, isTeam)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Weeks or years away: nothing that a broker works toward. */
const isFar = ({ kind }: CaseClock) => kind === 'reopen' || kind === 'purge';

function ClockMark({ clock: { isPaused } }: { clock: CaseClock }) {
  const [Icon, colour] = isPaused ? [CirclePause, 'text-slate'] : [Clock, 'text-spruce'];
  return <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />;
}

/** One clock in one sentence. */
function clockWords({ kind, at, paused }: CaseClock, now: Date, isTeam: boolean): string {
  const by = at ? whenText(new Date(at), now) : '';
  // Weeks and years ahead the hour says nothing.
  const day = at ? formatAlbertaTime(new Date(at), 'date') : '';
  switch (kind) {
    case 'accept':
      return `To be accepted or returned by ${by}.`;
    case 'promise':
      if (at) return `Contact is promised by ${by}.`;
      return `Promised contact${paused ? `: ${pausedSince(paused)}` : ' is paused'}, as ${isTeam ? 'the broker is' : 'you are'} waiting for the client’s reply. Nobody has contacted them yet. It runs again once they answer.`;
    case 'call':
      return `A call is booked for ${by}.`;
    case 'reminder':
      // Reminders go out every few minutes.
      if (at && new Date(at) <= now) return 'The client is being reminded.';
      return `Reminder to the client: ${at && shortTime(new Date(at), now)}, if they have not answered.`;
    case 'reopen':
      return `It can be reopened until ${day}.`;
    case 'purge':
      return `Its data is deleted after ${day}.`;
  }
}
