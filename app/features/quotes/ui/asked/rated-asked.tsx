import { useQuery } from '@tanstack/react-query';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { ratingFactsQuery } from '#app/features/quotes/answers/rating/data.ts';
import type { RatingFacts } from '#app/features/quotes/answers/rating/schema.ts';
import { AskedAnswers, type AskedRow } from './asked-answers.tsx';

/** What came in to the questions of the form that a broker asked for, in a rater’s words. */
export function RatedAsked({ caseId, request }: { caseId: string; request: InformationRequest }) {
  const isAsked = request.questions.length > 0;
  const { data } = useQuery({ ...ratingFactsQuery(caseId), retry: retryCase, enabled: isAsked });
  if (!isAsked || !data) return null;
  return <AskedAnswers request={request} rows={request.questions.flatMap((name) => rowOf(name, data))} />;
}

/** A question as a row; none for one that another answer has made meaningless since. */
function rowOf(name: string, { answers, missing }: RatingFacts): AskedRow[] {
  const given = answers.filter((one) => one.name === name || one.name.startsWith(`${name}.`));
  const [first] = given;
  if (first) {
    const value =
      given.length === 1 ? first.value : given.map((one) => `${one.label}: ${one.value}`).join('; ');
    return [{ name, label: first.label, value }];
  }
  const open = missing.find(({ question }) => question === name);
  return open ? [{ name, label: open.label, value: null }] : [];
}
