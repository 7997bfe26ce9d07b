import { useMutation } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { mailReceiptMutation } from '#app/features/quotes/data.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { EmailText } from '#app/ui/text/email-text.tsx';

const CorrectAddress = lazyPart(async () => (await import('./correct-address.tsx')).CorrectAddress);

/** Leads here with the field for the right address open. */
const TO_CORRECT = '#address';

export type MailProps = {
  token: string;
  email: string;
  /** Whether emails go out: without them there is none to look for. */
  sendsMail: boolean;
  onChanged: () => void;
};

/** What the person does next: opens the mail with the link, has it sent again, or says the right address. */
export function OpenTheMail({ token, email, sendsMail, onChanged }: MailProps) {
  const [isCorrecting, setCorrecting] = useState(() => location.hash === TO_CORRECT);
  const [corrected, setCorrected] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever keeps this address, or loads it again, is back for the request.
  useEffect(() => {
    if (location.hash === TO_CORRECT) history.replaceState(history.state, '', location.pathname);
  }, []);
  const close = () => {
    setCorrecting(false);
    heading.current?.focus();
  };
  return (
    <section className="mt-4 flex scroll-mt-4 gap-3 rounded-card bg-info-soft p-5 max-sm:-mx-3 max-sm:p-4 forced-colors:border print:hidden">
      <MailOpen aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-info max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-lg font-semibold focus:outline-none">
          {sendsMail ? 'Last step: confirm your email address' : 'Keep this page: no email comes'}
        </h2>
        <p role="status" className="wrap-anywhere">
          {corrected && `Corrected to ${corrected}.`}
        </p>
        <p className="mt-1">
          {sendsMail
            ? 'Open our email to '
            : 'This site does not send emails at the moment, so none comes to '}
          <strong className="font-semibold">
            <EmailText email={email} end={sendsMail ? '' : '.'} />
          </strong>
          {sendsMail
            ? ' and press its button. We look for a broker in any case, but confirmed requests go first.'
            : ' The link of this page is your way back.'}
        </p>
        {sendsMail && (
          <p className="mt-2 text-sm">
            Then this page shows who has your request and what the broker writes, and takes your corrections.
            No email? Look in the spam folder as well.
          </p>
        )}
        {isCorrecting ? (
          <Suspense fallback={<SkeletonText lines={3} />}>
            <CorrectAddress
              {...{ token, email, sendsMail }}
              onCancel={close}
              onDone={(right) => {
                setCorrected(right);
                close();
                onChanged();
              }}
            />
          </Suspense>
        ) : (
          <SendAgain key={email} {...{ token, sendsMail }}>
            <Button
              look="quiet"
              size="small"
              className={sendsMail ? 'max-sm:-ml-4' : '-ml-4'}
              onClick={() => setCorrecting(true)}
            >
              Correct the email address
            </Button>
          </SendAgain>
        )}
      </div>
    </section>
  );
}

type SendAgainProps = Pick<MailProps, 'token' | 'sendsMail'> & { children?: ReactNode };

/** Asks for the mail with the link once more, where mails go out. */
export function SendAgain({ token, sendsMail, children }: SendAgainProps) {
  const mail = useMutation(mailReceiptMutation(token));
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
        {sendsMail && (
          // It stays where it was pressed, also when there is nothing more to ask for.
          <Button
            look="secondary"
            size="small"
            pending={mail.isPending}
            pendingLabel="Asking…"
            aria-disabled={mail.isSuccess}
            onClick={() => !mail.isSuccess && mail.mutate()}
          >
            {mail.isSuccess ? 'Emailed' : 'Email the link again'}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className="mt-3 text-sm text-slate empty:hidden">
        {mail.isSuccess &&
          'It is on its way. We send at most three emails a day to one address. If nothing comes, ask again tomorrow.'}
        {mail.isError && 'That did not work. Please try again in a moment.'}
      </p>
    </>
  );
}
