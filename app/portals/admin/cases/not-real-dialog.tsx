import { transitionMutation } from '#app/features/cases/data.ts';
import { notRealInput } from '#app/features/cases/steps/reasons.ts';
import { NOT_REAL_CHOICES } from '#app/features/cases/ui/reasons/not-real-reasons.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

/** Closes what nobody meant. It can be reopened until its data is deleted. */
export function NotRealDialog({ caseId: id, version, open, onClose }: StepDialogProps) {
  const step = useStep({
    ...transitionMutation,
    done: { title: 'Marked as spam' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { reason: '', note: '' },
    schema: notRealInput,
    send: (told) => step.send({ id, version, to: 'spam', ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Mark as spam?"
      description="It is closed, and its data is deleted after 30 days. Until then, you can reopen it."
      sendLabel="Mark as not real"
      pendingLabel="Marking…"
    >
      <ChoiceGroup
        kind="radio"
        legend="How do you know?"
        choices={NOT_REAL_CHOICES}
        {...form.field('reason')}
      />
      <TextArea label="Note" optional={form.values.reason !== 'other'} rows={2} {...form.field('note')} />
    </StepDialog>
  );
}
