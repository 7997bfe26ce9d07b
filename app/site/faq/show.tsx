import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { facts } from '#content/facts.ts';
import { faqCategories } from '#content/faq-categories.ts';
import { faqsOf } from '#content/faqs.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import { sourcesOf } from '#content/sources-of.ts';
import { formatDay } from '../format-day.ts';
import { pageMeta } from '../page-meta.ts';
import { requestPath } from '../request-path.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { QuestionList } from '../skeleton/question-list.tsx';
import { faqPage } from '../structured-data.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const path = requestPath(request);
  const found = faqCategories.find((page) => page.path === path);
  if (!found) throw new RangeError(`There are no questions at ${path}.`);
  const questions = faqsOf(found.category);
  const page = fillFactsIn(found, facts);
  return {
    page,
    questions: fillFactsIn(questions, facts).map(({ id, question, answer }) => ({ id, question, answer })),
    sources: sourcesOf(questions, facts),
    reviewed: { day: page.reviewedOn, words: formatDay(page.reviewedOn) },
    others: faqCategories
      .filter(({ category }) => category !== page.category)
      .map(({ name, path: to }) => ({ name, to })),
  };
}

const crumbsOf = (page: Loaded['page']) => [
  { label: 'FAQ', to: '/faq' },
  { label: page.name, to: page.path },
];

export const meta = ({ loaderData: { page, questions } }: { loaderData: Loaded }) =>
  pageMeta({ ...page, picture: 'faq', crumbs: crumbsOf(page), things: [faqPage(questions)] });

/** One category of questions, each folding out. */
export default function FaqCategory({
  loaderData: { page, questions, sources, reviewed, others },
}: {
  loaderData: Loaded;
}) {
  return (
    <>
      <PageHero crumbs={crumbsOf(page)} heading={page.heading} lead={page.lead} />
      <div className="site-width grid gap-x-16 gap-y-14 pt-10 pb-20 lg:grid-cols-[minmax(0,46rem)_16rem] lg:justify-between print:block">
        <div className="min-w-0">
          <QuestionList questions={questions} level={2} />
          <PageSources reviewed={reviewed} pointers={[]} facts={sources} />
        </div>
        <aside className="print:hidden">
          <nav aria-label="More questions">
            <h2 className="text-lg">More questions</h2>
            <ul className="mt-2">
              {others.map(({ name, to }) => (
                <li key={to}>
                  <TextLink to={to} className="inline-flex min-h-11 items-center font-normal">
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-8 rounded-card bg-spruce-soft p-6">
            <p className="font-semibold">Your question is not here?</p>
            <p className="mt-1 text-sm">
              Questions about your own cover belong with a licensed broker partner.
            </p>
            <ButtonLink to="/get-quote" size="small" className="mt-4">
              Get a Free Quote
            </ButtonLink>
          </div>
        </aside>
      </div>
    </>
  );
}
