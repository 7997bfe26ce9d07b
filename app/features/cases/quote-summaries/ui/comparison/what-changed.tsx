import {
  type QuoteChange,
  quoteChanges,
} from '#app/features/cases/quote-summaries/comparison/quote-changes.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** What each change is called: where a line is new, where one is gone, and where it says something else. */
const NAMES: Record<QuoteChange['part'], { added: string; gone: string; other: string }> = {
  insurer: { added: 'Insurer', gone: 'Insurer', other: 'Insurer' },
  premium: { added: 'Premium', gone: 'Premium', other: 'Premium' },
  monthly: { added: 'Monthly payments', gone: 'Monthly payments', other: 'Monthly payments' },
  coverage: { added: 'Added', gone: 'Removed', other: 'Coverage' },
  notCovered: { added: 'Now excluded', gone: 'No longer excluded', other: 'Exclusion changed' },
  validUntil: { added: 'Valid until', gone: 'Valid until', other: 'Valid until' },
  effectiveOn: { added: 'Effective date', gone: 'Effective date removed', other: 'Effective date' },
};

export type WhatChangedProps = { quote: QuoteSummary; before: QuoteSummary };

/** Whether more than the price is not as it was. */
export const isMoreChanged = ({ quote, before }: WhatChangedProps): boolean =>
  quoteChanges(before, quote).some(isNoPremium);

const isNoPremium = ({ part }: QuoteChange) => part !== 'premium';

/** In a quote that takes the place of another: what besides its price is not as it was. The price says itself what it was. */
export function WhatChanged({ quote, before }: WhatChangedProps) {
  const changes = quoteChanges(before, quote).filter(isNoPremium);
  if (changes.length === 0) return null;
  return (
    <section aria-label="What changed" className="mt-3 rounded-control bg-info-soft p-3 text-sm">
      <h4 className="font-semibold">
        Changed from the quote of {formatAlbertaTime(new Date(before.sentAt), 'short')}
      </h4>
      <Changes changes={changes} />
    </section>
  );
}

/** Each change with what it was before. */
export function Changes({ changes }: { changes: readonly QuoteChange[] }) {
  return (
    <dl>
      {[...Map.groupBy(changes, nameOf)].map(([name, alike]) => (
        <div key={name} className="mt-1.5">
          <dt className="text-xs font-semibold text-slate">{name}</dt>
          {alike.map((change) => (
            <dd key={`${change.part} ${change.was} ${change.now}`} className="wrap-anywhere tabular-nums">
              {change.now === null ? <Gone {...{ change }} /> : said(change, 'now')}
              {change.was !== null && change.now !== null && (
                <span className="block text-slate">Was: {said(change, 'was')}</span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** “No longer excluded” crossed out would say the contrary. */
function Gone({ change }: { change: QuoteChange }) {
  const words = said(change, 'was');
  return change.part === 'notCovered' ? words : <del>{words}</del>;
}

function nameOf({ part, was, now }: QuoteChange): string {
  const names = NAMES[part];
  if (was === null) return names.added;
  return now === null ? names.gone : names.other;
}

/** Days are said as days, all else as it was written. */
function said(change: QuoteChange, side: 'was' | 'now'): string {
  const words = change[side] ?? '';
  return change.part === 'validUntil' || change.part === 'effectiveOn' ? dayWords(words) : words;
}
