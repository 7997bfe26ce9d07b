import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { amountsIn } from '#app/features/cases/quote-summaries/pasted/amounts.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { premiumTyped } from '#app/features/cases/quote-summaries/premium.ts';
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
  const { insurer, price, days, coverage, notCovered, leftOut } = readPasted(text, today(), type);
  const { chosen, question } = price;
  const priceOf = ({ cents, period }: (typeof price.offered)[number]): Partial<QuoteDraft> => ({
    premiumCents: premiumTyped(cents),
    ...(period && { period }),
  });
  const found: { label: string; offer: Partial<QuoteDraft> }[] = [
    ...(insurer
      ? [
          {
            label: `Insurer${insurer.isGuess ? ', perhaps' : ''}: ${insurer.name}`,
            offer: { insurer: insurer.name },
          },
        ]
      : []),
    ...price.offered.map((one) => ({
      label: `Premium, from “${one.said}”${isAlone(one) ? '' : `: ${one.text}`}`,
      offer: priceOf(one),
    })),
    ...days.flatMap(({ day, as }) =>
      (as ? [as] : (['validUntil', 'effectiveOn'] as const)).map((name) => ({
        label: `${name === 'validUntil' ? 'Valid until' : 'Effective date'}: ${dayWords(day)}`,
        offer: { [name]: day },
      })),
    ),
    ...(coverage ? [{ label: `What is covered: ${beginningOf(coverage)}`, offer: { coverage } }] : []),
    ...(notCovered
      ? [{ label: `What is not covered: ${beginningOf(notCovered)}`, offer: { notCovered } }]
      : []),
  ];
  // Of two days for one field neither is sure, and of a price only one that has nothing beside it.
  const only = (as: 'validUntil' | 'effectiveOn') => {
    const [first, second] = days.filter((one) => one.as === as);
    return first && !second ? { [as]: first.day } : {};
  };
  const all: Partial<QuoteDraft> = {
    ...(insurer && { insurer: insurer.name }),
    ...(chosen && priceOf(chosen)),
    ...{ ...only('effectiveOn'), ...only('validUntil') },
    ...{ ...(coverage && { coverage }), ...(notCovered && { notCovered }) },
  };
  const offers = [
    ...(Object.keys(all).length > 1 ? [{ label: 'Fill in everything found', offer: all }] : []),
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
        {question && <p className="text-sm font-medium text-warning">{question}</p>}
        {leftOut.length > 0 && (
          <p className="text-sm text-slate wrap-anywhere">Goes into no field: {leftOut.join('; ')}.</p>
        )}
      </div>
    </details>
  );
}

const SHOWN = 60;

/** Whether the words a price stands in name no other amount. */
const isAlone = ({ said }: { said: string }) => amountsIn(said).length === 1;

function beginningOf(words: string): string {
  const line = words.replaceAll('\n', ', ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line;
}
