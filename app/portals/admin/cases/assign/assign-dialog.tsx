import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { reasonsAgainst, wantedWords, wishesMissed } from '#app/features/matching/by-hand/choice-words.ts';
import { assignMutation, brokerChoicesQuery } from '#app/features/matching/by-hand/data.ts';
import { assignInput, type BrokerChoice, type Wanted } from '#app/features/matching/by-hand/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { BrokerLines, Gravest } from './broker-lines.tsx';

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
      look={chosenName ? 'primary' : 'secondary'}
      place="wide"
    >
      {able.length > 0 && able.every(({ obstacles }) => obstacles.length > 0) && (
        <p className="font-medium">No broker fits it now.{able.length > 1 && ' Closest fit first.'}</p>
      )}
      {able.length === 0 ? (
        <p>No broker can take this request now.</p>
      ) : (
        <BrokerLines
          brokers={able}
          said={{ wanted, now }}
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
        </BrokerLines>
      )}
      {unable.length > 0 && (
        <section aria-label="Brokers who cannot take it">
          <h3 className="mb-1 text-sm font-semibold">{`${unable.length} cannot take it`}</h3>
          <ul className="divide-y divide-line text-sm">
            {unable.map((broker) => (
              <li key={broker.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                <span>
                  <span className="font-medium">{broker.fullName}</span>
                  <span className="text-slate">{`, ${broker.brokerage}`}</span>
                </span>
                <Gravest broker={broker} said={{ wanted, now }} />
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
