import { pageMeta } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { industries } from '#content/industries/industries.ts';
import { loadSkeleton } from '../skeleton/load-skeleton.ts';
import { SkeletonView } from '../skeleton/skeleton-view.tsx';
import { SectionBody } from '../skeleton/text-section.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const id = requestPath(request).split('/').at(-1);
  const industry = industries.find((page) => page.id === id);
  if (!industry) throw new RangeError(`There is no industry called ${id}.`);
  const crumbs = [
    { label: 'Insurance', to: '/insurance/all' },
    { label: 'Business insurance', to: '/business' },
    { label: industry.name, to: industry.path },
  ];
  return loadSkeleton(industry, crumbs, factsFor(request));
}

export const meta = ({ loaderData: { page, crumbs } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs,
    picture: page.id,
    things: [service({ path: page.path, name: page.heading, description: page.description })],
  });

/** Business insurance for one trade. */
export default function IndustryShow({ loaderData }: { loaderData: Loaded }) {
  const { risks, imageUrl } = loaderData.page;
  const before = [{ heading: risks.heading, body: <SectionBody section={risks} /> }];
  return <SkeletonView {...loaderData} imageUrl={imageUrl} extra={{ before }} />;
}
