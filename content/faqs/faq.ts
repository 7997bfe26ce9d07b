/** The categories of /faq/{category}, in the order they are listed. */
export const FAQ_CATEGORIES = [
  'home',
  'general',
  'auto',
  'home-condo-tenant',
  'business',
  'commercial-auto-and-rideshare',
  'life-and-living-benefits',
  'travel',
  'super-visa',
  'group-benefits',
  'specialty',
  'claims-and-complaints',
  'privacy-and-account',
] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** `industry`, `city` and `subject` questions stand on their own page and in the search, not in a category of /faq. */
export type FaqItem = {
  /** Unique in the whole site: also the #place on the page. */
  id: string;
  category: FaqCategory | 'industry' | 'city' | 'subject';
  /** At most 160 characters, ends with a question mark. */
  question: string;
  /** At most 1,500 characters; a blank line separates paragraphs. */
  answer: string;
};
