import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { BeforeAccepting } from '#app/features/cases/ui/before-accepting.tsx';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { PromiseRing } from '#app/features/cases/ui/deadline/promise-ring.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { RequestColumns } from '#app/features/cases/ui/request-columns.tsx';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { receiptQuery } from '#app/features/quotes/data.ts';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { askedFor } from '#app/features/quotes/ui/contact-preference.ts';
import { fitWords } from '#app/features/quotes/ui/contact-window.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { useFocusWhen } from '#app/ui/use-focus-when.ts';
import { houseRules, sayDays } from '#content/house-rules.ts';
import { MailAgain } from './mail-again.tsx';
import { ReceiptContact } from './receipt-contact.tsx';
import { ReceiptProblem } from './receipt-problem.tsx';
import { WithdrawReceipt } from './withdraw-receipt.tsx';

/** One request as it was sent, for the browser that sent it. Nothing of what became of it is here. */
export function ReceiptView({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(receiptQuery(token));
  if (data) return <Sent {...{ token }} receipt={data} onChanged={() => void refetch()} />;
  if (isPending) return <CasePageSkeleton />;
  const status = error instanceof ApiError ? error.status : null;
  return <ReceiptProblem {...{ error, status }} onRetry={() => void refetch()} />;
}

type SentProps = { token: string; receipt: Receipt; onChanged: () => void };

function Sent({ token, receipt, onChanged }: SentProps) {
  const now = useNow();
  const isWithdrawn = receipt.withdrawnAt !== null;
  const isConfirmed = receipt.confirmedAt !== null;
  return (
    <article>
      <LateArrival />
      <PageTitle
        above={`Receipt for ${receipt.reference}, sent ${whenText(new Date(receipt.sentAt), now)}`}
        lead="What you sent, as you sent it. Use the link in our email to open your tracking page, which shows who has your request."
      >
        {receipt.title}
      </PageTitle>
      <RequestColumns
        main={[
          { key: 'state', order: 1, part: <State {...{ receipt, now }} /> },
          { key: 'contact', order: 3, part: <ReceiptContact contact={receipt.contact} /> },
          {
            key: 'answers',
            order: 4,
            part: (
              <Card heading="Your answers, as you sent them">
                <AnswerSections type={receipt.type} answers={receipt.answers} />
              </Card>
            ),
          },
        ]}
        side={
          isWithdrawn
            ? []
            : [
                { key: 'mail', order: 2, part: <MailAgain {...{ token, isConfirmed }} /> },
                { key: 'leave', order: 5, part: <WithdrawReceipt {...{ token, onChanged }} /> },
              ]
        }
      />
    </article>
  );
}

function State({ receipt, now }: { receipt: Receipt; now: Date }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhen(heading, receipt.withdrawnAt !== null);
  const { withdrawnAt, confirmedAt, isCorrected, promiseAt, sentAt, contact } = receipt;
  const received = confirmedAt
    ? 'We have your request, and your address is confirmed'
    : 'We have your request';
  return (
    <Card className="sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-xl font-semibold text-balance sm:text-2xl">
        {withdrawnAt ? 'You have withdrawn this request' : received}
      </h2>
      {withdrawnAt ? (
        <>
          <p className="mt-3 text-lg">Withdrawn: {whenText(new Date(withdrawnAt), now)}.</p>
          <p className="mt-3">
            We keep a withdrawn request for {sayDays(houseRules.keptClosedDays)} and then delete it. On your
            tracking page, behind the link in our email, you can ask us to delete it sooner.
          </p>
        </>
      ) : (
        <>
          <div className="mt-4">
            <PromiseRing from={new Date(sentAt)} by={new Date(promiseAt)} now={now} />
          </div>
          <p className="mt-4">
            {[askedFor(contact), fitWords(contact, { from: now, by: new Date(promiseAt) })]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div className="mt-3">
            <BeforeAccepting />
          </div>
        </>
      )}
      {isCorrected && (
        <Callout className="mt-4" title="You have corrected this request since then">
          Your tracking page shows it as it is now. This receipt keeps what you sent first.
        </Callout>
      )}
    </Card>
  );
}
