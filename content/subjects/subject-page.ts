import type { Page } from '#content/pages/page.ts';
import type { PagePart } from '#content/pages/page-part.ts';
import type { QuoteType } from '#content/pages/skeleton-page.ts';
import type { ServiceId } from '#content/services/service-page.ts';

/** In the order of the lists. */
export const SUBJECT_SLUGS = [
  'condo',
  'tenant',
  'rental-property',
  'seasonal-and-acreage',
  'motorcycle',
  'rv-and-trailer',
  'boat',
  'disability-and-critical-illness',
  'visitors-to-canada',
  'farm',
  'professional-liability',
  'cyber',
  'builders-risk',
] as const;

export type SubjectSlug = (typeof SUBJECT_SLUGS)[number];

/** One subject within a kind of insurance, with the parts it needs, in the order in which people worry. */
export type SubjectPage = Page & {
  slug: SubjectSlug;
  /** For menus and lists: "Condo". */
  name: string;
  /** One sentence for the list. */
  summary: string;
  imageUrl: `/illustrations/${string}.svg`;
  /** The kind of insurance it belongs to: lists and breadcrumbs show it there. */
  under: ServiceId;
  parts: readonly PagePart[];
  /** Ids of questions in content/faqs. */
  questions: readonly string[];
  nextStep: { text: string; quoteType: QuoteType; label: string };
};
