import { changeCaseMutation } from '#app/features/cases/data.ts';
import { stageShown, WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { StepProblem } from './step-problem.tsx';
import { useStep } from './use-step.ts';

const LABELS = { contact: 'Contact', information: 'Info', quoting: 'Quote' } as const;
const DECISION = WORKING_STAGES.length + 1;
const POLICY = DECISION + 1;

/** Which of the six it is, the first being 0; the one after them of a case with its policy. */
function positionOf({ stage, status }: Pick<BrokerCase, 'stage' | 'status'>, hasChosen: boolean): number {
  if (status === 'won') return POLICY + 1;
  if (stageShown(status, stage, hasChosen) === 'completed') return POLICY;
  if (stage === 'intake' || stage === 'matching') return 0;
  const working = WORKING_STAGES.findIndex((one) => one === stage);
  if (working >= 0) return working + 1;
  return DECISION;
}

/**
 * Accept › Contact › Info › Quote › Decision › Policy: where a case stands, the same six as on the board. The middle three are
 * the broker's to choose. One that ended without a policy stands nowhere any more.
 */
export function StagePicker({
  case: { id, version, status, stage, steps, firstRespondedAt, readiness },
  hasChosen = false,
  isOwed = false,
}: {
  case: BrokerCase | AdminCase;
  /** The client is interested in a quote, where that is known. */
  hasChosen?: boolean;
  /** Something that they were asked for is not there, where that is known. */
  isOwed?: boolean;
}) {
  const step = useStep(changeCaseMutation);
  const position = positionOf({ stage, status }, hasChosen);
  // Whoever has chosen a quote has chosen the stage.
  const canSet = position < POLICY && steps.includes('set_stage');
  const isInformed = readiness >= 100 && !isOwed;
  if (stage === 'completed' && status !== 'won') return null;
  const at = (place: number) => ({ isNow: place === position, isPast: place < position });
  return (
    <div>
      <ol className="grid grid-cols-[repeat(6,auto)] gap-1.5 text-xs font-medium">
        <Step label="Accept" {...at(0)} />
        {WORKING_STAGES.map((one, nth) => (
          <Step
            key={one}
            label={LABELS[one]}
            {...at(nth + 1)}
            // Who was asked for something before anybody was in touch is still to be contacted.
            {...(one === 'contact' && firstRespondedAt === null && { isPast: false })}
            // A quote can be sent on what is known: what is not is still missing.
            {...(one === 'information' && status !== 'won' && !isInformed && { isPast: false })}
            {...(canSet && one !== stage && { onSet: () => step.take({ id, version, stage: one }) })}
          />
        ))}
        <Step label="Decision" {...at(DECISION)} />
        <Step label="Policy" {...at(POLICY)} />
      </ol>
      <StepProblem>{step.problem}</StepProblem>
    </div>
  );
}

type StepProps = { label: string; isNow: boolean; isPast: boolean; onSet?: () => void };

function Step({ label, isNow, isPast, onSet }: StepProps) {
  const look = classNames(
    'relative flex min-h-9 w-full items-center justify-center border-t-3 pointer-coarse:min-h-11',
    isPast ? 'border-spruce' : 'border-line',
    // What is under way is neither done nor far off: half of it is drawn.
    isNow && 'before:absolute before:-top-0.75 before:left-0 before:h-0.75 before:w-1/2 before:bg-spruce',
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
