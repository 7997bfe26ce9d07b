import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { classNames } from '#app/ui/class-names.ts';

type Progress = {
  status: CaseStatus;
  firstRespondedAt: string | null;
  /** A quote was sent, and may be revised. */
  hasQuote: boolean;
  /** They are interested in a quote. */
  hasChosen: boolean;
};

/** What each step is called once it is behind a request, and, where that would tell of what has not happened, before it. */
const STEPS: { done: string; ahead?: string }[] = [
  { done: 'Received' },
  { done: 'Sent to a broker', ahead: 'Choice of a broker' },
  { done: 'Broker accepted', ahead: 'Broker accepts' },
  { done: 'First contact' },
  { done: 'Quote sent', ahead: 'Quote' },
  { done: 'Your decision' },
  { done: 'Policy arranged', ahead: 'Policy' },
];

/** What a step is called where a request stands with so many of them behind it. */
export function stepName(position: number, done: number): string {
  const step = STEPS[position];
  return (position < done ? step?.done : (step?.ahead ?? step?.done)) ?? '';
}

const named = (from: number, to: number, done: number) =>
  STEPS.slice(from, to)
    .map((_, at) => stepName(from + at, done).toLowerCase())
    .join(', ');

/** How many of the steps are behind a request; null once it is closed, when the steps say nothing any more. */
function stepsDone({ status, firstRespondedAt, hasQuote, hasChosen }: Progress): number | null {
  switch (status) {
    case 'new':
      return 1;
    case 'assigned':
      return 2;
    case 'in_progress':
    case 'waiting_on_client':
      if (hasQuote) return hasChosen ? 6 : 5;
      return firstRespondedAt ? 4 : 3;
    case 'quoted':
      return hasChosen ? 6 : 5;
    case 'won':
      return STEPS.length;
    default:
      return null;
  }
}

function stateWords(isDone: boolean, isNow: boolean): string {
  if (isDone) return ' (done)';
  return isNow ? ' (next)' : ' (not yet)';
}

/** How far a request has come: a line of steps, each named at it from a wide tablet up and below it on a phone; nothing for one that ended without a policy. */
export function RequestProgress(progress: Progress) {
  const done = stepsDone(progress);
  if (done === null) return null;
  return (
    <div className="max-lg:flex max-lg:items-center max-lg:gap-3 max-sm:block">
      <ol aria-label="How far your request has come" className="flex flex-1 gap-1 sm:gap-1.5">
        {STEPS.map((step, position) => {
          const isDone = position < done;
          // The one that is under way is neither done nor far off: half of it is drawn.
          const isNow = position === done;
          return (
            <li
              key={step.done}
              aria-current={isNow ? 'step' : undefined}
              className={classNames(
                'relative flex-1 border-t-3 pt-1',
                isDone ? 'border-spruce' : 'border-line',
                isNow &&
                  'before:absolute before:-top-0.75 before:left-0 before:h-0.75 before:w-1/2 before:bg-spruce',
              )}
            >
              <span
                className={classNames(
                  'text-xs leading-4 max-lg:sr-only',
                  isDone || isNow ? 'text-ink' : 'text-slate',
                  isNow && 'font-semibold',
                )}
              >
                {stepName(position, done)}
                <span className="sr-only">{stateWords(isDone, isNow)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="text-xs text-slate lg:hidden">
        <span className="sm:hidden">Done: {named(0, done, done)}. </span>
        {done < STEPS.length ? (
          <span className="font-semibold text-ink">Next: {stepName(done, done)}.</span>
        ) : (
          <span className="max-sm:hidden">{stepName(done - 1, done)}</span>
        )}
        {done + 1 < STEPS.length && (
          <span className="sm:hidden"> Then: {named(done + 1, STEPS.length, done)}.</span>
        )}
      </p>
    </div>
  );
}
