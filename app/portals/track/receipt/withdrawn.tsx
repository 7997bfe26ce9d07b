import { REOPEN_DAYS } from '#app/features/cases/rules/reopening/reopen-days.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/text/email-text.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import { houseRules, sayDays } from '#content/house-rules.ts';
import { SendAgain } from './mail-again.tsx';

type WithdrawnProps = {
  token: string;
  reference: string;
  email: string;
  withdrawnAt: Date;
  now: Date;
  sendsMail: boolean;
  /** Who had been asked, and who had opened it; null where an email leads to the page that says so. */
  had: Receipt['had'];
};

/** What has ended, and the ways on, for somebody who has withdrawn what this browser sent: to ask anew, or to reopen it. */
export function Withdrawn({ token, reference, email, withdrawnAt, now, sendsMail, had }: WithdrawnProps) {
  const until = new Date(withdrawnAt.getTime() + REOPEN_DAYS * DAY_MS);
  return (
    <>
      <p className="mt-1">
        {had && hadWords(had).map((words) => `${words} `)}
        Your agreement to share it with brokers ended then.
      </p>
      <p className="mt-1 text-slate">
        Withdrawn: {whenText(withdrawnAt, now)}. We keep it for {sayDays(houseRules.keptClosedDays)} and then
        delete it.{' '}
        {sendsMail
          ? 'Through the link in our email, you can ask us to delete it sooner.'
          : 'Write to us to have it deleted sooner.'}
      </p>
      <section className="mt-5 border-t border-line pt-4 print:hidden">
        <h2 className="font-semibold">Was something wrong with it?</h2>
        <p className="mt-1 text-slate">
          Send a new request: what you typed is filled in, and you change what was wrong, such as the email
          address.
        </p>
        <ButtonLink to={`/get-quote#again=${token}`} size="small" className="mt-3">
          Send a new request
        </ButtonLink>
      </section>
      {now < until && (
        <section className="mt-5 border-t border-line pt-4 print:hidden">
          <h2 className="font-semibold">Withdrawn by mistake?</h2>
          <p className="mt-1 text-slate">
            You can reopen it until {dayWords(albertaDate(until))}:{' '}
            {sendsMail ? (
              <>
                through the link in our email to{' '}
                <strong className="font-semibold text-ink">
                  <EmailText email={email} end="." />
                </strong>
              </>
            ) : (
              <>
                write to <TextAnchor href={`mailto:${brand.email}`}>{brand.email}</TextAnchor> and name{' '}
                {reference}. The link that reopens it comes by email, and this site sends none at the moment.
              </>
            )}
          </p>
          {sendsMail && <SendAgain {...{ token, sendsMail }} />}
        </section>
      )}
    </>
  );
}

/** `We had asked Dana Whitford of Foothills Insurance Partners, who never opened it.` */
function hadWords({ brokers, isOpenedByStaff }: NonNullable<Receipt['had']>): string[] {
  return [
    ...brokers.map(({ fullName, brokerage, hasOpened }) => {
      const who = brokerage ? `${fullName} of ${brokerage}` : fullName;
      return `We had asked ${who}, who ${hasOpened ? 'opened it' : 'never opened it'}.`;
    }),
    ...(isOpenedByStaff ? ['Our staff had opened it.'] : []),
    ...(brokers.length > 0 ? ['No broker can see it on our site anymore.'] : []),
  ];
}
