import { DateField } from '#app/ui/forms/date-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import type { QuoteDraft } from './quote-draft.ts';

const PERIODS = [
  { value: 'year', label: 'a year' },
  { value: 'month', label: 'a month' },
];

type QuoteFieldsProps = {
  draft: QuoteDraft;
  /** Messages by the name of the field as the server calls it. */
  errors: Record<string, string | undefined>;
  onChange: (changes: Partial<QuoteDraft>) => void;
};

/** The fields of one quote. */
export function QuoteFields({ draft, errors, onChange }: QuoteFieldsProps) {
  const bind = (name: keyof QuoteDraft) => ({
    value: draft[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Insurer" error={errors.insurer} {...bind('insurer')} />
      <div className="grid grid-cols-[1fr_9rem] items-start gap-3">
        <TextField
          label="Premium"
          inputMode="decimal"
          error={errors.premiumCents}
          help="In dollars, taxes and fees included."
          {...bind('premium')}
        />
        <SelectField label="Paid for" options={PERIODS} error={errors.period} {...bind('period')} />
      </div>
      <TextArea label="What is covered" rows={3} error={errors.coverage} {...bind('coverage')} />
      <TextArea
        label="What is not covered"
        optional
        rows={2}
        error={errors.notCovered}
        {...bind('notCovered')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Valid until" error={errors.validUntil} {...bind('validUntil')} />
        <DateField label="In force from" optional error={errors.effectiveOn} {...bind('effectiveOn')} />
      </div>
    </div>
  );
}
