import { SUPER_VISA } from '#content/chat/script.ts';

/** What somebody may be interested in, as the conversation sorts it. */
export const LEAD_TYPES = ['auto', 'home', 'business', 'life', 'travel', 'general'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

/**
 * The type of request that a lead becomes. The conversation has fewer types than the quote form: who is noted under
 * travel, or nothing in particular, and spoke of a Super Visa, asks for that.
 */
export function requestTypeOf(type: LeadType, details: string | null | undefined): LeadType | 'supervisa' {
  const mayBe = type === 'travel' || type === 'general';
  return mayBe && SUPER_VISA.test(details ?? '') ? 'supervisa' : type;
}
