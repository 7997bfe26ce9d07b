import { Check } from 'lucide-react';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { classNames } from '#app/ui/class-names.ts';

type Progress = { status: CaseStatus; firstRespondedAt: string | null };

const STEPS = ['Request received', 'Broker asked', 'Broker accepted', 'Broker in touch'];

/** How many of the steps are behind a request; null once it is closed, when the steps say nothing any more. */
function stepsDone({ status, firstRespondedAt }: Progress): number | null {
  switch (status) {
    case 'new':
      return 1;
    case 'assigned':
      return 2;
    case 'in_progress':
    case 'waiting_on_client':
    case 'quoted':
      return firstRespondedAt ? 4 : 3;
    default:
      return null;
  }
}

/** How far a request has come, as four steps; nothing for a closed one. */
export function RequestProgress(progress: Progress) {
  const done = stepsDone(progress);
  if (done === null) return null;
  return (
    <ol aria-label="How far your request has come" className="flex flex-col gap-2 sm:flex-row sm:gap-3">
      {STEPS.map((step, position) => {
        const isDone = position < done;
        const isLatest = position === done - 1;
        return (
          <li
            key={step}
            aria-current={isLatest ? 'step' : undefined}
            className={classNames(
              'flex flex-1 items-center gap-2 sm:flex-col sm:items-start sm:border-t-4 sm:pt-2',
              isDone ? 'sm:border-spruce' : 'text-slate sm:border-line',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'inline-flex size-6 shrink-0 items-center justify-center rounded-full sm:hidden',
                isDone ? 'bg-spruce text-on-spruce' : 'border-2 border-line',
              )}
            >
              {isDone && <Check className="size-4" />}
            </span>
            <span className={classNames('text-sm', isLatest && 'font-semibold')}>
              {step}
              <span className="sr-only">{isDone ? ' (done)' : ' (not yet)'}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
