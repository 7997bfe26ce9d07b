import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import { Callout } from '#app/ui/callout.tsx';
import { EmailText } from '#app/ui/text/email-text.tsx';

type CorrectedProps = { receipt: Pick<Receipt, 'isCorrected' | 'corrected'>; now: Date };

/** What is another by now than what was sent: the answers, or the address that it was sent with. */
export function Corrected({ receipt: { isCorrected, corrected }, now }: CorrectedProps) {
  return (
    <Callout title={`You have corrected ${isCorrected ? 'this request' : 'your email address'} since then`}>
      {isCorrected && <p>The link in our email shows it as it is now. Here you see what you sent first.</p>}
      {corrected && (
        <p>
          You sent it with <EmailText email={corrected.from} end="," /> corrected{' '}
          {whenText(new Date(corrected.at), now)}. What you agreed to was recorded for the right address.
        </p>
      )}
    </Callout>
  );
}
