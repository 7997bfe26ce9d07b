import { z } from 'zod';
import { PREMIUM_PERIODS, premiumCents, premiumPeriod } from '#app/features/cases/quote-summaries/schema.ts';
import { note } from '#app/features/cases/steps/note.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';

const LONGEST_NUMBER = 40;

/** The number as the insurer writes it; an empty field is none. */
export const policyNumber = z
  .string()
  .overwrite(cleanLine)
  .max(LONGEST_NUMBER, { error: `Policy number must not exceed ${LONGEST_NUMBER} characters` })
  .transform((typed) => typed || undefined)
  .optional();

export const policyQuote = z.uuid({ error: 'Please choose one of the quotes' }).optional();

const policy = {
  effectiveOn: z.iso.date({ error: 'Please enter the day from which the policy is in force' }),
  insurer: z
    .string({ error: 'Insurer is required' })
    .overwrite(cleanLine)
    .min(1, { error: 'Insurer is required' })
    .max(80, { error: 'Insurer must not exceed 80 characters' }),
  policyNumber,
  premiumCents: premiumCents.optional(),
  period: premiumPeriod.optional(),
};

type WithPremium = { premiumCents?: number | undefined; period?: unknown };
const hasPeriod = (told: WithPremium) => told.premiumCents === undefined || told.period !== undefined;
const CHOOSE_PERIOD = { path: ['period'], error: 'Please choose month or year' };

/** What a broker records of the policy that a request ended with. A premium, in cents, is said with its period. */
export const winInput = z
  .strictObject({
    ...policy,
    /** The quote of this case that it came of. */
    quoteId: policyQuote,
    note,
  })
  .refine(hasPeriod, CHOOSE_PERIOD);

/** The same of a policy that was recorded with something wrong in it: all of it as it should be. */
export const policyCorrection = z.strictObject(policy).refine(hasPeriod, CHOOSE_PERIOD);

/** What a won case ended with. */
export const caseAgreement = z.object({
  insurer: z.string(),
  effectiveOn: z.string(),
  renewalOn: z.string().nullable(),
});
/** The same with what is told of a policy beside its case alone, and not in lists. */
export const policyRecord = caseAgreement.extend({
  policyNumber: z.string().nullable(),
  /** In cents, for `premiumPeriod`; both null where the broker has not written it down. */
  premiumCents: z.int().nullable(),
  premiumPeriod: z.enum(PREMIUM_PERIODS).nullable(),
  /** The quote that became it; null where its broker did not say. */
  quoteId: z.uuid().nullable(),
});
export type PolicyRecord = z.output<typeof policyRecord>;
