import { useState } from 'react';
import { TOWNS } from '#app/features/cases/rules/origin/postal-city.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { placeId } from '#app/platform/text/place-id.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { cities } from '#content/cities/cities.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { locationsPage } from '#content/pages/locations.ts';
import { NextStep } from '../skeleton/next-step.tsx';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { setTypeIn } from '../skeleton/set-type.ts';
import { TextSection } from '../skeleton/text-section.tsx';
import { AlbertaMap } from './alberta-map.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Locations', to: '/locations' }];

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
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
  // The towns of the city's own page too, so that the two lists agree.
  const served = cities.map(({ name, path: to, nearby }) => ({
    name,
    to,
    towns: [...new Set([...TOWNS.filter(({ near }) => near === name).map((town) => town.name), ...nearby])],
  }));
  return {
    served: served.filter(({ towns }) => towns.length > 0),
    ...setTypeIn(fillFactsIn({ page: locationsPage, places: [...places, ...named] }, facts)),
    sources: setTypeIn(sourcesOf(locationsPage, facts)),
    reviewed: { day: locationsPage.reviewedOn, words: dayWords(locationsPage.reviewedOn) },
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
  loaderData: { page, places, served, sources, reviewed },
}: {
  loaderData: Loaded;
}) {
  const [marked, setMarked] = useState<string | null>(null);
  return (
    <>
      <PageHero crumbs={CRUMBS} heading={page.heading} lead={page.lead} imageUrl="/illustrations/prairie.svg">
        <ButtonLink to="/get-quote" size="large">
          Get a Free Quote
        </ButtonLink>
      </PageHero>
      <div className="site-width grid justify-between gap-x-14 gap-y-12 pt-12 pb-20 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,44rem)_23rem]">
        <div>
          <h2 className="sr-only">{page.listHeading}</h2>
          <ul className="border-t border-line *:border-b *:border-line *:py-4 [&_p]:max-w-text [&_p]:text-slate">
            {places.map((place) => (
              <li
                key={place.slug}
                id={place.slug}
                onMouseEnter={() => setMarked(place.slug)}
                onMouseLeave={() => setMarked(null)}
              >
                <h3 className="flex min-h-11 items-center text-xl font-semibold">
                  {place.to.startsWith('#') ? (
                    place.name
                  ) : (
                    <TextLink to={place.to} className="font-semibold">
                      {place.name}
                    </TextLink>
                  )}
                </h3>
                <p>{place.summary}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start md:sticky md:top-30 md:col-start-2 md:row-span-2 md:row-start-1">
          <AlbertaMap label={page.mapLabel} places={places} marked={marked} onMark={setMarked} />
        </div>
        <div className="-mt-14">
          <Towns {...page.towns} served={served} />
          {page.sections.map((section) => (
            <TextSection key={section.heading} section={section} id={placeId(section.heading)} />
          ))}
          <NextStep id="next-step" {...page.nextStep} to="/get-quote" />
          <PageSources reviewed={reviewed} pointers={page.pointers} facts={sources} />
        </div>
      </div>
    </>
  );
}

/** The communities near each city. */
function Towns({ heading, text, elsewhere, served }: Loaded['page']['towns'] & { served: Loaded['served'] }) {
  return (
    <section id="towns" className="scroll-mt-32 pt-14">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3 max-w-text">{text}</p>
      {/* On a phone its cells end within the card: the chat's button has its place beside them. */}
      <table className="mt-6 w-full rounded-card border border-line bg-surface text-left max-sm:block max-sm:px-5 max-sm:[&_:is(tbody,tr,th,td)]:block [&_tr:not(:first-child)]:border-t [&_tr]:border-line max-sm:[&_tr]:py-3 sm:[&_:is(th,td)]:px-5 sm:[&_:is(th,td)]:py-3 [&_:is(th,td)]:align-top">
        <caption className="sr-only">{heading}</caption>
        <tbody>
          {served.map(({ name, to, towns }) => (
            <tr key={name}>
              <th scope="row" className="font-semibold">
                <TextLink to={to} className="inline-flex min-h-11 items-center font-semibold sm:min-h-0">
                  {name}
                </TextLink>
              </th>
              <td className="text-slate">{towns.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-text text-slate">{elsewhere}</p>
    </section>
  );
}
