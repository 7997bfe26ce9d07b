import { useMutation, useQueryClient } from '@tanstack/react-query';
import { verifyEmailMutation } from '#app/features/accounts/recovery/data.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkProblem } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { LoginChoices } from '#app/portals/frame/entrance/login-choices.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Button } from '#app/ui/button.tsx';

export const meta = () => portalMeta('Confirm your email address');

export default function VerifyEmail() {
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const confirmation = useMutation({
    ...verifyEmailMutation,
    onSuccess: () => queryClient.invalidateQueries(userQuery),
  });
  return (
    <NarrowPage title="Confirm your address" lead="So that we know this mailbox is yours.">
      {confirmation.isSuccess && (
        <DonePanel
          title="Your address is confirmed"
          text="Requests that you sent us with this address are now in your portal."
        >
          <LoginChoices />
        </DonePanel>
      )}
      {confirmation.isError && !confirmation.isPending && (
        <LinkProblem wayOut={<LoginChoices />}>
          {userMessage(confirmation.error, 'We could not reach the server. Please try again.')}
        </LinkProblem>
      )}
      {(confirmation.isIdle || confirmation.isPending) && (
        <div className="flex flex-col items-start gap-5">
          {/* Mail programs open links by themselves, so nothing happens before somebody presses this. */}
          <p>Press the button if you made this account, or asked to use this address for it.</p>
          <Button
            pending={confirmation.isPending}
            pendingLabel="Confirming…"
            onClick={() => confirmation.mutate({ token })}
          >
            Confirm my address
          </Button>
        </div>
      )}
    </NarrowPage>
  );
}
