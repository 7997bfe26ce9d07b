import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { facts } from '#content/facts.ts';
import { faqCategories } from '#content/faq-categories.ts';
import { faqsOf } from '#content/faqs.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { QuestionList } from '../skeleton/question-list.tsx';
import { faqPage } from '../structured-data.ts';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'FAQ', to: '/faq' }];

export function loader() {
  const categories = faqCategories.map(({ category, name, lead, path }) => ({
    name,
    lead,
    to: path,
    count: faqsOf(category).length,
  }));
  const first = faqsOf('home').map(({ id, question, answer }) => ({ id, question, answer }));
  return fillFactsIn({ categories: categories.filter(({ count }) => count > 0), first }, facts);
}

export const meta = ({ loaderData }: { loaderData: Loaded }) =>
  pageMeta({
    path: '/faq',
    title: 'Questions about insurance in Alberta, answered plainly',
    description:
      'Auto, home, business, life, travel and more: plain answers for Albertans, with the sources and the date of every figure.',
    picture: 'faq',
    crumbs: CRUMBS,
    things: [faqPage(loaderData.first)],
  });

/** The categories of questions, and the first ones people ask. */
export default function FaqList({ loaderData: { categories, first } }: { loaderData: Loaded }) {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading="Questions and answers"
        lead="Plain answers for Alberta, with the source and the date of every figure. For advice about your own cover, ask a licensed broker."
      />
      <div className="site-width pb-20">
        <section
          aria-labelledby="first-questions"
          className="mt-14 grid gap-x-16 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <h2 id="first-questions" className="text-2xl">
            What people ask first
          </h2>
          <QuestionList questions={first} />
        </section>
        <section aria-labelledby="by-subject" className="mt-20">
          <h2 id="by-subject" className="text-2xl">
            By subject
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
      </div>
    </>
  );
}
