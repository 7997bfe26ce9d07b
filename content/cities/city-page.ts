import type { Section } from '#content/pages/page.ts';
import { SKELETON_HEADINGS, type SkeletonHeadings, type SkeletonPage } from '#content/pages/skeleton-page.ts';
import type { CityMap } from './maps/city-map.ts';

export const CITY_SLUGS = ['calgary', 'edmonton', 'red-deer', 'lethbridge', 'fort-mcmurray'] as const;

export type CitySlug = (typeof CITY_SLUGS)[number];

/** A city is no coverage: its parts say what people insure there. */
export const CITY_HEADINGS: SkeletonHeadings = {
  ...SKELETON_HEADINGS,
  whatItIs: 'Which policy fits, and how a request works',
  covers: 'Common coverages',
  doesNotCover: 'Often left out',
};

/** A city page: the skeleton, with local facts first. `path` is /locations/{slug}, `alsoAt` /alberta/{slug}. */
export type CityPage = SkeletonPage & {
  slug: CitySlug;
  name: string;
  /** One sentence for the directory and the map. */
  summary: string;
  imageUrl: `/illustrations/${string}.svg`;
  coordinates: { latitude: number; longitude: number };
  /** At least five keys of content/facts/cities.ts, shown with their source and date. */
  localFacts: readonly string[];
  map: CityMap;
  /** Local risks; the figures come from facts and carry their date. */
  risks: readonly Section[];
  neighbourhoods: readonly string[];
  nearby: readonly string[];
};
