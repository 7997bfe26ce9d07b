import { CLOSE_CHOICES } from '#app/features/cases/ui/steps/close-choices.ts';
import { closeEach } from '#app/features/matching/in-bulk/schema.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { ChosenDialog, type ChosenDialogProps, theseRequests } from './chosen-dialog.tsx';

/** Closes all chosen requests without a policy, for one reason. */
export function CloseChosenDialog({ items, onClose, bulk }: ChosenDialogProps) {
  const form = useForm({
    values: { reason: '', note: '' },
    schema: closeEach,
    send: async (input) => {
      onClose();
      await bulk.act({ do: 'lose', with: input }, 'closed');
    },
    onDone: () => undefined,
    otherwise: 'This did not work. Please try again.',
  });
  return (
    <ChosenDialog
      {...{ form, onClose }}
      title={`Close ${theseRequests(items)} without a policy?`}
      description="Each client is told that their request is closed. It can be reopened within 30 days."
      sendLabel={items.length === 1 ? 'Close request' : `Close ${items.length} requests`}
    >
      <ChoiceGroup kind="radio" legend="Why?" choices={CLOSE_CHOICES} {...form.field('reason')} />
      <TextArea label="Note" optional={form.values.reason !== 'other'} rows={2} {...form.field('note')} />
    </ChosenDialog>
  );
}
