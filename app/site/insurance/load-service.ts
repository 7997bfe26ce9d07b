import type { Crumb } from '#app/site/frame/breadcrumb.tsx';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { industries } from '#content/industries/industries.ts';
import { type ServicePage, serviceCardPath } from '#content/services/service-page.ts';
import { services } from '#content/services/services.ts';
import { loadSkeleton } from '../skeleton/load-skeleton.ts';
import { setTypeIn } from '../skeleton/set-type.ts';

/** The page of a service by any of its paths. For loaders only. */
export function loadService(path: string, facts: FactBook) {
  const service = services.find((page) => pathsOf(page).includes(path));
  if (!service) throw new RangeError(`No service lives at ${path}.`);
  const { card, onPage, ...page } = service;
  const { name, imageUrl, features, coverages } = onPage ?? card;
  return {
    id: service.id,
    ...loadSkeleton({ ...page, card: { name, imageUrl, features, coverages } }, crumbsOf(service), facts),
    industries: service.id === 'business' ? setTypeIn(industries.map(industryLink)) : [],
  };
}

function pathsOf(page: ServicePage): string[] {
  return [page.path, ...(page.alsoAt ?? []), serviceCardPath(page.id)];
}

function crumbsOf({ path, card }: ServicePage): Crumb[] {
  const all = { label: 'Insurance', to: '/insurance/all' };
  const own = { label: card.name, to: path };
  return path.startsWith('/business/')
    ? [all, { label: 'Business insurance', to: '/business' }, own]
    : [all, own];
}

function industryLink({ name, summary, path, imageUrl }: (typeof industries)[number]) {
  return { name, summary, to: path, imageUrl };
}
