import { useMutation } from '@tanstack/react-query';
import { freshLinkMutation } from '#app/features/quotes/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { StandIn } from '#app/ui/states/stand-in.tsx';
import { brand } from '#content/brand.ts';

type LinkProblemProps = { token: string; isGone: boolean; error: Error | null };

/** A tracking link that opens nothing any more, or never did. */
export function LinkProblem({ token, isGone, error }: LinkProblemProps) {
  const said = error instanceof ApiError ? error.body.message : undefined;
  return (
    <StandIn
      title={isGone ? 'This link no longer works' : 'We do not know this link'}
      lead={
        isGone
          ? (said ?? 'This link has expired.')
          : 'Please check that you have the whole link from our email: some email programs cut long links in two. If our email told you that your address was used by mistake, there is nothing for you to do.'
      }
      note={isGone ? 'Your request itself is not affected.' : 'If you sent a request, it is not affected.'}
      actions={
        <>
          {isGone && <FreshLink token={token} />}
          <ButtonAnchor href={`mailto:${brand.email}`} look={isGone ? 'secondary' : 'primary'}>
            Write to us
          </ButtonAnchor>
          <ButtonLink to="/" look="secondary">
            Back to Home
          </ButtonLink>
        </>
      }
    />
  );
}

function FreshLink({ token }: { token: string }) {
  const fresh = useMutation(freshLinkMutation(token));
  return (
    <div className="w-full">
      {!fresh.isSuccess && (
        <Button pending={fresh.isPending} pendingLabel="Asking…" onClick={() => fresh.mutate()}>
          Email me a fresh link
        </Button>
      )}
      <p role="status" className="text-slate">
        {fresh.isSuccess &&
          'If that link was ours, a new one is on its way to the email address of the request. We send at most three emails a day to one address.'}
        {fresh.isError && 'That did not work. Please try again in a moment.'}
      </p>
    </div>
  );
}
