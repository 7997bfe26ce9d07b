import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import type { FieldFromBefore } from '#app/features/cases/quote-summaries/ui/drafts/from-before.ts';
import type { QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { PERIOD_CHOICES } from '#app/features/cases/quote-summaries/ui/period-choices.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { CoverageField } from './coverage-field.tsx';

type Bound = FieldState & { defaultValue: string | string[] };

type QuoteFieldsProps = {
  field: (name: keyof QuoteDraft) => Bound;
  type: InsuranceType;
  /** Of the request. */
  title: string;
  /** What is written so far of what is covered. */
  coverage: string;
  onChange: (coverage: string) => void;
  /** Of its premium. */
  period: string;
  /** The fields that still hold what the quote before said, and the pasted text does not. */
  fromBefore?: readonly FieldFromBefore[];
};

const FROM_BEFORE = <span className="font-medium text-warning">From the quote before: check.</span>;

/** The fields of one quote. */
export function QuoteFields({
  field,
  type,
  title,
  coverage,
  period,
  onChange,
  fromBefore = [],
}: QuoteFieldsProps) {
  const help = (name: FieldFromBefore) => (fromBefore.includes(name) ? { help: FROM_BEFORE } : {});
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Insurer" {...help('insurer')} {...field('insurer')} />
      <div className="grid grid-cols-[1fr_7rem] items-end gap-3 has-aria-invalid:items-start">
        <TextField
          label="Premium with taxes and fees"
          inputMode="decimal"
          sign="$"
          {...help('premiumCents')}
          {...field('premiumCents')}
        />
        <SelectField label="Per" options={PERIOD_CHOICES} {...field('period')} />
      </div>
      {period === 'year' && (
        <TextField
          label="Monthly payments"
          optional
          help={
            <>As the insurer states them, such as “12 monthly payments of $121.28”. {help('monthly').help}</>
          }
          {...field('monthly')}
        />
      )}
      <CoverageField
        {...{ type, title, coverage, onChange }}
        note={help('coverage').help}
        field={field('coverage')}
      />
      <TextArea
        label="What is not covered"
        help={<>One per line. {help('notCovered').help}</>}
        optional
        rows={2}
        {...field('notCovered')}
      />
      <DateField label="Valid until" {...help('validUntil')} {...field('validUntil')} />
      <DateField label="Effective date" optional {...help('effectiveOn')} {...field('effectiveOn')} />
    </div>
  );
}
