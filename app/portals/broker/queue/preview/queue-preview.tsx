import { useQuery } from '@tanstack/react-query';
import { caseQuery } from '#app/features/cases/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { userMessage } from '#app/platform/http/api-client.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { useWanted } from '../../cases/from-client/use-wanted.ts';
import { Missing } from '../../cases/missing.tsx';
import { NextAction } from '../../cases/next-action.tsx';
import { FactsPart, PersonPart } from '../../cases/person-column.tsx';

/**
 * A request beside the list: the next step, the facts, and what is missing, made of the parts of its page. It reads the
 * case as that page does, so the client sees that it was viewed.
 */
export function QueuePreview({ caseId }: { caseId: string }) {
  const { data: found, error, refetch } = useQuery({ ...caseQuery(caseId), retry: retryCase });
  if (error && !found)
    return <LoadFailure what="this request" reason={userMessage(error, '')} onRetry={() => void refetch()} />;
  if (!found) return <SkeletonText lines={9} />;
  return found.view === 'client' ? null : <Shown key={found.id} case={found} />;
}

function Shown({ case: shown }: { case: BrokerCase | AdminCase }) {
  const { id, contact, reference, status, title, city } = shown;
  const hasChosen = useWanted(shown).isChosen;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-xs text-slate">{[reference, contact && title].filter(Boolean).join(' · ')}</p>
          <h2 className="text-lg leading-6 font-semibold tracking-tight">{contact?.fullName ?? title}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-slate">
            {status !== 'assigned' && <StatusBadge {...{ status, hasChosen }} />}
            {city ?? 'Place not known'}
          </p>
        </div>
        <ButtonLink look="secondary" size="small" to={`/broker/cases/${id}`} className="shrink-0">
          Open
        </ButtonLink>
      </div>
      {/* Whoever is to call sees the number without scrolling. */}
      <PersonPart case={shown} />
      <div className="border-t border-line pt-4">
        <NextAction case={shown} />
      </div>
      <FactsPart case={shown} />
      <Missing case={shown} />
    </div>
  );
}
