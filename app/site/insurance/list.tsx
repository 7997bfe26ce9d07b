import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { facts } from '#content/facts.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import { industryById } from '#content/industries.ts';
import { serviceCardPath } from '#content/service-page.ts';
import { serviceList } from '#content/services/list.ts';
import { serviceById } from '#content/services.ts';
import { formatDay } from '../format-day.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { ServiceCards } from './service-cards.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Insurance', to: '/insurance/all' }];

export function loader() {
  const { groups, reviewedOn, ...page } = serviceList;
  return fillFactsIn(
    {
      page,
      reviewed: { day: reviewedOn, words: formatDay(reviewedOn) },
      groups: groups.map(({ heading, text, services, industries = [] }) => ({
        heading,
        text,
        cards: services.map((id) => {
          const { name, description, imageUrl } = serviceById(id).card;
          return { name, description, imageUrl, to: serviceCardPath(id) };
        }),
        industries: industries.map((id) => ({ label: industryById(id).name, to: `/business/${id}` })),
      })),
    },
    facts,
  );
}

export const meta = ({ loaderData }: { loaderData: Loaded }) =>
  pageMeta({ ...loaderData.page, crumbs: CRUMBS });

/** Every kind of insurance somebody can ask about here. */
export default function ServiceList({ loaderData: { page, reviewed, groups } }: { loaderData: Loaded }) {
  return (
    <>
      <PageHero crumbs={CRUMBS} heading={page.heading} lead={page.lead} />
      <div className="site-width pb-20">
        {groups.map((group) => (
          <section key={group.heading} className="mt-14">
            <h2 className="text-2xl">{group.heading}</h2>
            <p className="mt-2 mb-6 max-w-text text-slate">{group.text}</p>
            <ServiceCards cards={group.cards} />
            {group.industries.length > 0 && (
              <ul className="mt-6 flex flex-wrap gap-x-6">
                {group.industries.map(({ label, to }) => (
                  <li key={to}>
                    <TextLink to={to} className="inline-flex min-h-11 items-center">
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section className="mt-16 rounded-card bg-spruce-soft px-6 py-8 sm:px-9 sm:py-10">
          <h2 className="text-2xl">{page.closing.heading}</h2>
          <p className="mt-3 max-w-text">{page.closing.text}</p>
          <ButtonLink to="/get-quote" size="large" className="mt-6">
            Get a Free Quote
          </ButtonLink>
        </section>
        <PageSources reviewed={reviewed} pointers={page.pointers} facts={[]} />
      </div>
    </>
  );
}
