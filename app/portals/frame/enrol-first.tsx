import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#app/features/accounts/schema.ts';
import { twoFactorQuery } from '#app/features/accounts/two-factor/data.ts';
import { EnrolTwoFactor } from '#app/features/accounts/two-factor/ui/enrol-two-factor.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { useLogOut } from '#app/portals/frame/session/use-log-out.ts';
import { Button } from '#app/ui/button.tsx';
import { PORTAL_DOORS } from './portal-doors.ts';
import { portalTitle } from './portal-meta.ts';

/** Stands before everything else for an administrator who has no second factor yet and needs one. */
export function EnrolFirst({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { isPending, logOut } = useLogOut(onLeave);
  const queryClient = useQueryClient();
  return (
    <NarrowPage
      door={PORTAL_DOORS.admin}
      title="Set up two-factor login"
      lead="Administrators need a code from their phone as well as their password. Setting it up takes two minutes, once."
      below={
        <Button look="quiet" pending={isPending} pendingLabel="Logging out..." onClick={logOut}>
          Log Out
        </Button>
      }
    >
      <title>{portalTitle('Set up two-factor login')}</title>
      <h2 className="sr-only">Three steps</h2>
      <EnrolTwoFactor
        username={user.username}
        onDone={() => void queryClient.invalidateQueries(twoFactorQuery)}
      />
    </NarrowPage>
  );
}
