import { type QuoteSummary, quoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type DeclineDialogProps = Pick<QuoteSummary, 'id' | 'insurer'> & {
  way: PersonWay;
  open: boolean;
  onClose: () => void;
};

/** "No thanks" to one quote, with a reason if the client wants to give one. */
export function DeclineDialog({ id, insurer, way, open, onClose }: DeclineDialogProps) {
  const step = useStep({
    mutationFn: way.decide,
    done: { title: 'Your broker has been told' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { decision: 'declined', reason: '' },
    schema: quoteDecision,
    send: (told) => step.send({ summaryId: id, ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title={`No thanks to ${insurer}?`}
      description="Your broker is told. You can change your mind while the quote is valid."
      sendLabel="No thanks"
      pendingLabel="Sending…"
    >
      <TextArea label="Why not?" optional rows={2} {...form.field('reason')} />
    </StepDialog>
  );
}
