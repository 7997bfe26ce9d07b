import { z } from 'zod';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { winInput } from '#app/features/cases/steps/ending/policy-record.ts';

/** A policy as it is being recorded: every field as typed. */
type WinDraft = Record<
  'insurer' | 'policyNumber' | 'effectiveOn' | 'premiumCents' | 'period' | 'quoteId' | 'note',
  string
>;

/** The same as it is sent, checked as the server checks it. */
export const winDraft = z.custom<WinDraft>().transform(asSent).pipe(winInput);

/** What the list of quotes says where the policy came of none of them. */
export const OF_NO_QUOTE = 'none';

/**
 * The quote that a policy most likely came of, to begin with: the one that the client is interested in, else the only
 * one that they did not decline. Undefined where the broker has to say which.
 */
export function likelyQuote<Quote extends Pick<QuoteSummary, 'decision'>>(
  quotes: readonly Quote[],
): Quote | undefined {
  const wanted = quotes.find(({ decision }) => decision === 'interested');
  const live = quotes.filter(({ decision }) => decision !== 'declined');
  return wanted ?? (live.length === 1 ? live[0] : undefined);
}

/** A period without a premium says nothing. */
function asSent({ premiumCents, period, quoteId, ...told }: WinDraft): z.input<typeof winInput> {
  const policy = { ...told, ...(quoteId !== '' && quoteId !== OF_NO_QUOTE && { quoteId }) };
  if (premiumCents.trim() === '') return policy;
  return {
    ...policy,
    premiumCents: centsOf(premiumCents) ?? -1,
    period: period === 'month' ? 'month' : 'year',
  };
}
