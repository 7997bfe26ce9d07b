import { pageMeta } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { SkeletonView } from '../skeleton/skeleton-view.tsx';
import { IndustryLinks } from './industry-links.tsx';
import { loadService } from './load-service.ts';
import { ServiceIntro } from './service-intro.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  return loadService(requestPath(request), factsFor(request));
}

export const meta = ({ loaderData: { id, page, crumbs } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs,
    picture: id,
    things: [service({ path: page.path, name: page.card.name, description: page.description })],
  });

/** One kind of insurance: what it is for, what it leaves out, what to have ready. */
export default function ServiceShow({
  loaderData: { page, questions, crumbs, quotePath, sources, figures, industries },
}: {
  loaderData: Loaded;
}) {
  const trades = { heading: 'Your trade', body: <IndustryLinks industries={industries} /> };
  return (
    <SkeletonView
      page={page}
      questions={questions}
      crumbs={crumbs}
      quotePath={quotePath}
      sources={sources}
      figures={figures}
      imageUrl={page.card.imageUrl}
      intro={<ServiceIntro card={page.card} />}
      extra={industries.length > 0 ? { before: [trades] } : undefined}
    />
  );
}
