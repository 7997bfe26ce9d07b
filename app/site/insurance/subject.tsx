import { pageMeta } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { PageFrame } from '../skeleton/page-frame.tsx';
import { PagePartView } from '../skeleton/parts/page-part.tsx';
import { loadSubject } from './load-subject.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  return loadSubject(requestPath(request), factsFor(request));
}

export const meta = ({ loaderData: { page, crumbs, picture } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs,
    picture,
    things: [service({ path: page.path, name: page.name, description: page.description })],
  });

/** One subject within a kind of insurance: its parts stand in its own order. */
export default function SubjectShow({
  loaderData: { page, questions, crumbs, quotePath, sources },
}: {
  loaderData: Loaded;
}) {
  return (
    <PageFrame
      {...{ page, crumbs, questions, quotePath, sources }}
      imageUrl={page.imageUrl}
      places={page.parts.map(({ heading }) => heading)}
    >
      {page.parts.map((part) => (
        <PagePartView key={part.heading} part={part} />
      ))}
    </PageFrame>
  );
}
