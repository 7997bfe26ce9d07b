import { useQuery } from '@tanstack/react-query';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { ratingFactsQuery } from '#app/features/quotes/answers/rating/data.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

/** All answers of a case as a rater reads them. `none` stands where nothing can be shown. */
export function RatedAnswers({ caseId, none }: { caseId: string; none?: string | undefined }) {
  const { data, isError, refetch } = useQuery({ ...ratingFactsQuery(caseId), retry: retryCase });
  if (data) return <AnswerSections answers={data.answers} isDense none={none} />;
  if (isError) return <LoadFailure what="the answers" onRetry={() => void refetch()} />;
  return <SkeletonText lines={6} />;
}
