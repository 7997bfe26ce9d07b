import type { SkeletonPage } from '#content/pages/skeleton-page.ts';

export const SERVICE_IDS = [
  'commercial-auto',
  'business',
  'specialty',
  'auto',
  'supervisa',
  'home',
  'group-benefits',
  'life',
  'travel',
] as const;

export type ServiceId = (typeof SERVICE_IDS)[number];

/** The shape of the static catalogue. */
export type CatalogueEntry = {
  id: ServiceId;
  name: string;
  description: string;
  imageUrl: `/illustrations/${string}.svg`;
  features: readonly string[];
  coverages: readonly string[];
  longDescription: string;
};

/**
 * `card` stands in lists (home, /insurance/all, menus, search). `onPage` stands at the top of the page when
 * the page needs another one: only specialty does, which gives it the two variants of the specification.
 */
export type ServicePage = SkeletonPage & {
  id: ServiceId;
  card: CatalogueEntry;
  onPage?: CatalogueEntry;
};

/** Where the card of a service leads. Twin paths show the page of `path`, the canonical one. */
export function serviceCardPath(id: ServiceId): string {
  return id === 'business' ? '/business' : `/insurance/${id}`;
}
