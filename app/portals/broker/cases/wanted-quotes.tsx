import { useQuery } from '@tanstack/react-query';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';

type WantedQuotesProps = { caseId: string; status: CaseStatus };

/** Which of the quotes that stand now the client is interested in; nothing while they are with the client. */
export function WantedQuotes({ caseId, status }: WantedQuotesProps) {
  const { data } = useQuery({
    ...quoteSummariesQuery(caseId),
    retry: retryCase,
    enabled: status === 'quoted',
  });
  const wanted = data?.items.filter(
    ({ decision, standing }) => decision === 'interested' && standing === 'current',
  );
  if (status !== 'quoted' || !wanted || wanted.length === 0) return null;
  return (
    <p className="mt-1 text-slate">
      The client is interested in {wanted.map(({ insurer }) => insurer).join(' and ')}.
    </p>
  );
}
