import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logOut } from '#app/features/accounts/sign-in/data.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { endSession } from './browser-session.ts';

/** Ends the session and forgets everything that was read in it, here and in the other tabs. */
export function useLogOut(onLeave: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    // Who leaves does not come back to find it done later.
    networkMode: 'always',
    onSuccess: async () => {
      onLeave();
      await endSession(queryClient);
      showToast({ title: 'Logged out successfully' });
    },
    onError: (error) => showToast({ title: 'Logout failed', description: error.message, tone: 'danger' }),
  });
  return { isPending, logOut: () => !isPending && mutate() };
}
