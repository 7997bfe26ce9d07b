import { changeCaseMutation } from '#app/features/cases/data.ts';
import type { CaseStage } from '#app/features/cases/rules/statuses.ts';
import { WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import { classNames } from '#app/ui/class-names.ts';
import { StepProblem } from './step-problem.tsx';
import { useStep } from './use-step.ts';

const LABELS = { contact: 'Contact', information: 'Info', quoting: 'Quote' } as const;
const BEFORE = ['intake', 'matching'];
const AFTER = ['decision', 'completed'];

type StagePickerProps = { caseId: string; version: number; stage: CaseStage; canSet: boolean };

/** Accept › Contact › Info › Quote › Decision: where a case stands; the middle three are the broker's to choose. */
export function StagePicker({ caseId, version, stage, canSet }: StagePickerProps) {
  const step = useStep(changeCaseMutation);
  return (
    <div>
      <ol className="grid grid-cols-5 gap-1 text-xs font-medium">
        <Step label="Accept" isNow={BEFORE.includes(stage)} />
        {WORKING_STAGES.map((one) => (
          <Step
            key={one}
            label={LABELS[one]}
            isNow={one === stage}
            {...(canSet && one !== stage && { onSet: () => step.take({ id: caseId, version, stage: one }) })}
          />
        ))}
        <Step label="Decision" isNow={AFTER.includes(stage)} />
      </ol>
      <StepProblem>{step.problem}</StepProblem>
    </div>
  );
}

function Step({ label, isNow, onSet }: { label: string; isNow: boolean; onSet?: () => void }) {
  const look = classNames(
    'flex min-h-9 w-full items-center justify-center border-t-3 px-1 pointer-coarse:min-h-11',
    isNow ? 'border-spruce text-spruce' : 'border-line text-slate',
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
