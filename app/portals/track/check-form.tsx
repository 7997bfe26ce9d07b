import { type FormEvent, useEffect, useState } from 'react';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { TextAnchor } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';

type CheckFormProps = {
  isAsking: boolean;
  isChecking: boolean;
  problem: Error | null;
  onAnswer: (answer: string) => void;
  onRetry: () => void;
};

const FIELD = 'track-check';
/** Sent for an empty answer: some networks drop a header without a value. */
const NOTHING = '-';

/** Asks for the second thing that opens a tracking link. */
export function CheckForm({ isAsking, isChecking, problem, onAnswer, onRetry }: CheckFormProps) {
  const [answer, setAnswer] = useState('');
  const status = problem instanceof ApiError ? problem.status : null;
  const isWrong = status === 404 || status === 422;
  const cannotAsk = problem !== null && !isWrong && status !== 429;

  // The answer was typed and refused: the way on is to type another one.
  useEffect(() => {
    if (isWrong) document.getElementById(FIELD)?.focus();
  }, [isWrong]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isChecking) onAnswer(answer.trim() || NOTHING);
  };

  return (
    <div className="mx-auto max-w-md">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Follow your request
      </h1>
      <p className="mt-2 text-lg text-slate">
        Where it stands, who has seen your data, and how to withdraw. We ask one question first, in case
        somebody else has your link.
      </p>
      <form
        noValidate
        onSubmit={send}
        className="mt-8 flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-8"
      >
        {problem && !isWrong && (
          <Callout tone={status === 429 ? 'warning' : 'danger'} live title={titleOf(status)}>
            {reasonOf(problem)}
          </Callout>
        )}
        {isAsking && <QuestionSkeleton />}
        {!isAsking && !cannotAsk && (
          <TextField
            id={FIELD}
            label="Last 4 digits of your phone number"
            help="Gave no phone? The last 3 characters of your postal code. Gave neither? Leave this empty."
            value={answer}
            autoComplete="off"
            error={isWrong ? 'That does not match this link. Please check it and try again.' : undefined}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
        {cannotAsk ? (
          <Button onClick={onRetry}>Try again</Button>
        ) : (
          <Button type="submit" pending={isChecking} pendingLabel="Checking…" disabled={isAsking}>
            Show my request
          </Button>
        )}
      </form>
      <p className="mt-6 text-slate">
        Can you not answer that any more? Write to{' '}
        <TextAnchor href={`mailto:${brand.email}`}>{brand.email}</TextAnchor> with your reference.
      </p>
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

function titleOf(status: number | null): string {
  if (status === 429) return 'Too many tries';
  return status === null ? 'We cannot reach the server' : 'Something went wrong';
}

function reasonOf(problem: Error): string {
  if (problem instanceof ApiError) return problem.body.message ?? 'Please try again in a moment.';
  return 'Your connection may be down, or we are. What you typed is still here.';
}
