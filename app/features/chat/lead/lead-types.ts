import { QUOTE_TYPE_NAMES, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** What somebody may be interested in: the kinds of the quote form. */
export const LEAD_TYPES = QUOTE_TYPE_NAMES;
export type LeadType = QuoteType;
