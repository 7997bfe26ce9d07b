import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { caseStepsQuery } from '#app/features/cases/data.ts';
import type { CaseSteps } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { moveByArrows } from '#app/ui/focus/arrow-keys.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import type { StepDialogName } from '../../cases/dialogs/step-dialogs.tsx';
import type { RowDoing } from '../use-row-doing.ts';
import { COLUMN_WORDS } from './columns.ts';
import { type StepChoice, stepChoices } from './step-choices.ts';

const StepDialogs = whenOpened(
  async () => (await import('../../cases/dialogs/step-dialogs.tsx')).StepDialogs,
  ({ open }) => open !== null,
);

type StepsOfRowProps = {
  item: QueueItem & { case: NonNullable<QueueItem['case']> };
  doing: RowDoing;
  onClose: () => void;
};

/** How a case goes on: the steps that it allows now, and then the step’s own dialog. A card moves in no other way. */
export function StepsOfRow({ item, doing, onClose }: StepsOfRowProps) {
  const [dialog, setDialog] = useState<StepDialogName | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { id, name, title, reference, isQuoteChosen: hasChosen } = item.case;
  const { data, isError, refetch } = useQuery({ ...caseStepsQuery(id), retry: retryCase, staleTime: 0 });
  if (dialog && data) {
    return (
      <StepDialogs
        case={{ ...data, contact: data.wish }}
        who={name ?? reference}
        hasBroker
        open={dialog}
        onClose={onClose}
        onLeft={onClose}
      />
    );
  }
  const choose = (held: CaseSteps, { way }: StepChoice) => {
    if (way === 'accept') doing.accept(item);
    else if ('stage' in way) void doing.setStage(held, way.stage);
    else return setDialog(way.dialog);
    onClose();
  };
  return (
    <Dialog
      open
      place="top"
      initialFocus={first}
      onClose={onClose}
      title={`Next step with ${name ?? title}`}
      description="The steps you can take now. The step decides its stage."
    >
      {isError && !data && <LoadFailure what="the steps" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={5} />}
      {data && (
        <Choices
          first={first}
          choices={stepChoices(data, { hasChosen })}
          onChoose={(choice) => choose(data, choice)}
        />
      )}
    </Dialog>
  );
}

const isStageAlone = ({ way }: StepChoice) => way !== 'accept' && 'stage' in way;

const GROUPS = [
  {
    title: 'To another stage',
    holds: (choice: StepChoice) => choice.to !== null && choice.to !== 'same' && !isStageAlone(choice),
  },
  { title: 'In the same stage', holds: ({ to }: StepChoice) => to === 'same' },
  { title: 'Only change the stage: the client is told nothing', holds: isStageAlone },
  { title: 'It leaves your queue', holds: ({ to }: StepChoice) => to === null },
];

type ChoicesProps = {
  first: RefObject<HTMLButtonElement | null>;
  choices: readonly StepChoice[];
  onChoose: (choice: StepChoice) => void;
};

function Choices({ first, choices, onChoose }: ChoicesProps) {
  // They come after the dialog has given its focus away.
  useEffect(() => first.current?.focus(), [first]);
  const shown = GROUPS.flatMap(({ holds }) => choices.filter(holds));
  if (choices.length === 0)
    return <p className="text-slate">There is nothing that you can do with it now.</p>;
  return GROUPS.map(({ title, holds }) => {
    const group = choices.filter(holds);
    if (group.length === 0) return null;
    return (
      <section key={title} aria-label={title} className="-mx-3 mb-3 last:mb-0">
        <h3 className="px-3 text-xs font-semibold text-slate">{title}</h3>
        <ul>
          {group.map((choice) => (
            <li key={choice.label}>
              <button
                ref={choice === shown[0] ? first : undefined}
                type="button"
                data-choice=""
                onClick={() => onChoose(choice)}
                onKeyDown={(event) => moveByArrows(event, '[data-choice]')}
                className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 text-left font-medium hover:bg-mist focus-visible:-outline-offset-3"
              >
                {choice.label}
                {choice.to !== null && choice.to !== 'same' && (
                  <span className="flex shrink-0 items-center gap-1.5 text-sm font-normal text-slate">
                    <ArrowRight aria-hidden="true" className="size-4" />
                    <span className="sr-only">to </span>
                    {COLUMN_WORDS[choice.to]}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
