import { useMutation } from '@tanstack/react-query';
import { resendVerificationMutation } from '#app/features/accounts/recovery/data.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';

/** Sends the link that confirms one's address once more. */
export function ResendLinkButton() {
  const { mutate, isPending } = useMutation({
    ...resendVerificationMutation,
    onSuccess: () =>
      showToast({ title: 'Link sent', description: 'It works for 24 hours. Earlier links no longer do.' }),
    meta: { failed: 'The link was not sent' },
  });
  return (
    <Button
      look="secondary"
      size="small"
      pending={isPending}
      pendingLabel="Sending…"
      onClick={() => mutate()}
    >
      Send the link again
    </Button>
  );
}
