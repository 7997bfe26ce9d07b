import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { casePassportQuery } from '#app/features/cases/data.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { PassportList } from '#app/features/cases/ui/passport/passport-list.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { AuthorMark } from '#app/features/messages/ui/stream/author-mark.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { WithdrawCase } from './withdraw-case.tsx';

/** The one broker, who has seen what, and the way out. */
export function CasePeople({ case: shown }: { case: ClientCase }) {
  return (
    <>
      <SidePart
        heading={shown.broker && !shown.broker.acceptedAt ? 'The broker we have asked' : 'Your broker'}
      >
        <Broker case={shown} />
      </SidePart>
      <Passport caseId={shown.id} />
      {shown.steps.includes('withdraw') && (
        <SidePart heading="Changed your mind?">
          <WithdrawCase case={shown} />
        </SidePart>
      )}
    </>
  );
}

function Broker({ case: { broker, status } }: { case: ClientCase }) {
  if (!broker) {
    return (
      <p className="text-slate">
        {isOpenStatus(status)
          ? 'No broker has your data now. We are looking for one.'
          : 'No broker has access to your data.'}
      </p>
    );
  }
  return (
    <>
      <div className="flex items-center gap-3">
        <AuthorMark name={broker.fullName} party="broker" />
        <div className="min-w-0">
          <p className="font-semibold">{broker.fullName}</p>
          <p className="text-slate">{broker.brokerage}</p>
        </div>
      </div>
      <p className="mt-2 flex items-center gap-1.5 text-slate">
        <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-spruce" />
        Licence {broker.licenceNumber}
      </p>
      {!broker.acceptedAt && (
        <p className="mt-2 text-slate">
          Until they accept, they see what you asked for and where, but not your name, email or phone number.
        </p>
      )}
    </>
  );
}

function Passport({ caseId }: { caseId: string }) {
  const { data, isError, refetch } = useQuery({ ...casePassportQuery(caseId), retry: retryCase });
  return (
    <SidePart heading="Your data passport">
      {data && (
        <details className="group">
          <summary className="flex min-h-11 items-center justify-between gap-2 rounded-control font-medium">
            {inShort(data.items)}
            <span className="text-xs font-semibold text-spruce group-open:hidden">Show all</span>
            <span className="hidden text-xs font-semibold text-spruce group-open:inline">Fold</span>
          </summary>
          <p className="mt-1 mb-3 text-slate">
            Every time somebody gets or reads your data, it is written here. Nothing can be taken out of this
            record.
          </p>
          <PassportList entries={data.items} />
        </details>
      )}
      {!data && !isError && <SkeletonText lines={2} />}
      {!data && isError && <LoadFailure what="your data passport" onRetry={() => void refetch()} />}
    </SidePart>
  );
}

/** `1 broker, 3 views`. */
function inShort(entries: readonly PassportEntry[]): string {
  const brokers = new Set(
    entries.flatMap(({ recipient, kind }) =>
      recipient.kind === 'broker' && kind !== 'access_ended' ? [recipient.name] : [],
    ),
  ).size;
  const views = entries.filter(({ kind }) => kind === 'viewed').length;
  return `${brokers} ${brokers === 1 ? 'broker' : 'brokers'}, ${views} ${views === 1 ? 'view' : 'views'}`;
}
