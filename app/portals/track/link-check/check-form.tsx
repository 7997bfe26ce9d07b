import { useEffect, useRef } from 'react';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import type { Findings } from '#app/ui/forms/state/findings.ts';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';

type CheckFormProps = {
  /** What is asked: null for who gave neither number nor postal code and opens the page as it is. */
  question: string | null;
  /** The request, once it is known. */
  reference: string | undefined;
  /** The request is confirmed already; until then an answer confirms it. */
  isConfirmed: boolean;
  /** What is asked is being read. */
  isAsking: boolean;
  /** Why what is asked could not be read. */
  problem: Error | null;
  /** An answer that was kept on this device does not fit any more. */
  isKeptWrong: boolean;
  /** Somebody has just locked the page: they are told so, at its top. */
  isLocked: boolean;
  onAnswer: (answer: string) => Promise<unknown>;
  onRetry: () => void;
};

/** Sent for an empty answer: some networks drop a header without a value. */
const NOTHING = '-';
/** A question for digits alone brings up the keys for them. */
const DIGITS = /\bdigits\b/;
const WRONG =
  'That does not match this link. Please check it: after five wrong answers, it waits for an hour.';
/** Asks for the second thing that opens a tracking link. */
export function CheckForm({
  question,
  reference,
  isConfirmed,
  isAsking,
  problem,
  isKeptWrong,
  isLocked,
  onAnswer,
  onRetry,
}: CheckFormProps) {
  const form = useForm({
    values: { answer: '' },
    ...(isKeptWrong && { found: { answer: WRONG } }),
    schema: async () => (await import('./check-answer.ts')).answerSchema(question, WRONG),
    send: ({ answer }) => onAnswer(answer || NOTHING),
    onDone: () => undefined,
    otherwise: '',
    explain: findingsOf,
  });

  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLocked) heading.current?.focus();
  }, [isLocked]);

  return (
    <div className="mx-auto max-w-md">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-28 text-3xl sm:text-4xl">
        {isConfirmed ? 'Your tracking page' : 'Confirm your request'}
      </h1>
      <p className="mt-2 text-lg text-slate">
        {isConfirmed
          ? `Where your request stands, who has seen your data, and how to withdraw.${question === null ? '' : ' We ask one question first, in case someone else has your link.'}`
          : `${question === null ? 'Press the button' : 'Answer one question'} to confirm your email address and open your tracking page.${question === null ? '' : ' We ask in case someone else has your link.'}`}
      </p>
      {isLocked && (
        <Callout tone="success" live className="mt-6" title="This page is locked">
          Your request stays hidden here until the question is answered again.
        </Callout>
      )}
      <div className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">
        {isAsking && <QuestionSkeleton />}
        {problem && (
          <div className="flex flex-col gap-5">
            <Callout tone="danger" live title={titleOf(problem)}>
              {reasonOf(problem)}
            </Callout>
            <Button onClick={onRetry}>Try again</Button>
          </div>
        )}
        {!isAsking && !problem && reference && <p className="mb-4 font-semibold">Your request {reference}</p>}
        {!isAsking && !problem && (
          <Form
            form={form}
            sendLabel={isConfirmed ? 'Show my request' : 'Confirm my request'}
            pendingLabel="Checking…"
            problemTitle="Your request is not shown yet"
          >
            {question === null ? (
              isConfirmed && <p>Press the button to see your request.</p>
            ) : (
              <TextField
                label={question}
                autoComplete="off"
                {...(DIGITS.test(question) && { inputMode: 'numeric' })}
                {...form.field('answer')}
              />
            )}
          </Form>
        )}
      </div>
      {question !== null && (
        <p className="mt-6 text-slate">
          Can’t answer that anymore? Write to{' '}
          <TextAnchor href={`mailto:${brand.email}`}>{brand.email}</TextAnchor> with your reference
          {reference
            ? `, ${reference}.`
            : ': it begins with AB- and is in the subject of the email with this link.'}
        </p>
      )}
    </div>
  );
}

function QuestionSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-12" />
    </div>
  );
}

/** What is wrong with an answer, or why nobody could tell. */
function findingsOf(refusal: unknown): Findings {
  const status = refusal instanceof ApiError ? refusal.status : null;
  if (status === 404 || status === 422) return { errors: { answer: WRONG } };
  return { errors: {}, problem: reasonOf(refusal) };
}

function titleOf(problem: unknown): string {
  return problem instanceof ApiError ? 'Something went wrong' : 'We cannot reach the server';
}

function reasonOf(problem: unknown): string {
  if (problem instanceof ApiError) return problem.body.message ?? 'Please try again in a moment.';
  return 'Your connection may be down, or our site may be. What you typed is still here.';
}
