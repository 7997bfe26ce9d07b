import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { trackingQuery, trackingQuestionQuery } from '#app/features/quotes/data.ts';
import type { TrackingSummary } from '#app/features/quotes/tracking/schema.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { CheckForm } from './link-check/check-form.tsx';
import { rememberCheck, rememberedCheck } from './link-check/remembered-check.ts';
import { forgetLink, rememberLink } from './link-check/remembered-link.ts';
import { RequestSummary } from './request-summary.tsx';

// Most links are good.
const LinkProblem = lazyPart(async () => (await import('./link-check/link-problem.tsx')).LinkProblem);

/** A request behind its tracking link: first the question, then what the person may know of it. Its owner who is logged in goes on to their case. */
export function TrackedRequest({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const [check, setCheck] = useState(() => rememberedCheck(token));
  const [isLocked, setLocked] = useState(false);
  const answered = useQuery({ ...trackingQuery(token, check ?? ''), enabled: check !== undefined });
  // A remembered answer that is refused was never asked for on this page; what is in an account may be its reader's own.
  const asked = useQuery({
    ...trackingQuestionQuery(token),
    enabled: check === undefined || answered.isError || answered.data?.isInAccount === true,
  });

  const remember = useCallback(
    (given: string | undefined) => {
      rememberCheck(token, given);
      setCheck(given);
    },
    [token],
  );
  useEffect(() => {
    if (answered.data) rememberLink(token, references(answered.data));
  }, [token, answered.data]);
  const isGone = isGoneFor(check === undefined ? asked.error : answered.error);
  useEffect(() => {
    if (isGone) forgetLink(token);
  }, [token, isGone]);
  const answer = async (given: string) => {
    await queryClient.fetchQuery({ ...trackingQuery(token, given), staleTime: 0 });
    remember(given);
  };

  if (asked.data?.caseId) return <Navigate to={`/portal/cases/${asked.data.caseId}`} replace />;

  if (check !== undefined && answered.data) {
    const { data, isError } = answered;
    return (
      <RequestSummary
        {...{ token, check, isStale: isError }}
        request={data}
        onForget={() => {
          // Nothing stays on this device of what was being typed.
          void import('./link-check/forget-drafts.ts').then(({ forgetDrafts }) => forgetDrafts(data));
          remember(undefined);
          setLocked(true);
        }}
        onAnotherAnswer={(given) => {
          if (given !== undefined) queryClient.setQueryData(trackingQuery(token, given).queryKey, data);
          // Whatever is read next says it already.
          flushSync(() => remember(given));
        }}
      />
    );
  }
  if (check !== undefined && answered.isPending) return <CasePageSkeleton />;

  const { error } = check === undefined ? asked : answered;
  const status = error instanceof ApiError ? error.status : null;
  // Before an answer was given, "not found" can only mean the link itself.
  if (status === 410 || (status === 404 && check === undefined))
    return (
      <Suspense fallback={<CasePageSkeleton />}>
        <LinkProblem {...{ token, error }} isGone={status === 410} />
      </Suspense>
    );
  const isKeptWrong = check !== undefined && (status === 404 || status === 422);
  return (
    <CheckForm
      question={asked.data ? asked.data.question : ''}
      reference={asked.data?.reference}
      isConfirmed={isLocked || (asked.data?.isConfirmed ?? true)}
      isAsking={asked.isPending}
      problem={isKeptWrong ? null : error}
      {...{ isKeptWrong, isLocked }}
      onAnswer={answer}
      onRetry={() => void (check === undefined ? asked : answered).refetch()}
    />
  );
}

const references = ({ requests }: TrackingSummary) => requests.map(({ reference }) => reference);

const isGoneFor = (error: Error | null) => error instanceof ApiError && error.status === 410;
