import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { withColon } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { splitPasted } from '#app/features/cases/quote-summaries/pasted/split-pasted.ts';
import { LONGEST_COVERAGE } from '#app/features/cases/quote-summaries/schema.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Offers } from '#app/ui/forms/offers.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import type { QuoteDraft } from './quote-draft.ts';

type PastedTextProps = {
  field: FieldState;
  onTake: (changes: Partial<QuoteDraft>) => void;
  /** The quote as it stands, to mark what was taken over. */
  draft: QuoteDraft;
  type: InsuranceType;
};

/** A text from another program: the amounts and days in it are offered, and nothing is taken without a press. */
export function PastedText({ draft, type, field, onTake }: PastedTextProps) {
  const text = draft.pasted;
  const isTaken = (offer: Partial<QuoteDraft>) =>
    Object.entries(offer).every(([name, value]) => draft[name as keyof QuoteDraft] === value);
  const { premiums, days, insurer, maybeInsurer } = readPasted(text, today());
  const split = splitPasted(text, maybeInsurer);
  const coverage = split.coverage
    .split('\n')
    .map((line) => withColon(line, type))
    .join('\n')
    .slice(0, LONGEST_COVERAGE);
  const notCovered = split.notCovered.slice(0, LONGEST_COVERAGE);
  const found: { label: string; offer: Partial<QuoteDraft>; isUnclear?: boolean }[] = [
    ...(insurer ? [{ label: `Insurer: ${insurer}`, offer: { insurer } }] : []),
    ...premiums.map(({ text: words, premiumCents, period }) => ({
      label: `Premium: ${words}${period ? ` a ${period}` : ''}`,
      offer: { premiumCents: String(premiumCents / 100), ...(period && { period }) },
    })),
    ...days.flatMap(({ day, as }) =>
      (as ? [as] : (['validUntil', 'effectiveOn'] as const)).map((name) => ({
        label: `${name === 'validUntil' ? 'Valid until' : 'Effective date'}: ${dayWords(day)}`,
        offer: { [name]: day },
        isUnclear: as === null,
      })),
    ),
    ...(coverage ? [{ label: `What is covered: ${beginningOf(coverage)}`, offer: { coverage } }] : []),
    ...(notCovered
      ? [{ label: `What is not covered: ${beginningOf(notCovered)}`, offer: { notCovered } }]
      : []),
  ];
  // The first of each kind fills its field; of two amounts or days the others are offered beside it, and so is a day whose meaning is unclear.
  const clear = found.filter(({ isUnclear }) => !isUnclear).toReversed();
  const all = Object.assign({}, ...clear.map(({ offer }) => offer)) as Partial<QuoteDraft>;
  const offers = [
    ...(clear.length > 1 ? [{ label: 'Fill in everything found', offer: all }] : []),
    // A guess is pressed by itself.
    ...(maybeInsurer
      ? [{ label: `Insurer, perhaps: ${maybeInsurer}`, offer: { insurer: maybeInsurer } }]
      : []),
    ...found,
  ];
  return (
    <details className="fold-line rounded-control border border-line">
      <summary className="px-4">Paste a quote from another program</summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <TextArea
          label="The text"
          rows={3}
          className="[&_textarea]:max-h-40 [&_textarea]:overflow-y-auto"
          {...field}
        />
        {offers.length > 0 && <p className="text-sm text-slate">Choose what to fill in below:</p>}
        <Offers label="Found in the text" offers={offers} onTake={onTake} isTaken={isTaken} />
      </div>
    </details>
  );
}

const SHOWN = 60;

function beginningOf(words: string): string {
  const line = words.replaceAll('\n', ', ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line;
}
