import { useQuery } from '@tanstack/react-query';
import { adminBrokersQuery } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBroker } from '#app/features/cases/oversight/brokers/schema.ts';
import { assignEach } from '#app/features/matching/in-bulk/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { ChosenDialog, type ChosenDialogProps, theseRequests } from './chosen-dialog.tsx';

/** Gives all chosen requests to one broker: whoever cannot take one of them is refused that one alone. */
export function AssignChosenDialog(props: ChosenDialogProps) {
  const { data, isError, refetch } = useQuery(adminBrokersQuery);
  if (data) return <ChooseBroker {...props} brokers={data.items} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()} title="Choose a broker">
      {isError ? (
        <LoadFailure what="the brokers" onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  );
}

function ChooseBroker({
  items,
  onClose,
  bulk,
  brokers,
}: ChosenDialogProps & { brokers: readonly AdminBroker[] }) {
  const form = useForm({
    values: { brokerId: '', reason: '' },
    schema: assignEach,
    send: async (input) => {
      onClose();
      await bulk.act({ do: 'assign', with: input }, 'given to the broker');
    },
    onDone: () => undefined,
    otherwise: 'This did not work. Please try again.',
  });
  const isMoving = items.some(({ broker }) => broker !== null);
  return (
    <ChosenDialog
      {...{ form, onClose }}
      title={`Assign ${theseRequests(items)} to a broker`}
      description={
        isMoving
          ? 'They have two business hours to accept. Whoever has a request now loses access before the other one is asked, and is told.'
          : 'They have two business hours to accept. What they cannot take stays where it is, and you see why.'
      }
      sendLabel="Send to this broker"
    >
      <SelectField
        label="Broker"
        placeholder="Please choose"
        options={brokers.filter(({ status }) => status === 'active').map(optionOf)}
        {...form.field('brokerId')}
      />
      <TextArea
        label="Why?"
        help="For our records; the client does not see it."
        rows={2}
        {...form.field('reason')}
      />
    </ChosenDialog>
  );
}

function optionOf({ id, fullName, brokerage, assignedToday, dailyCap, isAway }: AdminBroker) {
  const load = isAway ? 'away' : `${assignedToday} of ${dailyCap} today`;
  return { value: id, label: `${fullName}, ${brokerage} (${load})` };
}
