import type { ReactNode } from 'react';
import { PERIOD_CHOICES } from '#app/features/cases/quote-summaries/ui/period-choices.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import type { useStepForm } from './use-step-form.ts';
import type { PolicyDraft } from './win-draft.ts';

type PolicyFieldsProps = {
  form: Pick<ReturnType<typeof useStepForm<PolicyDraft, unknown>>, 'field' | 'values'>;
  /** What is filled in where nothing was typed. */
  known?: Partial<PolicyDraft> | undefined;
  /** What is to be said of the effective date. */
  children?: ReactNode;
};

/** What a broker records of a policy, as on the policy itself. */
export function PolicyFields({ form, known, children }: PolicyFieldsProps) {
  return (
    <>
      <TextField
        label="Insurer"
        {...form.field('insurer')}
        defaultValue={form.values.insurer || known?.insurer}
      />
      <TextField
        label="Policy number"
        optional
        help="If you have it. The client sees it."
        autoComplete="off"
        {...form.field('policyNumber')}
        defaultValue={form.values.policyNumber || known?.policyNumber}
      />
      <DateField
        label="Effective date"
        {...form.field('effectiveOn')}
        defaultValue={form.values.effectiveOn || known?.effectiveOn}
      />
      {children}
      <div className="grid grid-cols-[1fr_7rem] items-end gap-3 has-aria-invalid:items-start">
        <TextField
          label="Premium with taxes and fees"
          optional
          inputMode="decimal"
          sign="$"
          {...form.field('premiumCents')}
          defaultValue={form.values.premiumCents || known?.premiumCents}
        />
        <SelectField
          label="Per"
          options={PERIOD_CHOICES}
          {...form.field('period')}
          defaultValue={form.values.period || (known?.period ?? 'year')}
        />
      </div>
    </>
  );
}
