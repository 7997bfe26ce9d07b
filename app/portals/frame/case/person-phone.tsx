import { useQuery } from '@tanstack/react-query';
import { isAtCall } from '#app/features/cases/calls/call-times.ts';
import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { reachQuery } from '#app/features/quotes/consents/data.ts';
import { contactPreference } from '#app/features/quotes/reach/contact-preference.ts';
import { isGoodTime } from '#app/features/quotes/reach/good-time.ts';
import { reachWords } from '#app/features/quotes/reach/reach-words.ts';
import { PhoneLinks } from './phone-links.tsx';

/** How a way to reach somebody looks. */
export const WAY =
  'inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center gap-2.5 font-medium text-spruce hover:underline';

const SIGN =
  'inline-flex size-11 items-center justify-center rounded-control text-spruce hover:bg-mist print:hidden';

type PersonPhoneProps = {
  id: string;
  contact: Omit<AdminCase['contact'], 'phone'> & { phone: string };
  /** Its time is one that the person chose, whatever else they chose. */
  call?: BookedCall | null;
  /** A sign to press, and nothing where they may not be called. */
  isBrief?: boolean;
};

/** The number of the person of a case, and what they agreed to: to be called or texted from here. */
export function PersonPhone({ id, contact, call, isBrief = false }: PersonPhoneProps) {
  const now = useNow();
  const { data: consents } = useQuery(reachQuery(id));
  const isBooked = call ? isAtCall({ startsAt: new Date(call.startsAt) }, now) : false;
  return (
    <>
      <PhoneLinks
        phone={contact.phone}
        name={contact.fullName}
        wish={contactPreference(contact)}
        isGoodTime={isBooked || isGoodTime(contact, now)}
        // Whoever has booked a call has asked for that one.
        mayCall={call ? true : consents && consents.call !== null}
        mayText={consents && consents.text !== null}
        className={isBrief ? SIGN : WAY}
        isBrief={isBrief}
      />
      {consents && !isBrief && (
        <p className="text-xs text-slate">
          {reachWords(consents, 'call')} · {reachWords(consents, 'text')}
        </p>
      )}
    </>
  );
}
