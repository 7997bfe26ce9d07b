import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { loginPathFrom } from '#app/portals/frame/entrance/return-path.ts';
import { SESSION_ENDED } from '#app/portals/frame/entrance/why-here.tsx';
import { InSlices } from '#app/ui/frame/in-slices.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { FullPageLoading } from '#app/ui/states/full-page-loading.tsx';
import { Admission } from './admission.tsx';
import { NoConnection } from './no-connection.tsx';
import { mayEnter, type PortalDoor } from './portal-doors.ts';

const AccessDenied = lazyPart(async () => (await import('./access-denied.tsx')).AccessDenied);

type PortalGuardProps = {
  door: PortalDoor;
  /** `onLeave` is to be called when somebody logs out on purpose: the next person starts at the beginning. */
  children: (user: User, onLeave: () => void) => ReactNode;
};

/** Lets in who may come in, and keeps their data live while they are inside. */
export function PortalGuard({ door, children }: PortalGuardProps) {
  const { data: user, isPending, isError, refetch } = useQuery(userQuery);
  const { key, pathname, search } = useLocation();
  const [hasLeft, setHasLeft] = useState(false);
  const leave = () => setHasLeft(true);
  const wasInside = useRef(false);
  if (user) wasInside.current = true;

  // The key of the address with which the browser has come. Elsewhere focus wants the frame at once (`PageArrival`).
  const [isFirst] = useState(key === 'default');
  const waiting = <FullPageLoading isFirst={isFirst} />;
  if (isPending) return waiting;
  if (isError && !user) return <NoConnection onRetry={() => void refetch()} />;
  if (!user) {
    if (hasLeft) return <Navigate to={door.loginPath} replace />;
    return (
      <Navigate
        to={loginPathFrom(door.loginPath, pathname + search)}
        state={wasInside.current ? SESSION_ENDED : null}
        replace
      />
    );
  }
  if (!mayEnter(door, user.role))
    return (
      <Suspense fallback={waiting}>
        <AccessDenied door={door} />
      </Suspense>
    );
  const inside = children(user, leave);
  // Somebody else at the same keyboard starts with nothing of what was before.
  return (
    <Admission key={user.id} user={user} onLeave={leave}>
      {isFirst ? <InSlices instead={waiting}>{inside}</InSlices> : inside}
    </Admission>
  );
}
