import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { leadWords } from '#content/chat/script.ts';

/** What somebody may be interested in, as the conversation sorts it. */
export type LeadType = 'auto' | 'home' | 'business' | 'life' | 'travel' | 'general';

/** Kinds of the quote form that the conversation sorts under another. */
const SORTED_UNDER = {
  supervisa: 'travel',
  specialty: 'general',
  'commercial-auto': 'business',
  'group-benefits': 'business',
} as const satisfies Record<Exclude<QuoteType, LeadType>, LeadType>;
const WITHIN = Object.entries(SORTED_UNDER) as [keyof typeof SORTED_UNDER, LeadType][];

/** What a text is about, as the conversation sorts it. */
export function classify(text: string): LeadType {
  const named = leadWords.find(({ pattern }) => pattern.test(text))?.type ?? 'general';
  return named in SORTED_UNDER ? SORTED_UNDER[named as keyof typeof SORTED_UNDER] : (named as LeadType);
}

/**
 * The kind of request that a lead becomes. The conversation sorts into fewer kinds than the quote form has: who is noted under
 * travel, or nothing in particular, and spoke of a Super Visa, asks for that, and a business of its trucks for commercial auto.
 */
export function requestTypeOf(type: QuoteType, details: string | null | undefined): QuoteType {
  const speaksOf = (kind: QuoteType) =>
    leadWords.some((word) => word.type === kind && word.pattern.test(details ?? ''));
  const [meant] = WITHIN.filter(([, under]) => under === type).find(([kind]) => speaksOf(kind)) ?? [];
  return meant ?? (type === 'general' && speaksOf('supervisa') ? 'supervisa' : type);
}
