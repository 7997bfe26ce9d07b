import { Check } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';

type StepperProps = { steps: readonly string[]; current: number; label?: string };
type State = 'done' | 'current' | 'ahead';

const MARKS: Record<State, string> = {
  done: 'bg-spruce text-on-spruce',
  current: 'bg-spruce text-on-spruce ring-4 ring-spruce-soft forced-colors:border-4',
  ahead: 'bg-surface text-slate inset-ring inset-ring-control',
};

/** On a phone the lines are the progress bar, so the current step's line counts as reached there. */
const LINES: Record<State, string> = { done: 'bg-spruce', current: 'bg-spruce sm:bg-line', ahead: 'bg-line' };

function stateOf(position: number, current: number): State {
  if (position < current) return 'done';
  return position === current ? 'current' : 'ahead';
}

/** Where the reader is in a form of several steps; `current` counts from 0. It shows, it does not navigate. */
export function Stepper({ steps, current, label = 'Progress' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm font-medium text-slate sm:sr-only">
        Step {current + 1} of {steps.length}: <span className="text-ink">{steps[current]}</span>
      </p>
      <ol className="flex items-center gap-2 sm:gap-3">
        {steps.map((step, position) => {
          const state = stateOf(position, current);
          return (
            <li
              key={step}
              aria-current={state === 'current' ? 'step' : undefined}
              className="flex flex-1 items-center gap-3 last:sm:flex-none"
            >
              <span
                className={classNames(
                  'hidden size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold sm:flex forced-colors:border',
                  MARKS[state],
                )}
              >
                {state === 'done' ? <Check aria-hidden="true" className="size-4.5" /> : position + 1}
              </span>
              <span
                className={classNames(
                  'hidden text-sm sm:block',
                  state === 'ahead' ? 'text-slate' : 'font-semibold',
                )}
              >
                {step}
                {state === 'done' && <span className="sr-only"> (done)</span>}
              </span>
              <span
                className={classNames(
                  'h-1.5 flex-1 rounded-full sm:h-px',
                  position === steps.length - 1 && 'sm:hidden',
                  LINES[state],
                )}
              />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
