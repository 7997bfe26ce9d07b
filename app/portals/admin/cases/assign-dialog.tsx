import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import {
  loadOf,
  reasonsAgainst,
  reasonsFor,
  wantedWords,
  wishesMissed,
} from '#app/features/matching/by-hand/choice-words.ts';
import { assignMutation, brokerChoicesQuery } from '#app/features/matching/by-hand/data.ts';
import { assignInput, type BrokerChoice, type Wanted } from '#app/features/matching/by-hand/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';

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
  if (data) return <ChooseDialog {...{ case: shown, onClose }} wanted={data.wanted} brokers={data.items} />;
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

type ChooseDialogProps = {
  case: Assignable;
  onClose: () => void;
  wanted: Wanted;
  brokers: readonly BrokerChoice[];
};

function ChooseDialog({ case: shown, onClose, wanted, brokers }: ChooseDialogProps) {
  const { id, version, reference, status } = shown;
  const step = useStep({
    ...assignMutation,
    onDone: onClose,
  });
  const now = useNow();
  // Whose turn it is: one press more, unless somebody else is meant.
  const first = brokers.find(({ isNext }) => isNext)?.id ?? '';
  const [chosen, setChosen] = useState(first);
  const doubts = brokers
    .filter(({ id: one, isNext }) => one === chosen && !isNext)
    .flatMap((one) => [...reasonsAgainst(one, { wanted, now }), ...wishesMissed(one, { wanted, now })]);
  const form = useStepForm({
    values: { brokerId: first, reason: '', anyway: false },
    schema: assignInput.omit({ version: true }).extend({
      anyway: z.boolean().refine((isMeant) => isMeant || doubts.length === 0, {
        error: 'Please check this box, or choose another broker',
      }),
    }),
    send: async ({ brokerId, reason }) => {
      const answer = await step.send({ id, version, brokerId, ...(reason && { reason }) });
      const asked = brokers.find((one) => one.id === brokerId)?.fullName ?? 'The broker';
      showToast({
        title: `${asked} has been asked about ${reference}`,
        description: 'They have two business hours to accept.',
      });
      return answer;
    },
  });
  const chosenName = brokers.find((one) => one.id === chosen)?.fullName;
  const able = brokers.filter(({ canBeGiven }) => canBeGiven);
  const unable = brokers.filter(({ canBeGiven, hasIt }) => !canBeGiven && !hasIt);
  const holder = brokers.find(({ hasIt }) => hasIt);
  return (
    <StepDialog
      {...{ form, onClose }}
      open
      title={holder ? 'Reassign to another broker' : 'Choose a broker'}
      description={
        <>
          <span className="block font-medium text-ink">{wantedWords(wanted, now)}</span>
          {holder
            ? `${holder.fullName} has ${reference} now. Their access ends before the other one opens, and they are told. The client is told once the other broker accepts.`
            : `Assign ${reference} to a broker, who has two business hours to accept.`}
        </>
      }
      sendLabel={chosenName ? `Send to ${chosenName}` : 'Send to this broker'}
      pendingLabel="Sending…"
    >
      {able.length > 0 && able.every(({ obstacles }) => obstacles.length > 0) && (
        <p className="font-medium">
          Nobody suits it now.{able.length > 1 && ' Those with the fewest reasons against them stand first.'}
        </p>
      )}
      {able.length === 0 ? (
        <p>No broker can take this request now.</p>
      ) : (
        <ChoiceGroup
          kind="radio"
          legend="Broker"
          choices={able.map((one) => choiceOf(one, { wanted, now }))}
          {...form.field('brokerId')}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {doubts.length > 0 && (
        <CheckboxField
          key={chosen}
          label="Send it to this broker all the same"
          help={doubts.join(' · ')}
          {...form.box('anyway')}
        />
      )}
      {unable.length > 0 && (
        <section aria-label="Brokers who cannot take it">
          <h3 className="mb-1 text-sm font-semibold">{`${unable.length} cannot take it`}</h3>
          <ul className="flex flex-col gap-2 text-sm text-slate">
            {unable.map((broker) => (
              <li key={broker.id}>
                <span className="font-medium text-ink">{broker.fullName}</span>, {broker.brokerage}
                <span className="block">{reasonsAgainst(broker, { wanted, now }).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {status !== 'new' && (
        <TextArea
          label="Why is it moving?"
          help="For our records; the client does not see it."
          rows={2}
          {...form.field('reason')}
        />
      )}
    </StepDialog>
  );
}

function choiceOf(broker: BrokerChoice, said: { wanted: Wanted; now: Date }): Choice {
  const { id, fullName, brokerage, isNext } = broker;
  const against = reasonsAgainst(broker, said);
  const missed = wishesMissed(broker, said);
  return {
    value: id,
    label: `${fullName}, ${brokerage}`,
    ...(isNext && { icon: <Badge tone="success">Next in turn</Badge> }),
    help: (
      <>
        <span className="block">{reasonsFor(broker, said).join(' · ')}</span>
        <span className="block">{loadOf(broker).join(' · ')}</span>
        {against.length > 0 && (
          <span className="mt-1 block font-medium text-warning">
            {`Would not be asked now: ${against.join(' · ')}`}
          </span>
        )}
        {missed.length > 0 && <span className="block font-medium text-warning">{missed.join(' · ')}</span>}
      </>
    ),
  };
}
