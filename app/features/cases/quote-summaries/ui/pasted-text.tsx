import { readPasted } from '#app/features/cases/quote-summaries/read-pasted.ts';
import { dayWords } from '#app/features/cases/ui/history/day-words.ts';
import { Offers } from '#app/ui/forms/offers.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import type { QuoteDraft } from './quote-draft.ts';

type PastedTextProps = {
  text: string;
  field: FieldState;
  onTake: (changes: Partial<QuoteDraft>) => void;
};

/** A text from another program: the amounts and days in it are offered, and nothing is taken without a press. */
export function PastedText({ text, field, onTake }: PastedTextProps) {
  const { premiums, days, insurer } = readPasted(text);
  const offers = [
    ...(insurer ? [{ label: `Use Insurer: ${insurer}`, offer: { insurer } }] : []),
    ...premiums.map(({ text: words, premiumCents, period }) => ({
      label: `Use ${words}${period ? ` a ${period}` : ''}`,
      offer: { premiumCents: String(premiumCents / 100), ...(period && { period }) },
    })),
    ...days.flatMap(({ day, as }) =>
      (as ? [as] : (['validUntil', 'effectiveOn'] as const)).map((name) => ({
        label: `Use ${name === 'validUntil' ? 'Valid until' : 'Effective date'} ${dayWords(day)}`,
        offer: { [name]: day },
      })),
    ),
  ];
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">
        Paste a quote from another program
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <TextArea label="The text" rows={3} {...field} />
        {text !== '' && offers.length === 0 && (
          <p className="text-sm text-slate">No amounts or days were found in it.</p>
        )}
        <Offers label="Found in the text" offers={offers} onTake={onTake} />
      </div>
    </details>
  );
}
