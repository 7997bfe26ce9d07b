import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LICENCE_REGISTER } from '#app/features/brokers/licence-register.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { houseRules, sayLength } from '#content/house-rules.ts';
import { BeforeAccepting } from '../before-accepting.tsx';
import { BrokerReach } from './broker-reach.tsx';

type PersonBrokerProps = {
  case: Pick<
    ClientCase,
    'broker' | 'left' | 'status' | 'clocks' | 'contact' | 'city' | 'postalCode' | 'answers' | 'reopened'
  >;
  /** The first letters of a name in a disc. */
  mark: (name: string) => ReactNode;
};

/** The one broker with access to a request, as its person reads of them: who, since when, and until when. */
export function PersonBroker({
  case: { broker, left, status, clocks, contact, city, postalCode, answers, reopened },
  mark,
}: PersonBrokerProps) {
  const isOpen = isOpenStatus(status);
  return (
    <div className="flex flex-col gap-2">
      {!broker && (
        <p className="text-slate">
          {left &&
            `${left.fullName} is not with us at the moment and no longer sees your request. We look after your policy. `}
          {isOpen
            ? 'No broker has your data now. We are looking for one.'
            : 'No broker has access to your data now.'}
        </p>
      )}
      {broker && (
        <>
          <div className="flex items-center gap-3">
            {mark(broker.fullName)}
            <div className="min-w-0">
              <p className="font-semibold">{broker.fullName}</p>
              <p className="text-slate">{broker.brokerage}</p>
            </div>
          </div>
          <div className="empty:hidden">
            <BrokerReach broker={broker} />
          </div>
          <p className="flex items-center gap-1.5 text-slate">
            {broker.licenceCheckedAt && (
              <BadgeCheck aria-hidden="true" className="size-4 shrink-0 self-start text-spruce" />
            )}
            <span>
              Licence {broker.licenceNumber}
              {broker.licenceCheckedAt && `, in force in the register on ${dayOf(broker.licenceCheckedAt)}`}.{' '}
              <TextAnchor
                href={LICENCE_REGISTER}
                target="_blank"
                rel="noreferrer"
                className="whitespace-nowrap"
              >
                Check this licence
              </TextAnchor>{' '}
              by name.
            </span>
          </p>
          <p className="text-slate">
            {broker.acceptedAt
              ? `Your broker since ${dayOf(broker.acceptedAt)}. ${accessEnds(status, clocks)}`
              : `Until they accept, they see what you asked for and where, but not your name, email or phone number${reopened ? ', unless they had accepted it before' : ''}. If they do not accept within ${sayLength(houseRules.acceptHours, 'business hour')}, their access ends.`}
          </p>
        </>
      )}
      {isOpen && !broker?.acceptedAt && (
        <BeforeAccepting phone={contact.phone} {...{ city, postalCode, answers }} />
      )}
    </div>
  );
}

const dayOf = (at: string) => formatAlbertaTime(new Date(at), 'date');

function accessEnds(status: CaseStatus, clocks: ClientCase['clocks']): string {
  if (status === 'won') return 'They keep access to service your policy.';
  if (isOpenStatus(status))
    return 'Their access ends when the request is withdrawn or goes to another broker, and 30 days after it is closed.';
  const reopen = clocks.find(({ kind }) => kind === 'reopen')?.at;
  return reopen
    ? `You can reopen the request until ${dayOf(reopen)}; after that their access ends.`
    : 'Their access ends soon.';
}
