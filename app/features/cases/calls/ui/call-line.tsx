import { CalendarClock } from 'lucide-react';
import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import { timeElsewhere } from '#app/features/cases/calls/time-elsewhere.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useOwnZone } from './use-own-zone.ts';

type CallLineProps = {
  call: BookedCall;
  /** Who calls, for the person who waits for it; the broker reads it as theirs. */
  caller?: string;
  /** The number that is called, for the person whose it is. */
  phone?: string | null;
  /** A phone shows when it is, and no more. */
  isInShort?: boolean | undefined;
};

/** A booked call in one line: when, how long, and what the reader’s own clock shows then. */
export function CallLine({ call, caller, phone, isInShort }: CallLineProps) {
  const now = useNow();
  const zone = useOwnZone();
  const [startsAt, endsAt] = [new Date(call.startsAt), new Date(call.endsAt)];
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  const elsewhere = zone && timeElsewhere(startsAt, zone);
  const isBegun = startsAt <= now;
  return (
    <p className="flex gap-2.5">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-spruce" />
      <span>
        <strong className="font-semibold">
          {isBegun
            ? 'The booked call is now'
            : `${caller ? `${caller} calls you` : 'Booked call:'} ${whenText(startsAt, now)}`}
        </strong>
        {phone && (
          <span className={classNames('block', isInShort && 'max-sm:hidden')}>
            At <span className="whitespace-nowrap">{formatPhone(phone)}</span>
          </span>
        )}
        <span className={classNames('block text-slate', isInShort && 'max-sm:hidden')}>
          {[`${minutes} minutes`, elsewhere && `${elsewhere} by your clock`].filter(Boolean).join(', ')}
        </span>
      </span>
    </p>
  );
}
