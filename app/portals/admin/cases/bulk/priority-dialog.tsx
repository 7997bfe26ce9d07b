import { CASE_PRIORITIES } from '#app/features/cases/rules/priorities.ts';
import { setEachPriority } from '#app/features/matching/in-bulk/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { ChosenDialog, type ChosenDialogProps, theseRequests } from './chosen-dialog.tsx';

const CHOICES = CASE_PRIORITIES.toReversed().map((value) => ({
  value,
  label: upperFirst(value),
}));

/** Says of all chosen requests how urgent they are. */
export function PriorityDialog({ items, onClose, bulk }: ChosenDialogProps) {
  const form = useForm({
    values: { priority: '' },
    schema: setEachPriority,
    send: async (input) => {
      onClose();
      await bulk.act({ do: 'set_priority', with: input }, `set to ${input.priority} priority`);
    },
    onDone: () => undefined,
    otherwise: 'This did not work. Please try again.',
  });
  return (
    <ChosenDialog
      {...{ form, onClose }}
      title={`How urgent ${items.length === 1 ? 'is' : 'are'} ${theseRequests(items)}?`}
      description="Brokers see the priority of the requests they have."
      sendLabel="Set priority"
    >
      <ChoiceGroup kind="radio" legend="Priority" choices={CHOICES} {...form.field('priority')} />
    </ChosenDialog>
  );
}
