import { dayWords } from '#app/platform/clock/day-words.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { industryById } from '#content/industries/industries.ts';
import { serviceList } from '#content/services/list.ts';
import { serviceCardPath } from '#content/services/service-page.ts';
import { serviceById } from '#content/services/services.ts';
import { subjectBySlug } from '#content/subjects/subjects.ts';
import { NextStep } from '../skeleton/next-step.tsx';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { setTypeIn } from '../skeleton/set-type.ts';
import { ServiceCards } from './service-cards.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Insurance', to: '/insurance/all' }];

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const { groups, reviewedOn, ...page } = serviceList;
  const filled = fillFactsIn(
    {
      page,
      reviewed: { day: reviewedOn, words: dayWords(reviewedOn) },
      groups: groups.map(({ heading, text, services, subjects, industries = [] }) => ({
        heading,
        text,
        cards: services.map((id) => {
          const { name, description, imageUrl } = serviceById(id).card;
          return { name, description, imageUrl, to: serviceCardPath(id) };
        }),
        subjects: subjects.map((slug) => {
          const { name, summary, path } = subjectBySlug(slug);
          return { name, summary, to: path };
        }),
        industries: industries.map((id) => ({ label: industryById(id).name, to: `/business/${id}` })),
      })),
    },
    facts,
  );
  return setTypeIn(filled);
}

export const meta = ({ loaderData }: { loaderData: Loaded }) =>
  pageMeta({ ...loaderData.page, crumbs: CRUMBS });

/** Every kind of insurance somebody can ask about here. */
export default function ServiceList({ loaderData: { page, reviewed, groups } }: { loaderData: Loaded }) {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading={page.heading}
        lead={page.lead}
        imageUrl="/illustrations/all-insurance.svg"
      />
      <div className="site-width pb-20">
        {groups.map((group) => (
          <section key={group.heading} className="mt-14">
            <h2 className="text-2xl">{group.heading}</h2>
            <p className="mt-2 mb-6 max-w-text text-slate">{group.text}</p>
            <ServiceCards cards={group.cards} />
            <ul className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {group.subjects.map(({ name, summary, to }) => (
                <li key={to} className="border-t border-line py-3">
                  <TextLink to={to} className="inline-flex min-h-11 items-center font-semibold">
                    {name}
                  </TextLink>
                  <p className="text-sm text-slate">{summary}</p>
                </li>
              ))}
            </ul>
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
        <NextStep id="next-step" {...page.nextStep} to="/get-quote" />
        <PageSources reviewed={reviewed} pointers={page.pointers} facts={[]} />
      </div>
    </>
  );
}
