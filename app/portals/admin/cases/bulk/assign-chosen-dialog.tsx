import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { type Suiting, suitingOf } from '#app/features/matching/in-bulk/choice-words.ts';
import { chosenBrokersQuery } from '#app/features/matching/in-bulk/data.ts';
import { assignEach, type ChosenBroker } from '#app/features/matching/in-bulk/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { Sentence } from '../../area/sentence.tsx';
import { ChosenDialog, type ChosenDialogProps, theseRequests } from './chosen-dialog.tsx';

/** Gives all chosen requests to one broker: whoever cannot take one of them is refused that one alone. */
export function AssignChosenDialog(props: ChosenDialogProps) {
  const { data, isError, refetch } = useQuery(chosenBrokersQuery(props.items.map(({ id }) => id)));
  if (data) return <ChooseBroker {...props} brokers={data.items} />;
  return (
    <Dialog open onClose={props.onClose} title="Choose a broker">
      {isError ? (
        <LoadFailure what="the brokers" onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  );
}

type ChooseBrokerProps = ChosenDialogProps & { brokers: readonly ChosenBroker[] };

function ChooseBroker({ items, onClose, bulk, brokers }: ChooseBrokerProps) {
  const [chosen, setChosen] = useState('');
  const named = items.map((item) => ({ id: item.id, name: nameOf(item) }));
  const suiting = new Map(brokers.map((broker) => [broker.id, suitingOf(broker, named)]));
  const goingTo = ({ id }: ChosenBroker) => suiting.get(id)?.going ?? 0;
  const fittingOf = ({ id }: ChosenBroker) => suiting.get(id)?.fitting ?? 0;
  const able = brokers
    .filter((broker) => goingTo(broker) > 0)
    .toSorted((one, other) => fittingOf(other) - fittingOf(one) || goingTo(other) - goingTo(one));
  const unable = brokers.filter((broker) => goingTo(broker) === 0);
  const doubts = suiting.get(chosen)?.doubts ?? [];
  const form = useForm({
    values: { brokerId: '', reason: '', anyway: false },
    schema: assignEach.extend({
      anyway: z.boolean().refine((isMeant) => isMeant || doubts.length === 0, {
        error: 'Please check this box, or choose another broker',
      }),
    }),
    send: async ({ brokerId, reason }) => {
      onClose();
      await bulk.act({ do: 'assign', with: { brokerId, reason } }, 'given to the broker');
    },
    onDone: () => undefined,
    otherwise: 'This did not work. Please try again.',
  });
  const chosenName = able.find(({ id }) => id === chosen)?.fullName;
  const isMoving = items.some(({ broker }) => broker !== null);
  return (
    <ChosenDialog
      {...{ form, onClose }}
      title={`Assign ${theseRequests(items)} to a broker`}
      description={
        <>
          <span className="block font-medium text-ink">
            <Sentence words={named.map(({ name }) => name).join(' · ')} />
          </span>
          {isMoving
            ? 'They have two business hours to accept. Whoever has a request now loses access before the other one is asked, and is told.'
            : 'They have two business hours to accept. What they cannot take is not moved.'}
        </>
      }
      sendLabel={chosenName ? `Assign to ${chosenName}` : 'Assign to a broker'}
      look={chosenName ? 'primary' : 'secondary'}
    >
      {able.length === 0 ? (
        <p>No broker can take any of them now.</p>
      ) : (
        <ChoiceGroup
          kind="radio"
          legend="Broker"
          choices={able.map((broker) => choiceOf(broker, suiting.get(broker.id), items.length))}
          {...form.field('brokerId')}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {doubts.length > 0 && (
        <CheckboxField
          key={chosen}
          label="Assign them to this broker anyway"
          help={<Sentence words={doubts.join('. ')} />}
          {...form.box('anyway')}
        />
      )}
      {unable.length > 0 && (
        <section aria-label="Brokers who can take none of them">
          <h3 className="mb-1 text-sm font-semibold">{`${unable.length} can take none of them`}</h3>
          <ul className="flex flex-col gap-2 text-sm text-slate">
            {unable.map(({ id, fullName, brokerage }) => (
              <li key={id}>
                <span className="font-medium text-ink">{fullName}</span>, {brokerage}
                <span className="block">
                  <Sentence words={suiting.get(id)?.staying.join('. ') ?? ''} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextArea
        label="Why?"
        help="For our records; the client does not see it."
        rows={2}
        {...form.field('reason')}
      />
    </ChosenDialog>
  );
}

/** `Auto, Calgary (AB-7K3M9Q2X)`. */
function nameOf({ type, city, reference }: AdminCaseRow): string {
  return `${[typeName(type), city].filter(Boolean).join(', ')} (${reference})`;
}

function choiceOf(broker: ChosenBroker, suiting: Suiting | undefined, all: number): Choice {
  const { id, fullName, brokerage, assignedToday, dailyCap, openCases } = broker;
  const { fitting = 0, staying = [], doubts = [] } = suiting ?? {};
  const fits = fitting === all ? 'Fits all of them' : `Fits ${fitting} of ${all}`;
  return {
    value: id,
    label: `${fullName}, ${brokerage}`,
    help: (
      <>
        <span className="block">{`${all === 1 && fitting === 1 ? 'Fits it' : fits} · ${assignedToday} of ${dailyCap} today · ${openCases} open`}</span>
        {staying.length > 0 && (
          <span className="mt-1 block">
            <Sentence words={staying.join('. ')} />
          </span>
        )}
        {doubts.length > 0 && (
          <span className="mt-1 block font-medium text-warning">
            <Sentence words={`Would not be asked now about ${doubts.join('. ')}`} />
          </span>
        )}
      </>
    ),
  };
}
