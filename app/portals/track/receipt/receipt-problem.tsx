import { userMessage } from '#app/platform/http/api-client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { StandIn } from '#app/ui/states/stand-in.tsx';

type ReceiptProblemProps = { error: Error | null; status: number | null; onRetry: () => void };

/** A receipt that shows nothing: never ours, too old, or out of reach for now. */
export function ReceiptProblem({ error, status, onRetry }: ReceiptProblemProps) {
  const isOver = status === 404 || status === 410;
  return (
    <StandIn
      title={isOver ? 'This link shows nothing' : 'We cannot show this right now'}
      lead={userMessage(error, 'We could not reach the server. Please try again.')}
      note="Your request itself is not affected. If you got an email from us, its link shows it too."
      actions={
        <>
          {!isOver && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink to="/" look="secondary">
            Back to Home
          </ButtonLink>
        </>
      }
    />
  );
}
