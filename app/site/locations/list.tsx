import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { cities } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { service } from '../structured-data.ts';
import { AlbertaMap } from './alberta-map.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Locations', to: '/locations' }];
const TEXTS = {
  path: '/locations',
  title: 'Insurance by city in Alberta',
  description:
    'Calgary, Edmonton, Red Deer, Lethbridge, Fort McMurray and the rest of Alberta: local risks, dated figures, and one request to a licensed broker partner.',
};

/** Named with the service cities; it has no page of its own. */
const MEDICINE_HAT = {
  slug: 'medicine-hat',
  name: 'Medicine Hat',
  to: '#medicine-hat',
  latitude: 50.0405,
  longitude: -110.6764,
  summary:
    'On the South Saskatchewan, where low streets know the river. Requests from here are as welcome as from anywhere in the province.',
};

export function loader() {
  const places = cities.map(({ slug, name, path, summary, coordinates }) => ({
    slug: `${slug}`,
    name,
    to: path,
    summary,
    ...coordinates,
  }));
  return fillFactsIn({ places: [...places, MEDICINE_HAT] }, facts);
}

export const meta = () =>
  pageMeta({
    ...TEXTS,
    crumbs: CRUMBS,
    picture: 'locations',
    things: [service({ ...TEXTS, name: 'Insurance quote requests in Alberta' })],
  });

/** The places we name, as a list and on a map that show each other. */
export default function Locations({ loaderData: { places } }: { loaderData: Loaded }) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading="Insurance by city"
        lead="We serve all of Alberta. Weather, water and roads differ from one end to the other, so each city has a page of its own."
      />
      <div className="site-width grid gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <h2 className="sr-only">Cities</h2>
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
          <h2 className="mt-12 text-2xl">Somewhere else in Alberta?</h2>
          <p className="mt-3 max-w-text">
            Licensed broker partners work across the province, from the border to the boreal forest. Give your
            postal code with your request, and it goes to one who serves your area.
          </p>
          <ButtonLink to="/get-quote" size="large" className="mt-6">
            Get a Free Quote
          </ButtonLink>
        </div>
        <div className="max-lg:order-first">
          <AlbertaMap places={places} marked={marked} onMark={setMarked} />
        </div>
      </div>
    </>
  );
}
