import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Navigate } from 'react-router';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { BeforeAccepting } from '#app/features/cases/ui/before-accepting.tsx';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { PromiseRing } from '#app/features/cases/ui/deadline/promise-ring.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { describeForPerson } from '#app/features/quotes/answers/describe-answers.ts';
import { receiptQuery } from '#app/features/quotes/data.ts';
import { askedFor } from '#app/features/quotes/reach/contact-preference.ts';
import { fitWords } from '#app/features/quotes/reach/contact-window.ts';
import { unbroken } from '#app/features/quotes/reach/unbroken.ts';
import { trackingPath } from '#app/features/quotes/tracking/paths.ts';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import { AnswerSections } from '#app/features/quotes/ui/answer-sections.tsx';
import { ContactDetails } from '#app/features/quotes/ui/contact-details.tsx';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Card } from '#app/ui/card.tsx';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { rememberedLink } from '../link-check/remembered-link.ts';
import { TrackedFrame } from '../tracked-frame.tsx';

// It has forms of its own.
const OpenTheMail = lazyPart(async () => (await import('./mail-again.tsx')).OpenTheMail);

// Where emails go out, it stands on the page that they lead to.
const ReceiptCourse = lazyPart(async () => (await import('./receipt-course.tsx')).ReceiptCourse);

// For few.
const ReceiptProblem = lazyPart(async () => (await import('./receipt-problem.tsx')).ReceiptProblem);
const Corrected = lazyPart(async () => (await import('./corrected.tsx')).Corrected);
const Withdrawn = lazyPart(async () => (await import('./withdrawn.tsx')).Withdrawn);

// The last things on the page, for few.
const Agreed = lazyPart(async () => (await import('./agreed.tsx')).Agreed);
const SeeAll = lazyPart(async () => (await import('./see-all.tsx')).SeeAll);
const WithdrawSent = lazyPart(async () => (await import('./withdraw-sent.tsx')).WithdrawSent);

/**
 * One request as it was sent, for the browser that sent it. What became of it is here only where no email leads to the page
 * that says so; where its mailed link was opened in this browser, that page is the one.
 */
export function ReceiptView({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(receiptQuery(token));
  const opened = data?.confirmedAt && !data.withdrawnAt ? rememberedLink(data.reference) : undefined;
  if (opened) return <Navigate to={trackingPath(opened)} replace />;
  if (data) return <Sent {...{ token }} receipt={data} onChanged={() => void refetch()} />;
  if (isPending) return <CasePageSkeleton />;
  const status = error instanceof ApiError ? error.status : null;
  return (
    <Suspense fallback={<CasePageSkeleton />}>
      <ReceiptProblem {...{ error, status }} onRetry={() => void refetch()} />
    </Suspense>
  );
}

type SentProps = { token: string; receipt: Receipt; onChanged: () => void };

function Sent({ token, receipt, onChanged }: SentProps) {
  const now = useNow();
  const { reference, title, sentAt, type, answers, contact, isCorrected, withdrawnAt, sendsMail } = receipt;
  const { corrected } = receipt;
  return (
    <TrackedFrame
      above={`Your request ${reference}, sent ${whenText(new Date(sentAt), now)}`}
      title={title}
      standing={<Standing {...{ token, receipt, now, onChanged }} />}
      side={
        <>
          <SidePart heading="How to reach you">
            <ContactDetails contact={contact} place={placeOf(contact)} />
          </SidePart>
          <Suspense fallback={<Skeleton className="mt-2 h-36" />}>
            <Agreed token={token} />
            {!withdrawnAt && <WithdrawSent {...{ token, sendsMail, onChanged }} />}
          </Suspense>
        </>
      }
    >
      {(isCorrected || corrected) && (
        <Suspense>
          <Corrected {...{ receipt, now }} />
        </Suspense>
      )}
      <Card heading="Your answers, as you sent them">
        {!withdrawnAt && !isCorrected && (
          <p className="mb-5 text-slate">
            {sendsMail
              ? 'Something wrong? Open the link in our email, and correct it there.'
              : 'Something wrong? Withdraw this request, and send a new one: what you typed is filled in again.'}
          </p>
        )}
        <AnswerSections answers={describeForPerson(type, answers, contact.fullName)} />
      </Card>
    </TrackedFrame>
  );
}

/** `Calgary, T2P 1J9`, as the tracking page says it. */
function placeOf({ postalCode }: Receipt['contact']): string {
  return [cityOfPostalCode(postalCode), postalCode].filter(Boolean).join(', ');
}

type StandingProps = SentProps & { now: Date };

function Standing({ token, receipt, now, onChanged }: StandingProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useFocusWhen(sentence, receipt.withdrawnAt !== null);
  const { withdrawnAt, confirmedAt, promiseAt, sentAt, contact, sendsMail, course, isCorrected } = receipt;
  const { reference } = receipt;
  const received = confirmedAt
    ? 'We have your request, and your address is confirmed.'
    : 'We have your request.';
  const [from, by] = [new Date(sentAt), new Date(promiseAt)];
  const openTheMail = (
    <Suspense fallback={<Skeleton className="mt-4 h-36" />}>
      <OpenTheMail {...{ token, sendsMail, onChanged }} email={contact.email} />
    </Suspense>
  );
  return (
    <>
      <p ref={sentence} tabIndex={-1} className="scroll-mt-40 leading-7 font-medium">
        {withdrawnAt ? 'You have withdrawn this request.' : received}
      </p>
      {withdrawnAt ? (
        <Suspense fallback={<Skeleton className="mt-2 h-9" />}>
          <Withdrawn
            {...{ token, now, sendsMail, reference }}
            had={receipt.had}
            email={contact.email}
            withdrawnAt={new Date(withdrawnAt)}
          />
        </Suspense>
      ) : (
        <>
          {!confirmedAt && sendsMail && openTheMail}
          {/* Once somebody was in touch it has been kept. */}
          {!course?.firstRespondedAt && (
            <div className="my-4">
              <PromiseRing from={from} by={by} now={now} />
            </div>
          )}
          {course && (
            <Suspense fallback={<Skeleton className="my-4 h-14" />}>
              <ReceiptCourse course={course} />
            </Suspense>
          )}
          {!confirmedAt && !sendsMail && openTheMail}
          {/* A broker sees what was corrected since, and not this. */}
          {!isCorrected && (
            <p className="mt-4">
              {unbroken([askedFor(contact), fitWords(contact, { from: now, by })].filter(Boolean).join(' '))}
            </p>
          )}
          {!isCorrected && !course?.broker?.hasAccepted && (
            <BeforeAccepting
              phone={contact.phone}
              postalCode={contact.postalCode}
              answers={receipt.answers}
            />
          )}
          {confirmedAt && (
            <Suspense fallback={<Skeleton className="mt-4 h-36" />}>
              <SeeAll {...{ token, sendsMail }} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}
