import { changesWanted } from '#app/features/cases/steps/reasons.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

type ChangesDialogProps = Pick<StepDialogProps, 'open' | 'onClose'> & { way: PersonWay };

/** The client asks for something else than was quoted, and says what. */
export function ChangesDialog({ way, open, onClose }: ChangesDialogProps) {
  const step = useStep({
    mutationFn: way.askForChanges,
    done: { title: 'Your broker has been told' },
    onDone: onClose,
  });
  const form = useStepForm({ values: { note: '' }, schema: changesWanted, send: step.send });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      place="beside"
      title="Ask for changes"
      description="Your broker reads this and revises the quotes. The quotes you have stay as they are, and you can still choose one of them."
      sendLabel="Ask for changes"
      pendingLabel="Sending…"
    >
      <TextArea
        label="What should be different?"
        help="Name the quote, if you mean one of them: a different deductible, a lower liability limit, or a later start date."
        rows={3}
        {...form.field('note')}
      />
    </StepDialog>
  );
}
