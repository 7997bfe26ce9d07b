import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { typed } from '#app/features/cases/steps/note.ts';
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
import { type Choice, ChoiceCard } from '#app/ui/forms/choice-group.tsx';
import { FieldGroup } from '#app/ui/forms/field.tsx';
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
    <Dialog open onClose={onClose} title="Choose a broker">
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
  const isMoving = status !== 'new';
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
      // The server asks for it too: here it is said with all else that is missing.
      reason: typed(500).refine((reason) => !isMoving || reason !== '', { error: 'Please say why' }),
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
            ? `${holder.fullName} has ${reference} now. Their access ends before the other broker’s begins, and they are told. The client is told once the other broker accepts.`
            : `Assign ${reference} to a broker, who has two business hours to accept.`}
        </>
      }
      sendLabel={chosenName ? `Send to ${chosenName}` : 'Send to a broker'}
      pendingLabel="Sending…"
    >
      {able.length > 0 && able.every(({ obstacles }) => obstacles.length > 0) && (
        <p className="font-medium">
          No broker fits it now.{able.length > 1 && ' Those with the fewest reasons against them come first.'}
        </p>
      )}
      {able.length === 0 ? (
        <p>No broker can take this request now.</p>
      ) : (
        <BrokerCards
          choices={able.map((one) => choiceOf(one, { wanted, now }))}
          held={form.field('brokerId')}
          chosen={chosen}
          onChoose={setChosen}
        >
          {doubts.length > 0 && (
            <CheckboxField
              key={chosen}
              label="Send it to this broker anyway"
              className="rounded-control border border-warning px-4 py-1"
              {...form.box('anyway')}
            />
          )}
        </BrokerCards>
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
      {isMoving && (
        <TextArea
          label="Why is it moving?"
          help="Needed for our records. The client does not see it."
          rows={2}
          {...form.field('reason')}
        />
      )}
    </StepDialog>
  );
}

type BrokerCardsProps = {
  choices: readonly Choice[];
  held: { name: string; id: string; error?: string | undefined; defaultValue: string | string[] };
  chosen: string;
  onChoose: (brokerId: string) => void;
  /** What stands with the chosen broker. */
  children: ReactNode;
};

/** The brokers as cards, and below the chosen one what is still to be said of them. */
function BrokerCards({ choices, held, chosen, onChoose, children }: BrokerCardsProps) {
  const { id, name, error, defaultValue } = held;
  return (
    <FieldGroup {...{ id, error }} legend="Broker" help={undefined} optional={false} className={undefined}>
      {(groupId) => (
        <div className="mt-2 grid gap-2">
          {choices.map((choice, position) => (
            <Fragment key={choice.value}>
              <ChoiceCard
                {...choice}
                input={{
                  ...{ name, type: 'radio', defaultChecked: defaultValue === choice.value },
                  id: position === 0 ? groupId : `${groupId}-${choice.value}`,
                  'aria-invalid': error ? true : undefined,
                  onChange: ({ target }) => onChoose(target.value),
                }}
              />
              {choice.value === chosen && children}
            </Fragment>
          ))}
        </div>
      )}
    </FieldGroup>
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
