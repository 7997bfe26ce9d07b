import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#app/features/accounts/schema.ts';
import { endViewMutation } from '#app/features/accounts/sessions/view-as/data.ts';
import { readUser } from '#app/features/accounts/sign-in/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { beginSession, endSession } from './browser-session.ts';

/** Where it is written down. */
const WRITTEN = {
  client: 'It is recorded in their data passport.',
  broker: 'What you open is recorded in the data passport of its request, under your name.',
  admin: '',
} as const;

type ViewBannerProps = {
  user: User;
  viewedBy: NonNullable<User['viewedBy']>;
  /** On a page that fills the window it lies flush with what is above and below it. */
  fills: boolean;
};

/** Stands above every page while an administrator looks at what somebody else sees, and leads back. */
export function ViewBanner({ user, viewedBy, fills }: ViewBannerProps) {
  const { until } = viewedBy;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    const own = await readUser();
    if (own) beginSession(queryClient, own);
    else await endSession(queryClient);
    const back = user.role === 'broker' ? `/admin/brokers/${user.id}` : `/admin/clients/${user.id}/cases`;
    await navigate(back, { replace: true });
  };
  const end = useMutation({
    ...endViewMutation,
    onSuccess: leave,
    meta: { failed: 'The view was not ended' },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end does not move
  useEffect(() => {
    const timer = setTimeout(() => void leave(), Math.max(0, Date.parse(until) - now().getTime()) + 500);
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <div
      role="status"
      className={classNames(
        'flex items-center gap-x-4 border-warning bg-warning-soft px-5 py-2 text-sm text-ink sm:py-3',
        fills ? 'shrink-0 border-b' : 'mb-6 rounded-card border',
      )}
    >
      <Eye aria-hidden="true" className="size-5 shrink-0 text-warning" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">You see what {user.fullName} sees.</span> Read-only until{' '}
        {formatAlbertaTime(new Date(until), 'time')}.{' '}
        <span className="max-sm:sr-only">{WRITTEN[user.role]}</span>
      </p>
      <Button
        size="small"
        look="secondary"
        pending={end.isPending}
        pendingLabel="Ending…"
        onClick={() => end.mutate()}
      >
        End
      </Button>
    </div>
  );
}
