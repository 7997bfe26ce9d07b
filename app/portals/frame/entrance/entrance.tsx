import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { forgetHanded, handedTo } from '#app/platform/browser/handed-over.ts';
import { NoConnection } from '#app/portals/frame/no-connection.tsx';
import { mayEnter, type PortalDoor } from '#app/portals/frame/portal-doors.ts';
import { FullPageLoading } from '#app/ui/states/full-page-loading.tsx';
import { returnPathOf, safeReturnPath } from './return-path.ts';

type Visit = {
  /** Somebody who is signed in but may not pass this door. */
  user: User | null;
  /** Where to go once inside: the page that the guard had stopped, or the portal's first one. */
  next: string;
};

/** What stands before a door. Somebody who is signed in and may pass is sent on. */
export function Entrance({ door, children }: { door: PortalDoor; children: (visit: Visit) => ReactNode }) {
  const { data, isPending, isError, refetch } = useQuery(userQuery);
  const user = data ?? null;
  const [search] = useSearchParams();
  const { pathname, search: query, state } = useLocation();
  const [handed] = useState(() => (state === null ? handedTo(pathname) : null));
  useEffect(forgetHanded, []);
  const next = safeReturnPath(search.get('to') ?? returnPathOf(state), door.homePath);
  if (isPending) return <FullPageLoading />;
  if (isError && data === undefined) return <NoConnection onRetry={() => void refetch()} />;
  if (handed && state === null) return <Navigate to={pathname + query} state={handed} replace />;
  if (user && mayEnter(door, user.role)) return <Navigate to={next} replace />;
  return children({ user, next });
}
