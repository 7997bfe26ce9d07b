import { useQueryClient } from '@tanstack/react-query';
import { twoFactorQuery } from '#app/features/accounts/profile-data.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { NarrowPage } from '#app/features/accounts/ui/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalTitle } from '#app/features/accounts/ui/portal-meta.ts';
import { EnrolTwoFactor } from './enrol-two-factor.tsx';

/** Stands before everything else for an administrator who has no second factor yet and needs one. */
export function EnrolFirst({ user }: { user: User }) {
  const queryClient = useQueryClient();
  return (
    <NarrowPage
      door={PORTAL_DOORS.admin}
      title="Set up two-factor login"
      lead="Administrators need a code from their phone besides their password. This takes two minutes, once."
    >
      <title>{portalTitle('Set up two-factor login')}</title>
      <EnrolTwoFactor
        username={user.username}
        onDone={() => void queryClient.invalidateQueries(twoFactorQuery)}
      />
    </NarrowPage>
  );
}
