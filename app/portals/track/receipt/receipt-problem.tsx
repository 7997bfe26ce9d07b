import { userMessage } from '#app/platform/http/api-client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';

type ReceiptProblemProps = { error: Error | null; status: number | null; onRetry: () => void };

/** A receipt that shows nothing: never ours, too old, or out of reach for now. */
export function ReceiptProblem({ error, status, onRetry }: ReceiptProblemProps) {
  const isOver = status === 404 || status === 410;
  return (
    <div className="mx-auto flex max-w-form flex-col items-center py-8 text-center">
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl sm:text-4xl">
        {isOver ? 'This link shows nothing' : 'We cannot show this right now'}
      </h1>
      <p className="mt-3 text-lg text-slate">
        {userMessage(error, 'We could not reach the server. Please try again.')}
      </p>
      <p className="mt-3 text-slate">
        Your request itself is not affected. The link in our email shows it too.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isOver && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink to="/" look="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
