import { pageMeta } from '#app/site/meta/page-meta.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { loadSkeleton } from '../skeleton/load-skeleton.ts';
import { SkeletonView } from '../skeleton/skeleton-view.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const crumbs = [
    { label: 'Insurance', to: '/insurance/all' },
    { label: 'Business insurance', to: '/business' },
    { label: 'General liability', to: businessGeneral.path },
  ];
  return loadSkeleton(businessGeneral, crumbs, factsFor(request));
}

export const meta = ({ loaderData: { page, crumbs } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs,
    picture: 'general-liability',
    things: [service({ path: page.path, name: page.heading, description: page.description })],
  });

/** Commercial general liability, the cover most businesses begin with. */
export default function BusinessGeneral({ loaderData }: { loaderData: Loaded }) {
  return <SkeletonView {...loaderData} imageUrl="/illustrations/general-liability.svg" />;
}
