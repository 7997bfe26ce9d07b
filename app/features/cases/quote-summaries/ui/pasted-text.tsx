import { useState } from 'react';
import { readPasted } from '#app/features/cases/quote-summaries/read-pasted.ts';
import { dayWords } from '#app/features/cases/ui/history/day-words.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import type { QuoteDraft } from './quote-draft.ts';

type PastedTextProps = { onTake: (changes: Partial<QuoteDraft>) => void };

/** A text from another program: the amounts and days in it are offered, and nothing is taken without a press. */
export function PastedText({ onTake }: PastedTextProps) {
  const [text, setText] = useState('');
  const { premiums, days, insurer } = readPasted(text);
  const offers = [
    ...(insurer ? [{ label: `Insurer: ${insurer}`, take: { insurer } }] : []),
    ...premiums.map(({ text: words, premiumCents, period }) => ({
      label: `${words}${period ? ` a ${period}` : ''}`,
      take: { premium: String(premiumCents / 100), ...(period && { period }) },
    })),
    ...days.flatMap(({ day, as }) =>
      (as ? [as] : (['validUntil', 'effectiveOn'] as const)).map((name) => ({
        label: `${name === 'validUntil' ? 'Valid until' : 'In force from'} ${dayWords(day)}`,
        take: { [name]: day },
      })),
    ),
  ];
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">
        Paste a quote from another program
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <TextArea label="The text" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        {text !== '' && offers.length === 0 && (
          <p className="text-sm text-slate">No amounts or days were found in it.</p>
        )}
        {offers.length > 0 && (
          <ul aria-label="Found in the text" className="flex flex-wrap gap-2">
            {offers.map(({ label, take }) => (
              <li key={label}>
                <button
                  type="button"
                  className="min-h-9 cursor-pointer rounded-full border border-line px-3 text-sm hover:border-ink pointer-coarse:min-h-11"
                  onClick={() => onTake(take)}
                >
                  Use {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
