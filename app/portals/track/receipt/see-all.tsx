import { type MailProps, SendAgain } from './mail-again.tsx';

/** The way to the whole page once the address is confirmed, where this browser has not opened the mailed link. */
export function SeeAll({ token, sendsMail }: Pick<MailProps, 'token' | 'sendsMail'>) {
  return (
    <section className="mt-4 border-t border-line pt-4 print:hidden">
      <h2 className="font-semibold">See all of it</h2>
      <p className="mt-1 text-slate">
        Open the link in our email in this browser, and this page shows who has your request, what was shared
        and what the broker writes, and takes your corrections.{' '}
        {sendsMail
          ? 'We can send you the link again.'
          : 'This site does not send emails at the moment, so the link cannot be sent again.'}
      </p>
      <SendAgain {...{ token, sendsMail }} />
    </section>
  );
}
