import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { faqPage as faqThing } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { faqCategories } from '#content/faqs/faq-categories.ts';
import { faqsOf } from '#content/faqs/faqs.ts';
import { faqPage } from '#content/pages/faq.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { QuestionList } from '../skeleton/question-list.tsx';
import { setPage, setTypeIn } from '../skeleton/set-type.ts';
import { FaqSearch } from './faq-search.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'FAQ', to: '/faq' }];
const FIRST = 'home';

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  // The first questions stand open above the cards: a card for them would lead to the same again.
  const categories = faqCategories
    .filter(({ category }) => category !== FIRST)
    .map(({ category, name, lead, path }) => ({ name, lead, to: path, count: faqsOf(category).length }));
  const first = faqsOf(FIRST).map(({ id, question, answer }) => ({ id, question, answer }));
  return {
    page: setPage(fillFactsIn(faqPage, facts)),
    ...setTypeIn(fillFactsIn({ categories, first }, facts)),
    sources: setTypeIn(sourcesOf([faqPage, first], facts)),
    reviewed: { day: faqPage.reviewedOn, words: dayWords(faqPage.reviewedOn) },
  };
}

export const meta = ({ loaderData }: { loaderData: Loaded }) =>
  pageMeta({
    ...loaderData.page,
    picture: 'faq',
    crumbs: CRUMBS,
    things: [faqThing(loaderData.first)],
  });

/** The categories of questions, and the first ones people ask. */
export default function FaqList({
  loaderData: { page, categories, first, sources, reviewed },
}: {
  loaderData: Loaded;
}) {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading={page.heading}
        lead={page.lead}
        imageUrl="/illustrations/signpost.svg"
      />
      <div className="site-width pb-20">
        <FaqSearch />
        <section
          aria-labelledby="first-questions"
          className="mt-12 grid gap-x-16 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <h2 id="first-questions" className="text-2xl">
            What people ask first
          </h2>
          <QuestionList questions={first} />
        </section>
        <section aria-labelledby="by-subject" className="mt-20">
          <h2 id="by-subject" className="text-2xl">
            {page.listHeading}
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map(({ name, lead, to, count }) => (
              <li key={to}>
                <Link
                  prefetch="intent"
                  to={to}
                  className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 transition-shadow hover:shadow-soft"
                >
                  <h3 className="text-lg group-hover:text-spruce">{name}</h3>
                  <span className="mt-1.5 flex-1 text-sm text-slate">{lead}</span>
                  <span className="mt-4 inline-flex items-center gap-2 text-sm font-semibold text-spruce">
                    {count} questions
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="mt-16 rounded-card bg-spruce-soft px-6 py-8 sm:px-9 sm:py-10 print:hidden">
          <h2 className="text-2xl">{page.notFound.heading}</h2>
          <p className="mt-3 max-w-text">{page.notFound.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/get-quote">Get a Free Quote</ButtonLink>
            <ButtonLink to="/contact" look="secondary">
              Contact us
            </ButtonLink>
          </div>
        </section>
        <PageSources reviewed={reviewed} pointers={page.pointers} facts={sources} />
      </div>
    </>
  );
}
