import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import { twoFactorQuery } from '#app/features/accounts/two-factor/data.ts';
import { connectLive } from '#app/platform/live/live-client.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { FullPageLoading } from '#app/ui/states/full-page-loading.tsx';
import { NoConnection } from './no-connection.tsx';

const EnrolFirst = lazyPart(async () => (await import('./enrol-first.tsx')).EnrolFirst);

type AdmissionProps = { user: User; onLeave: () => void; children: ReactNode };

/** Lets an administrator in only with a second factor where one is required; the server refuses every call before. */
export function Admission({ user, onLeave, children }: AdmissionProps) {
  const isAdmin = user.role === 'admin';
  const { data, isLoading, refetch } = useQuery({ ...twoFactorQuery, enabled: isAdmin });
  if (!isAdmin || (data && (data.enabled || !data.required))) return <Live>{children}</Live>;
  if (isLoading) return <FullPageLoading />;
  if (!data) return <NoConnection onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<FullPageLoading />}>
      <EnrolFirst user={user} onLeave={onLeave} />
    </Suspense>
  );
}

/** Keeps what is read inside a portal fresh. */
function Live({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(() => connectLive(queryClient), [queryClient]);
  return children;
}
