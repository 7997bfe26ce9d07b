import { type NewTask, taskForm } from '#app/features/tasks/schema.ts';
import { nextOpening } from '#app/platform/clock/business-hours.ts';
import { wallText } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type TaskDialogProps = {
  /** The case that it is about; a task of one's own has none. */
  about?: { id: string; name: string };
  onAdd: (task: Omit<NewTask, 'id'>) => Promise<void>;
  onClose: () => void;
};

/** A task with a time, about a case or of one’s own. */
export function TaskDialog({ about, onAdd, onClose }: TaskDialogProps) {
  const form = useForm({
    values: { title: '', at: wallText(nextOpening(new Date(now().getTime() + DAY_MS))) },
    schema: taskForm,
    send: ({ title, at }) => onAdd({ title, dueAt: at, caseId: about?.id }),
    onDone: onClose,
    otherwise: 'The task was not saved. Please try again.',
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="New task"
      description={
        about
          ? `For ${about.name}. Only you can see this, while the request is with you.`
          : 'Only you can see this.'
      }
      form={form}
      sendLabel="Add task"
      pendingLabel="Saving…"
    >
      <TextField label="Task" autoComplete="off" {...form.field('title')} />
      <TextField label="By when" help="Alberta time" type="datetime-local" {...form.field('at')} />
    </FormDialog>
  );
}
