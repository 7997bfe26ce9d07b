import { CalendarPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

// Few have one booked.
const CallLine = lazyPart(async () => (await import('./call-line.tsx')).CallLine);
const AddCall = lazyPart(async () => (await import('./add-call.tsx')).AddCall);
const CancelOwnCall = whenOpened(
  async () => (await import('./cancel-own-call.tsx')).CancelOwnCall,
  ({ open }) => open,
);
const SlotDialog = whenOpened(
  async () => (await import('./slot-dialog.tsx')).SlotDialog,
  ({ open }) => open,
);

type PersonCallProps = {
  case: {
    reference: string;
    call: BookedCall | null;
    steps: readonly string[];
    broker: { fullName: string } | null;
    firstRespondedAt: string | null;
    contact: { phone: string | null };
  };
  way: PersonWay;
  /** A phone shows of a booked call when it is, and no more. */
  isInShort?: boolean | undefined;
};

/** Before first contact it is the call that was promised; later it is one more. */
function labelOf(name: string, call: BookedCall | null, wasContacted: boolean): string {
  if (call) return 'Choose another time';
  return wasContacted ? `Book a call with ${name}` : 'Choose a time for the call';
}

/** The call of a request for its person: booked, moved and cancelled in place. Nothing where the broker offers none. */
export function PersonCall({
  case: { reference, call, steps, broker, firstRespondedAt, contact },
  way,
  isInShort,
}: PersonCallProps) {
  const now = useNow();
  const [open, setOpen] = useState<'slots' | 'cancel' | null>(null);
  const name = broker?.fullName ?? 'Your broker';
  const isAhead = call !== null && new Date(call.startsAt) > now;
  const canBook = steps.includes('book_call') && (!call || isAhead);
  if (!call && !canBook) return null;
  // After first contact it is an offer beside what is next.
  const isAside = !call && firstRespondedAt !== null;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2',
        isAside ? 'my-1' : 'my-3',
        isInShort && 'max-sm:my-1',
      )}
    >
      {call && (
        <Suspense fallback={<Skeleton className={`w-60 ${isInShort ? 'h-6 sm:h-18' : 'h-18'}`} />}>
          <CallLine {...{ call, isInShort }} caller={name} phone={contact.phone} />
        </Suspense>
      )}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-2 print:hidden',
          call && isInShort && 'max-sm:hidden',
        )}
      >
        {canBook && (
          <Button
            look={isAside ? 'quiet' : 'secondary'}
            size="small"
            className={isAside ? '-ml-4' : undefined}
            onClick={() => setOpen('slots')}
          >
            <CalendarPlus aria-hidden="true" className="size-4" />
            {labelOf(name, call, firstRespondedAt !== null)}
          </Button>
        )}
        {call && isAhead && (
          <Suspense fallback={<Skeleton className="h-9 w-36" />}>
            <AddCall {...{ reference, call }} caller={name} phone={contact.phone} />
          </Suspense>
        )}
        {call && isAhead && steps.includes('cancel_call') && (
          <Button look="quiet" size="small" onClick={() => setOpen('cancel')}>
            Cancel the call
          </Button>
        )}
      </div>
      <SlotDialog
        {...{ name, way, call }}
        phone={contact.phone}
        open={open === 'slots'}
        onClose={() => setOpen(null)}
      />
      <CancelOwnCall
        {...{ name, way }}
        wasContacted={firstRespondedAt !== null}
        open={open === 'cancel'}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
