import type { Section } from '#content/pages/page.ts';
import type { SkeletonPage } from '#content/pages/skeleton-page.ts';

export const INDUSTRY_IDS = [
  'professionals',
  'contractors',
  'restaurants',
  'manufacturers',
  'construction',
  'rideshare',
  'medical',
  'liquor',
  'retail',
] as const;

export type IndustryId = (typeof INDUSTRY_IDS)[number];

export type IndustryPage = SkeletonPage & {
  id: IndustryId;
  /** For menus and lists: "Restaurants". */
  name: string;
  /** One sentence for the card. */
  summary: string;
  imageUrl: `/illustrations/${string}.svg`;
  /** What tends to go wrong in this trade; shown before the coverage table. */
  risks: Section;
};
