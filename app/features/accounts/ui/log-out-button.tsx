import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { logOut } from '#app/features/accounts/data.ts';
import { PortalNavButton } from '#app/ui/portal-frame.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { endSession } from './browser-session.ts';

/** Ends the session and forgets everything that was read in it, here and in the other tabs. */
export function LogOutButton({ onLeave }: { onLeave: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    onSuccess: async () => {
      onLeave();
      await endSession(queryClient);
      showToast({ title: 'Logged out successfully' });
    },
    onError: (error) => showToast({ title: 'Logout failed', description: error.message, tone: 'danger' }),
  });
  return (
    <PortalNavButton
      icon={LogOut}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? 'Logging out...' : 'Log Out'}
    </PortalNavButton>
  );
}
