/** What somebody may be interested in, as the conversation sorts it. */
export const LEAD_TYPES = ['auto', 'home', 'business', 'life', 'travel', 'general'] as const;
export type LeadType = (typeof LEAD_TYPES)[number];
