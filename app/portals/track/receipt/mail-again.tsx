import { useMutation } from '@tanstack/react-query';
import { mailReceiptMutation } from '#app/features/quotes/data.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';

type MailAgainProps = {
  token: string;
  /** Where it went. */
  email: string;
  isConfirmed: boolean;
};

/** The mail with the link to the case: what it is for, and a second one should the first be lost. */
export function MailAgain({ token, email, isConfirmed }: MailAgainProps) {
  const mail = useMutation(mailReceiptMutation(token));
  return (
    <section
      className={classNames(
        'mt-4 print:hidden',
        isConfirmed ? 'border-t border-line pt-4' : 'rounded-card bg-info-soft p-4',
      )}
    >
      <h2 className="font-semibold wrap-anywhere">
        {isConfirmed
          ? 'The rest of your tracking page'
          : `Next: check ${email} and open the link in our email`}
      </h2>
      <p className={classNames('mt-1', isConfirmed && 'text-slate')}>
        {isConfirmed
          ? 'The link in our email opens it: who has your request, what was shared, what the broker writes, and your corrections. We can send you the link again.'
          : 'It confirms your email address, and opens the rest of this page: who has your request, what was shared, and what the broker writes to you. We look for a broker right away; confirmed requests go first. No email? Please look in the spam folder as well.'}
      </p>
      {!mail.isSuccess && (
        <Button
          look="secondary"
          size="small"
          className="mt-3"
          pending={mail.isPending}
          pendingLabel="Asking…"
          onClick={() => mail.mutate()}
        >
          Email it again
        </Button>
      )}
      <p role="status" className="mt-3 text-sm text-slate empty:hidden">
        {mail.isSuccess &&
          'It is on its way. Our forms send at most three emails a day to one address. If nothing comes, please ask again here tomorrow.'}
        {mail.isError && 'That did not work. Please try again in a moment.'}
      </p>
    </section>
  );
}
