import { changeCaseMutation } from '#app/features/cases/data.ts';
import { type CaseStage, WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { StepProblem } from './step-problem.tsx';
import { useStep } from './use-step.ts';

const LABELS = { contact: 'Contact', information: 'Info', quoting: 'Quote' } as const;
const LAST = WORKING_STAGES.length + 1;

/** Which of the five it is. */
function positionOf(stage: CaseStage): number {
  if (stage === 'intake' || stage === 'matching') return 0;
  return WORKING_STAGES.findIndex((one) => one === stage) + 1 || LAST;
}

/**
 * Accept › Contact › Info › Quote › Decision, and once the client has chosen a quote the policy in its place, which is
 * what the client reads as next: where a case stands. The
 * middle three are the broker's to choose. One that ended without a policy stands nowhere any more.
 */
export function StagePicker({
  case: { id, version, status, stage, steps },
  hasChosen,
}: {
  case: BrokerCase | AdminCase;
  /** The client is interested in a quote that stands. */
  hasChosen: boolean;
}) {
  const canSet = steps.includes('set_stage');
  const step = useStep(changeCaseMutation);
  const position = positionOf(stage);
  if (stage === 'completed' && status !== 'won') return null;
  return (
    <div>
      <ol className="grid grid-cols-5 gap-1 text-xs font-medium">
        <Step label="Accept" isNow={position === 0} isPast={position > 0} />
        {WORKING_STAGES.map((one, nth) => (
          <Step
            key={one}
            label={LABELS[one]}
            isNow={one === stage}
            isPast={nth + 1 < position}
            {...(canSet && one !== stage && { onSet: () => step.take({ id, version, stage: one }) })}
          />
        ))}
        <Step
          label={status === 'won' || hasChosen ? 'Policy' : 'Decision'}
          isNow={position === LAST}
          isPast={false}
        />
      </ol>
      <StepProblem>{step.problem}</StepProblem>
    </div>
  );
}

type StepProps = { label: string; isNow: boolean; isPast: boolean; onSet?: () => void };

function Step({ label, isNow, isPast, onSet }: StepProps) {
  const look = classNames(
    'flex min-h-9 w-full items-center justify-center border-t-3 px-1 pointer-coarse:min-h-11',
    isNow || isPast ? 'border-spruce' : 'border-line',
    isNow ? 'font-semibold text-spruce' : 'text-slate',
  );
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      {onSet ? (
        <button
          type="button"
          className={classNames(look, 'cursor-pointer hover:border-ink hover:text-ink')}
          onClick={onSet}
        >
          {label}
        </button>
      ) : (
        <span className={look}>{label}</span>
      )}
    </li>
  );
}
