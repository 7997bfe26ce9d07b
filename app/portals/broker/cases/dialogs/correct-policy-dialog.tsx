import { correctPolicyMutation } from '#app/features/cases/data.ts';
import { premiumTyped } from '#app/features/cases/quote-summaries/premium.ts';
import type { BrokerCase } from '#app/features/cases/schema.ts';
import { PolicyFields } from '#app/features/cases/ui/steps/policy-fields.tsx';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { correctionDraft } from '#app/features/cases/ui/steps/win-draft.ts';

type CorrectPolicyDialogProps = StepDialogProps & { agreed: NonNullable<BrokerCase['agreed']> };

/** The broker puts right what they recorded of a policy: it stays in place. */
export function CorrectPolicyDialog({
  caseId: id,
  version,
  open,
  onClose,
  agreed,
}: CorrectPolicyDialogProps) {
  const step = useStep({
    ...correctPolicyMutation,
    done: { title: 'Policy details corrected', description: 'The client is told what changed.' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: {
      ...{
        insurer: agreed.insurer,
        policyNumber: agreed.policyNumber ?? '',
        effectiveOn: agreed.effectiveOn,
      },
      premiumCents: agreed.premiumCents === null ? '' : premiumTyped(agreed.premiumCents),
      period: agreed.premiumPeriod ?? 'year',
    },
    schema: correctionDraft,
    send: (told) => step.send({ id, version, ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      place="beside"
      title="Correct the policy details"
      description="For what was recorded wrongly. The policy stays in place, and the client is told what changed."
      sendLabel="Save the correction"
      pendingLabel="Saving…"
    >
      <PolicyFields form={form} />
    </StepDialog>
  );
}
