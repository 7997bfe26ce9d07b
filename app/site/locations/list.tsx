import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { cities } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import { locationsPage } from '#content/pages/locations.ts';
import { sourcesOf } from '#content/sources-of.ts';
import { formatDay } from '../format-day.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { placeId, TextSection } from '../skeleton/text-section.tsx';
import { service } from '../structured-data.ts';
import { AlbertaMap } from './alberta-map.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Locations', to: '/locations' }];

export function loader() {
  const places = cities.map(({ slug, name, path, summary, coordinates }) => ({
    slug: `${slug}`,
    name,
    to: path,
    summary,
    ...coordinates,
  }));
  const named = locationsPage.namedOnly.map(({ name, summary, coordinates }) => {
    const slug = placeId(name);
    return { slug, name, to: `#${slug}`, summary, ...coordinates };
  });
  return {
    ...fillFactsIn({ page: locationsPage, places: [...places, ...named] }, facts),
    sources: sourcesOf(locationsPage, facts),
    reviewed: { day: locationsPage.reviewedOn, words: formatDay(locationsPage.reviewedOn) },
  };
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs: CRUMBS,
    picture: 'locations',
    things: [service({ ...page, name: 'Insurance quote requests in Alberta' })],
  });

/** The places we name, as a list and on a map that show each other. */
export default function Locations({
  loaderData: { page, places, sources, reviewed },
}: {
  loaderData: Loaded;
}) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <>
      <PageHero crumbs={CRUMBS} heading={page.heading} lead={page.lead} />
      <div className="site-width grid gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <h2 className="sr-only">{page.listHeading}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {places.map((place) => (
              <li
                key={place.slug}
                id={place.slug}
                onMouseEnter={() => setMarked(place.slug)}
                onMouseLeave={() => setMarked(null)}
                className="py-5"
              >
                <h3 className="text-xl">
                  {place.to.startsWith('#') ? (
                    place.name
                  ) : (
                    <Link
                      prefetch="intent"
                      to={place.to}
                      className="inline-flex min-h-11 items-center text-spruce underline decoration-1 underline-offset-4 hover:decoration-2"
                    >
                      {place.name}
                    </Link>
                  )}
                </h3>
                <p className="mt-1 max-w-text text-slate">{place.summary}</p>
              </li>
            ))}
          </ul>
          {page.sections.map((section) => (
            <TextSection key={section.heading} section={section} id={placeId(section.heading)} />
          ))}
          <ButtonLink to="/get-quote" size="large" className="mt-8">
            Get a Free Quote
          </ButtonLink>
          <PageSources reviewed={reviewed} pointers={page.pointers} facts={sources} />
        </div>
        <div className="max-lg:order-first">
          <AlbertaMap label={page.mapLabel} places={places} marked={marked} onMark={setMarked} />
        </div>
      </div>
    </>
  );
}
