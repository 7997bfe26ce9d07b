import { MapPin } from 'lucide-react';
import { cities } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import { pageMeta } from '../page-meta.ts';
import { requestPath } from '../request-path.ts';
import { loadSkeleton } from '../skeleton/load-skeleton.ts';
import { SectionBody, SkeletonView } from '../skeleton/skeleton-view.tsx';
import { service } from '../structured-data.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const slug = requestPath(request).split('/').at(-1);
  const city = cities.find((page) => page.slug === slug);
  if (!city) throw new RangeError(`There is no city called ${slug}.`);
  const crumbs = [
    { label: 'Locations', to: '/locations' },
    { label: city.name, to: city.path },
  ];
  const localFacts = city.localFacts.map((key) => {
    const fact = facts[key];
    if (!fact) throw new RangeError(`There is no fact called ${key}.`);
    return { key, statement: fact.statement, source: fact.source, asOf: fact.asOf };
  });
  return { ...loadSkeleton(city, { crumbs, facts: city.localFacts }), localFacts };
}

export const meta = ({ loaderData: { page, crumbs } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs,
    picture: page.slug,
    things: [
      service({
        path: page.path,
        name: page.heading,
        description: page.description,
        city: { name: page.name, ...page.coordinates },
      }),
    ],
  });

/** Insurance in one city: what is particular there, then the same parts as on every page. */
export default function CityShow({ loaderData }: { loaderData: Loaded }) {
  const { page, localFacts } = loaderData;
  const before = [
    { heading: `${page.name} in figures`, body: <LocalFacts facts={localFacts} /> },
    ...page.risks.map((risk) => ({ heading: risk.heading, body: <SectionBody section={risk} /> })),
  ];
  const after = [{ heading: 'Neighbourhoods and towns nearby', body: <Nearby {...page} /> }];
  return <SkeletonView {...loaderData} imageUrl={page.imageUrl} extra={{ before, after }} />;
}

function LocalFacts({ facts: found }: { facts: Loaded['localFacts'] }) {
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {found.map(({ key, statement, source, asOf }) => (
        <li key={key} className="flex flex-col rounded-card border border-line bg-surface p-5">
          <p className="flex-1">{statement}</p>
          <p className="mt-3 text-sm text-slate">
            {source.name}, {asOf}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Nearby({
  neighbourhoods,
  nearby,
  name,
}: Pick<Loaded['page'], 'neighbourhoods' | 'nearby' | 'name'>) {
  return (
    <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <PlaceNames title={`Neighbourhoods in ${name}`} names={neighbourhoods} />
      <PlaceNames title="Nearby" names={nearby} />
    </div>
  );
}

function PlaceNames({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-lg">
        <MapPin aria-hidden="true" className="size-5 text-spruce" />
        {title}
      </h3>
      <p className="mt-2 text-slate">{names.join(', ')}.</p>
    </div>
  );
}
