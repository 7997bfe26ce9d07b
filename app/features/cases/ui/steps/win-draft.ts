import { z } from 'zod';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import { winInput } from '#app/features/cases/steps/ending/policy-record.ts';

/** A policy as it is being recorded: every field as typed. */
type WinDraft = Record<
  'insurer' | 'policyNumber' | 'effectiveOn' | 'premiumCents' | 'period' | 'note',
  string
>;

/** The same as it is sent, checked as the server checks it. */
export const winDraft = z.custom<WinDraft>().transform(asSent).pipe(winInput);

/** A period without a premium says nothing. */
function asSent({ premiumCents, period, ...told }: WinDraft): z.input<typeof winInput> {
  if (premiumCents.trim() === '') return told;
  return {
    ...told,
    premiumCents: centsOf(premiumCents) ?? -1,
    period: period === 'month' ? 'month' : 'year',
  };
}
