import { transitionMutation } from '#app/features/cases/data.ts';
import type { PremiumPeriod } from '#app/features/cases/quote-summaries/schema.ts';
import { PERIOD_CHOICES } from '#app/features/cases/quote-summaries/ui/period-choices.ts';
import { Callout } from '#app/ui/callout.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';
import { winDraft } from './win-draft.ts';

type WinDialogProps = StepDialogProps & {
  /** Of the quote that the client is interested in. */
  wanted?:
    | { insurer: string; effectiveOn: string | null; premiumCents: number; period: PremiumPeriod }
    | undefined;
  /** The client has written and waits for an answer. */
  isReplyOwed: boolean;
};

/** The broker says that the request ended with a policy: with which insurer, from which day, and what else they have of it. */
export function WinDialog({ caseId: id, version, open, onClose, wanted, isReplyOwed }: WinDialogProps) {
  const step = useStep({
    ...transitionMutation,
    done: {
      title: 'Well done',
      description: 'The client sees on the page of their request that they have a policy.',
    },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { insurer: '', policyNumber: '', effectiveOn: '', premiumCents: '', period: '', note: '' },
    schema: winDraft,
    send: (told) => step.send({ id, version, to: 'won', ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      place="beside"
      title="Record the policy"
      description="Use this when the policy is bound. The client is told, and the renewal is set for a year later."
      sendLabel="Record the policy"
      pendingLabel="Recording…"
    >
      {isReplyOwed && (
        <Callout tone="info" title="The client’s message is not answered yet">
          Your reply stays on your list after the policy is recorded.
        </Callout>
      )}
      <TextField
        label="Insurer"
        {...form.field('insurer')}
        defaultValue={form.values.insurer || wanted?.insurer}
      />
      <TextField
        label="Policy number"
        optional
        help="If you have it. The client sees it."
        autoComplete="off"
        {...form.field('policyNumber')}
      />
      <DateField
        label="Effective date"
        {...form.field('effectiveOn')}
        defaultValue={form.values.effectiveOn || (wanted?.effectiveOn ?? '')}
      />
      <div className="grid grid-cols-[1fr_7rem] items-end gap-3 has-aria-invalid:items-start">
        <TextField
          label="Premium with taxes and fees"
          optional
          inputMode="decimal"
          sign="$"
          {...form.field('premiumCents')}
          defaultValue={form.values.premiumCents || (wanted ? String(wanted.premiumCents / 100) : '')}
        />
        <SelectField
          label="Per"
          options={PERIOD_CHOICES}
          {...form.field('period')}
          defaultValue={form.values.period || (wanted?.period ?? 'year')}
        />
      </div>
      <TextArea label="Note" optional rows={2} help="For you, not for the client." {...form.field('note')} />
    </StepDialog>
  );
}
