import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { leadWords } from '#content/chat/script.ts';

/** What somebody may be interested in, as the conversation sorts it. */
export type LeadType = 'auto' | 'home' | 'business' | 'life' | 'travel' | 'general';

/** As what the conversation sorts each kind of the quote form. */
const SORTED_AS: Record<QuoteType, LeadType> = {
  ...{ auto: 'auto', home: 'home', business: 'business', life: 'life', travel: 'travel', general: 'general' },
  ...{
    supervisa: 'travel',
    specialty: 'general',
    'commercial-auto': 'business',
    'group-benefits': 'business',
  },
};

/** The kinds that the words of a lead may name more closely than it was sorted. */
const MEANT_BY: Partial<Record<QuoteType, readonly QuoteType[]>> = {
  travel: ['supervisa'],
  general: ['supervisa', 'specialty'],
  business: ['commercial-auto', 'group-benefits'],
};

/** What a text is about, as the conversation sorts it (specification, chat lead collection). */
export function classify(text: string): LeadType {
  return SORTED_AS[leadWords.find(({ pattern }) => pattern.test(text))?.type ?? 'general'];
}

/**
 * The kind of request that a lead becomes. The conversation sorts into fewer kinds than the quote form has: who is noted under
 * travel, or nothing in particular, and spoke of a Super Visa, asks for that, and a business of its trucks for commercial auto.
 */
export function requestTypeOf(type: QuoteType, details: string | null | undefined): QuoteType {
  const speaksOf = (kind: QuoteType) =>
    leadWords.some((word) => word.type === kind && word.pattern.test(details ?? ''));
  return MEANT_BY[type]?.find(speaksOf) ?? type;
}
