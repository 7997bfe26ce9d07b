import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { endSessionMutation, sessionsQuery } from '#app/features/accounts/profile/data.ts';
import type { sessionList } from '#app/features/accounts/profile/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

type Session = z.output<typeof sessionList>['items'][number];

/** Where somebody is logged in, and how to end that from here. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  return (
    <ProfileSection
      title="Where you are logged in"
      about="Don’t recognize a device? Log it out and change your password."
    >
      {sessions.isPending && <SkeletonText lines={3} />}
      {sessions.isError && <LoadFailure what="the list of devices" onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <ul className="divide-y divide-line">
          {sessions.data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, current, remembered, startedAt, lastSeenAt } = session;
  const queryClient = useQueryClient();
  const ending = useMutation({
    ...endSessionMutation,
    onSuccess: () => showToast({ title: 'Device logged out', description: device }),
    meta: { failed: 'The device is still logged in' },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          {device}
          {current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm text-slate">
          {!current && `Last used ${at(lastSeenAt)}. `}Logged in {at(startedAt)}
          {remembered && ', remembered'}.
        </p>
      </div>
      {!current && (
        <Button
          look="secondary"
          size="small"
          pending={ending.isPending}
          pendingLabel="Logging out..."
          onClick={() => ending.mutate({ id })}
        >
          Log out<span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  );
}

function at(instant: string): string {
  return formatAlbertaTime(new Date(instant), 'dateTime');
}
