import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';

type Chosen = Pick<QuoteSummary, 'insurer' | 'premiumCents' | 'period'>;

/** Said for as long as a quote is chosen and no policy arranged; above the messages on a phone with the rest. */
export const NOT_INSURED = 'No coverage is in place until a broker or insurer confirms it to you in writing.';

/** Of a policy that was recorded before its request was opened again, by the name of its insurer. */
export const stillRecorded = (insurer: string) =>
  `This request changes nothing about the policy with ${insurer} that was recorded before: what you have in writing applies.`;

/** What comes after the choice of one, with whom: nothing of it happens on this site. */
export function afterChoice(quote: Chosen, broker: string): string {
  const named = `${quote.insurer}, ${premiumWords(quote).year}`;
  return `${named}: the application, the payment and the start date come next, which you settle with ${broker}.`;
}
