import { useRef } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import type { QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { Offers } from '#app/ui/forms/offers.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { leftFrom, leftToRead, offersOf } from './pasted-offers.ts';

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
  const found = readPasted(text, today(), type);
  const { unsure, unsureDays } = found;
  const toRead = leftToRead(found);
  const offers = offersOf(found);
  const filled = useRef<Partial<QuoteDraft>>({});
  const take = (offer: Partial<QuoteDraft>) => {
    const isAll = offer === offers[0]?.offer && Object.keys(offer).length > 1;
    onTake(isAll ? { ...leftFrom(filled.current, draft), ...offer } : offer);
    filled.current = isAll ? offer : { ...filled.current, ...offer };
  };
  const asked = [...unsureDays, ...(found.price.question ? [found.price.question] : [])];
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
        <Offers label="Found in the text" offers={offers} onTake={take} isTaken={isTaken} />
        {asked.map((words) => (
          <p key={words} className="text-sm font-medium text-warning wrap-anywhere">
            {words}
          </p>
        ))}
        {unsure.length > 0 && (
          <p className="text-sm font-medium text-warning wrap-anywhere">
            Not filled in, as an amount may be the limit or the price: {unsure.join('; ')}.
          </p>
        )}
        {toRead.length > 0 && (
          <p className="text-sm text-slate whitespace-pre-line wrap-anywhere">
            {['Goes into no field:', ...toRead].join('\n')}
          </p>
        )}
      </div>
    </details>
  );
}
