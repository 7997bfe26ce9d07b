import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';

type LinkGateProps<Answer, Key extends QueryKey> = {
  /** Asks the server about the link that has opened the page. */
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  /** How to get another link. */
  wayOut?: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** Shows what a link of an email is for once the server knows the link, or says why it is over. */
export function LinkGate<Answer, Key extends QueryKey>({
  query,
  wayOut,
  children,
}: LinkGateProps<Answer, Key>) {
  const { data, error, isPending, refetch } = useQuery(query);
  if (isPending) return <SkeletonText lines={5} />;
  if (data !== undefined) return children(data);
  const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (!isRefused) return <LoadFailure what="this link" onRetry={() => void refetch()} />;
  return <LinkProblem wayOut={wayOut}>{error.body.message ?? 'This link cannot be used.'}</LinkProblem>;
}

/** A link that is over, and what to do about it. */
export function LinkProblem({ wayOut, children }: { wayOut?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Callout tone="warning" live title="This link does not work" className="w-full">
        {children}
      </Callout>
      {wayOut}
    </div>
  );
}
