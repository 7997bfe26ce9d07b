import { useQuery } from '@tanstack/react-query';
import { QuoteComparison } from '#app/features/cases/quote-summaries/ui/comparison/quote-comparison.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { ratingFactsQuery } from '#app/features/quotes/answers/rating/data.ts';

/** The quotes of a case; one that is revised stands beside what the client asked for. */
export function CaseQuotes({ case: shown }: { case: BrokerCase | AdminCase }) {
  const { id, type, title, version, steps, agreed } = shown;
  const { data } = useQuery({ ...ratingFactsQuery(id), retry: retryCase });
  return <QuoteComparison {...{ type, title, version, steps, agreed }} caseId={id} answers={data?.answers} />;
}
