import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor } from '#app/features/documents/data.ts';
import { PersonPapers } from '#app/portals/frame/case/person-papers.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

/** What the broker asked for, answered in place, and the documents that were sent. */
export function AskedFor({ case: shown }: { case: ClientCase }) {
  const door = useMemo(() => caseDoor(shown.id), [shown.id]);
  const { data, isError, refetch } = useQuery({ ...informationRequestsQuery(shown.id), retry: retryCase });
  if (!data && isError) return <LoadFailure what="the requests" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  const way = accountWay(shown, shown.broker !== null);
  return <PersonPapers {...{ door, way }} steps={shown.steps} requests={data.items} reader="client" />;
}
