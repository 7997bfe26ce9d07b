import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import {
  endOtherSessionsMutation,
  endSessionMutation,
  sessionsQuery,
} from '#app/features/accounts/profile/data.ts';
import type { sessionList } from '#app/features/accounts/profile/schema.ts';
import { pastTimeWithin } from '#app/platform/clock/past-time.ts';
import { now } from '#app/platform/now.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

type Session = z.output<typeof sessionList>['items'][number];

/** So many stand there at first: this one, and those that were used last. */
const SHOWN = 3;

/** Where somebody is logged in, and how to end that from here. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  return (
    <ProfileSection
      title="Where you are logged in"
      about="Don’t recognize a device? Log it out and change your password. Times are Alberta time."
    >
      {sessions.isPending && <SkeletonText lines={3} />}
      {sessions.isError && <LoadFailure what="the list of devices" onRetry={() => void sessions.refetch()} />}
      {sessions.data && <Sessions items={sessions.data.items} />}
    </ProfileSection>
  );
}

/** This device first, then what was used last; all but three wait behind a button. */
export function Sessions({ items }: { items: readonly Session[] }) {
  const [areAllShown, setAllShown] = useState(false);
  const inOrder = items.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
  const more = inOrder.length - SHOWN;
  return (
    <>
      <ul className="divide-y divide-line">
        {inOrder.slice(0, areAllShown ? undefined : SHOWN).map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {items.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          {!areAllShown && more > 0 && (
            <Button look="quiet" size="small" className="-ml-4" onClick={() => setAllShown(true)}>
              Show {more} more
            </Button>
          )}
          {items.length > 2 && <LogOutElsewhere />}
        </div>
      )}
    </>
  );
}

function LogOutElsewhere() {
  const queryClient = useQueryClient();
  const ending = useMutation({
    ...endOtherSessionsMutation,
    onSuccess: () => showToast({ title: 'You are logged out everywhere else' }),
    meta: { failed: 'The other devices are still logged in' },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
  return (
    <Button
      look="secondary"
      size="small"
      pending={ending.isPending}
      pendingLabel="Logging out..."
      onClick={() => ending.mutate()}
    >
      Log out everywhere else
    </Button>
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
          {!current && <>Used {at(lastSeenAt)}; </>}
          {current ? 'Logged' : 'logged'} in {at(startedAt)}
          {remembered && ', remembered'}
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

const at = (instant: string): ReactNode => pastTimeWithin(new Date(instant), now());
