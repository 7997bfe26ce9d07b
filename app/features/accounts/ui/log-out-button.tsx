import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { logOut, userQuery } from '#app/features/accounts/data.ts';
import { PortalNavButton } from '#app/ui/portal-frame.tsx';
import { showToast } from '#app/ui/toast.tsx';

/** Ends the session and forgets everything that was read in it. */
export function LogOutButton({ onLeave }: { onLeave: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    onSuccess: async () => {
      await queryClient.cancelQueries();
      onLeave();
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userQuery.queryKey[0] });
      queryClient.setQueryData(userQuery.queryKey, null);
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
