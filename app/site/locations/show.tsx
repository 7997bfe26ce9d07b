import { pageMeta } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { cities } from '#content/cities/cities.ts';
import { CITY_HEADINGS } from '#content/cities/city-page.ts';
import { factIn } from '#content/facts/reading/fact.ts';
import { dateInWords, isPastReview } from '#content/facts/reading/sources-of.ts';
import { loadSkeleton } from '../skeleton/load-skeleton.ts';
import { setTypeIn } from '../skeleton/set-type.ts';
import { SkeletonView } from '../skeleton/skeleton-view.tsx';
import { SectionBody } from '../skeleton/text-section.tsx';
import { CityMap } from './city-map.tsx';
import { drawCityMap } from './draw-city-map.ts';
import { LocalFacts } from './local-facts.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const slug = requestPath(request).split('/').at(-1);
  const city = cities.find((page) => page.slug === slug);
  if (!city) throw new RangeError(`There is no city called ${slug}.`);
  const crumbs = [
    { label: 'Locations', to: '/locations' },
    { label: city.name, to: city.path },
  ];
  const localFacts = city.localFacts.map((key) => {
    const fact = factIn(facts, key);
    const { value, caption, statement, source, asOf } = fact;
    return setTypeIn({
      key,
      value,
      caption,
      statement,
      source: `${source.name} (${dateInWords(asOf)})`,
      isBeingChecked: isPastReview(fact, facts.day),
    });
  });
  const { page, ...loaded } = loadSkeleton(city, crumbs, facts, city.localFacts);
  const { map, ...shown } = page;
  const marks = map.marks.map(({ title, text }) => ({ title, text }));
  return { ...loaded, page: shown, localFacts, map: drawCityMap(map), marks };
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
  const { page, localFacts, map, marks } = loaderData;
  const before = [
    { heading: `${page.name} in figures`, body: <LocalFacts facts={localFacts} /> },
    { heading: `${page.name} on a map`, body: <CityMap map={map} marks={marks} /> },
    ...page.risks.map((risk) => ({ heading: risk.heading, body: <SectionBody section={risk} /> })),
  ];
  const after = [{ heading: 'Neighbourhoods and places nearby', body: <Nearby {...page} /> }];
  return (
    <SkeletonView
      {...loaderData}
      imageUrl={page.imageUrl}
      headings={CITY_HEADINGS}
      extra={{ before, after }}
    />
  );
}

function Nearby({
  neighbourhoods,
  nearby,
  name,
}: Pick<Loaded['page'], 'neighbourhoods' | 'nearby' | 'name'>) {
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2 [&_dd]:text-slate [&_dt]:font-semibold">
      <div>
        <dt>Neighbourhoods in {name}</dt>
        <dd>{neighbourhoods.join(', ')}</dd>
      </div>
      <div>
        <dt>Nearby</dt>
        <dd>{nearby.join(', ')}</dd>
      </div>
    </dl>
  );
}
