import { z } from 'zod';
import { dayOr, optionalDay } from '#app/features/cases/steps/day.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';

export const PREMIUM_PERIODS = ['month', 'year'] as const;
export type PremiumPeriod = (typeof PREMIUM_PERIODS)[number];

export const CLIENT_DECISIONS = ['none', 'interested', 'declined'] as const;

/** So many quotes stand side by side at most. */
export const MOST_SUMMARIES = 6;
export const LONGEST_COVERAGE = 1_000;

const words = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .overwrite(cleanText)
    .max(LONGEST_COVERAGE, { error: `${name} must not exceed ${LONGEST_COVERAGE} characters` });

const PREMIUM_NEEDED = { error: 'Please enter the premium in dollars, such as 1800.00' };

/** What is paid for a period, in cents. */
export const premiumCents = z
  .int(PREMIUM_NEEDED)
  .min(0, PREMIUM_NEEDED)
  .max(1_000_000_000, { error: 'The premium must not exceed $10,000,000' });
export const premiumPeriod = z.enum(PREMIUM_PERIODS, { error: 'Please choose month or year' });

/** Of a quote that nobody can accept anymore: it is not sent. */
export const DAY_PASSED = 'This day has passed';

/** A quote in the broker's words. Money is in cents, of the period the insurer bills by. */
export const newQuoteSummary = z.strictObject({
  insurer: z
    .string({ error: 'Insurer is required' })
    .overwrite(cleanLine)
    .min(1, { error: 'Insurer is required' })
    .max(80, { error: 'Insurer must not exceed 80 characters' }),
  premiumCents,
  period: premiumPeriod,
  coverage: words('What is covered').min(1, { error: 'Please say what is covered' }),
  notCovered: words('What is not covered').default(''),
  effectiveOn: optionalDay,
  validUntil: dayOr('Please enter the date until which the quote is valid'),
  documentId: z.uuid().optional(),
  /** The summary that this one takes the place of; it stays to be read. */
  replacesId: z.uuid().optional(),
});
export type NewQuoteSummary = z.input<typeof newQuoteSummary>;

export const summaryList = z.array(newQuoteSummary).max(MOST_SUMMARIES, {
  error: `Please send at most ${MOST_SUMMARIES} quotes at once`,
});

export const quoteDecision = z.strictObject({
  /** `none` takes an answer back. */
  decision: z.enum(CLIENT_DECISIONS, { error: 'Please choose' }),
  reason: z
    .string()
    .overwrite(cleanText)
    .max(500, { error: 'Note must not exceed 500 characters' })
    .optional(),
});
export type QuoteDecision = z.output<typeof quoteDecision>;

const quoteBroker = z.object({ fullName: z.string(), brokerage: z.string(), licenceNumber: z.string() });

export const quoteSummary = z.object({
  id: z.uuid(),
  insurer: z.string(),
  premiumCents: z.int(),
  period: z.enum(PREMIUM_PERIODS),
  coverage: z.string(),
  notCovered: z.string(),
  effectiveOn: z.string().nullable(),
  validUntil: z.string(),
  documentId: z.uuid().nullable(),
  replacesId: z.uuid().nullable(),
  /** `replaced` by a newer one, `over` when its day has passed or its broker has the case no more. */
  standing: z.enum(['current', 'replaced', 'over']),
  decision: z.enum(CLIENT_DECISIONS),
  decisionReason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The licensed broker whose words these are. */
  broker: quoteBroker,
  sentAt: z.iso.datetime(),
});
export type QuoteSummary = z.output<typeof quoteSummary>;

/** `isOn` is false where this site shows no quotes: brokers give them by phone or email then. */
export const quoteSummaries = z.object({
  isOn: z.boolean(),
  items: z.array(quoteSummary),
  /** How the broker who reads them stands at a quote that they write now. */
  author: quoteBroker.optional(),
});
export type QuoteSummaries = z.output<typeof quoteSummaries>;
