import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { EmailText } from '#app/features/quotes/ui/email-text.tsx';
import { Callout } from '#app/ui/callout.tsx';

/** The answers are other ones by now. */
export function CorrectedAnswers() {
  return (
    <Callout title="You have corrected this request since then">
      The link in our email shows it as it is now. Here you see what you sent first.
    </Callout>
  );
}

/** The address that it was sent with, which stays beside the right one. */
export function CorrectedAddress({ from, at, now }: { from: string; at: string; now: Date }) {
  return (
    <p className="mt-2 text-sm text-slate">
      You sent it with <EmailText email={from} />, corrected {whenText(new Date(at), now)}. What you agreed to
      is now recorded for the right address.
    </p>
  );
}
