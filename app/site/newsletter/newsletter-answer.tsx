import { MailOpen } from 'lucide-react';
import { DidYouMean } from '#app/features/quotes/ui/slips/did-you-mean.tsx';
import type { Doubted, Subscribed } from './subscribe.ts';

type NewsletterAnswerProps = { answer: Subscribed | Doubted; onTake: (email: string) => void };

/** What comes next for an address: the email that confirms it, or the one that may be meant, which a press fills in. */
export function NewsletterAnswer({ answer, onTake }: NewsletterAnswerProps) {
  return (
    <div
      ref={showLine}
      role="status"
      className="mt-3 flex gap-3 rounded-control bg-info-soft p-3.5 text-sm text-ink forced-colors:border"
    >
      <MailOpen aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
      {'meant' in answer ? (
        <p className="wrap-anywhere">
          <DidYouMean meant={answer.meant} onTake={() => onTake(answer.meant)} /> If not, press Subscribe
          again.
        </p>
      ) : (
        <Sent {...answer} />
      )}
    </div>
  );
}

function Sent({ address, isMailed }: Subscribed) {
  const mailbox = <strong className="font-semibold">{address}</strong>;
  return (
    <div>
      <p className="text-base font-semibold">
        {isMailed ? (
          <>
            <span>Success!</span> <span>Check your inbox</span>
          </>
        ) : (
          'Not confirmed yet'
        )}
      </p>
      <p className="wrap-anywhere">
        {isMailed ? (
          <>
            We sent a link to {mailbox}. Open it to confirm.{' '}
            <span>Thank you for subscribing to our newsletter!</span>
          </>
        ) : (
          <>
            <span>Thank you for subscribing to our newsletter!</span> It begins once you confirm your address
            by email. This site does not send emails at the moment, so none comes to {mailbox}. Please
            subscribe again later: an address that is not confirmed is deleted.
          </>
        )}
      </p>
    </div>
  );
}

/** In the footer the line may appear below the edge of the window. */
function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
