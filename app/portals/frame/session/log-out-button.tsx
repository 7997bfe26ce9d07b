import { LogOut } from 'lucide-react';
import { PortalNavButton } from '#app/ui/portal-frame.tsx';
import { useLogOut } from './use-log-out.ts';

/** Logs out from the rail of a portal. */
export function LogOutButton({ onLeave }: { onLeave: () => void }) {
  const { isPending, logOut } = useLogOut(onLeave);
  return (
    <PortalNavButton icon={LogOut} aria-disabled={isPending || undefined} onClick={logOut}>
      {isPending ? 'Logging out...' : 'Log Out'}
    </PortalNavButton>
  );
}
