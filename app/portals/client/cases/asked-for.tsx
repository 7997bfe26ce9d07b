import { useQuery } from '@tanstack/react-query';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';

/** What the broker asked for, answered in place. */
export function AskedFor({ case: { id, steps } }: { case: ClientCase }) {
  const { data } = useQuery({ ...informationRequestsQuery(id), retry: retryCase });
  return (
    <>
      {data?.items.length === 0 && (
        <p className="text-slate">
          Nothing has been asked for. When your broker needs a document or an answer from you, it stands here.
        </p>
      )}
      <InformationRequestsCard caseId={id} reader="client" steps={steps} />
    </>
  );
}
