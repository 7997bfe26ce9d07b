import { z } from 'zod';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { policyCorrection, winInput } from '#app/features/cases/steps/ending/policy-record.ts';

/** What is recorded of a policy, every field as typed. */
export type PolicyDraft = Record<
  'insurer' | 'policyNumber' | 'effectiveOn' | 'premiumCents' | 'period',
  string
>;

/** The same as it is recorded first, with the quote it came of. */
type WinDraft = PolicyDraft & Record<'quoteId' | 'note', string>;

/** The same as it is sent, checked as the server checks it. Where there are quotes, one is chosen, or that it was none. */
export const winDraft = ({ hasQuotes }: { hasQuotes: boolean }) =>
  z
    .custom<WinDraft>()
    .superRefine(({ quoteId }, context) => {
      if (hasQuotes && !quoteId) {
        context.addIssue({ code: 'custom', path: ['quoteId'], message: CHOOSE_QUOTE });
      }
    })
    .transform(asSent)
    .pipe(winInput);

/** A policy that is put right, as it is sent. */
export const correctionDraft = z.custom<PolicyDraft>().transform(withPremium).pipe(policyCorrection);

const CHOOSE_QUOTE = 'Please choose the quote, or that it was none of these';

/** What the choice of quotes says where the policy came of none of them. */
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

/** From which day the policy begins: as it was typed, else as the quote says that it came of. */
export function startShown(
  typed: string,
  quote: Pick<QuoteSummary, 'effectiveOn'> | undefined,
): { day: string; isTyped: boolean } {
  const ofQuote = quote?.effectiveOn ?? '';
  return { day: typed || ofQuote, isTyped: typed !== '' && typed !== ofQuote };
}

function asSent({ quoteId, note, ...policy }: WinDraft): z.input<typeof winInput> {
  return { ...withPremium(policy), note, ...(quoteId && quoteId !== OF_NO_QUOTE && { quoteId }) };
}

/** A period without a premium says nothing. */
function withPremium({ premiumCents, period, ...policy }: PolicyDraft): z.input<typeof policyCorrection> {
  if (premiumCents.trim() === '') return policy;
  return {
    ...policy,
    premiumCents: centsOf(premiumCents) ?? -1,
    period: period === 'month' ? 'month' : 'year',
  };
}
