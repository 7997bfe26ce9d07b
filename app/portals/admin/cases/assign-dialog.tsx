import { useQuery } from '@tanstack/react-query';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { assignMutation, brokerChoicesQuery } from '#app/features/matching/by-hand/data.ts';
import { obstacleWords } from '#app/features/matching/by-hand/obstacles.ts';
import { assignInput, type BrokerChoice } from '#app/features/matching/by-hand/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

type Assignable = { id: string; reference: string; version: number; status: CaseStatus };

type AssignDialogProps = {
  /** The case that is to be given to somebody; null closes the dialog. */
  case: Assignable | null;
  onClose: () => void;
};

/** Chooses the broker of a case, with the reason why each of them can or cannot take it. */
export function AssignDialog({ case: shown, onClose }: AssignDialogProps) {
  return shown && <OpenDialog key={shown.id} case={shown} onClose={onClose} />;
}

function OpenDialog({ case: shown, onClose }: { case: Assignable; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(brokerChoicesQuery(shown.id));
  if (data) return <ChooseDialog {...{ case: shown, onClose }} brokers={data.items} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Choose a broker">
      {isError ? (
        <LoadFailure what="the brokers" onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  );
}

type ChooseDialogProps = { case: Assignable; onClose: () => void; brokers: readonly BrokerChoice[] };

function ChooseDialog({ case: shown, onClose, brokers }: ChooseDialogProps) {
  const { id, version, reference, status } = shown;
  const step = useStep({
    ...assignMutation,
    done: { title: 'The broker has been asked', description: 'They have two business hours to accept.' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { brokerId: '', reason: '' },
    schema: assignInput.omit({ version: true }),
    send: ({ brokerId, reason }) => step.send({ id, version, brokerId, ...(reason && { reason }) }),
  });
  const able = brokers.filter(({ canBeGiven }) => canBeGiven);
  const unable = brokers.filter(({ canBeGiven, hasIt }) => !canBeGiven && !hasIt);
  const holder = brokers.find(({ hasIt }) => hasIt);
  return (
    <StepDialog
      {...{ form, onClose }}
      open
      title={holder ? 'Reassign to another broker' : 'Choose a broker'}
      description={
        holder
          ? `${holder.fullName} has ${reference} now. Their access ends before the other one opens, and they are told.`
          : `Assign ${reference} to a broker, who has two business hours to accept.`
      }
      sendLabel="Send to this broker"
      pendingLabel="Sending…"
    >
      {able.length === 0 ? (
        <p>No broker can take this request now.</p>
      ) : (
        <ChoiceGroup kind="radio" legend="Broker" choices={able.map(choiceOf)} {...form.field('brokerId')} />
      )}
      {unable.length > 0 && (
        <section aria-label="Unavailable">
          <p className="mb-1 text-sm font-semibold">{`${unable.length} unavailable`}</p>
          <ul className="flex flex-col gap-1 text-sm text-slate">
            {unable.map((broker) => (
              <li key={broker.id}>
                <span className="font-medium text-ink">{broker.fullName}</span>, {broker.brokerage}:{' '}
                {broker.obstacle && lower(obstacleWords(broker.obstacle))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {status !== 'new' && (
        <TextArea
          label="Why is it moving?"
          help="For our records; the person does not see it."
          rows={2}
          {...form.field('reason')}
        />
      )}
    </StepDialog>
  );
}

function choiceOf({ id, fullName, brokerage, obstacle, assignedToday, dailyCap }: BrokerChoice): Choice {
  const load = `${assignedToday} of ${dailyCap} today`;
  return {
    value: id,
    label: `${fullName}, ${brokerage}`,
    help: obstacle ? `${obstacleWords(obstacle)} · ${load}` : load,
  };
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
