import { dayWords } from '#app/platform/clock/day-words.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { faqPage } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { faqCategories } from '#content/faqs/faq-categories.ts';
import { faqsOf } from '#content/faqs/faqs.ts';
import { faqPage as faqHome } from '#content/pages/faq.ts';
import type { Link } from '#content/pages/page.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { QuestionList } from '../skeleton/question-list.tsx';
import { quotePathOfQuestions } from '../skeleton/quote-way/quote-path.ts';
import { setPage, setTypeIn } from '../skeleton/set-type.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const path = requestPath(request);
  const found = faqCategories.find((page) => page.path === path);
  if (!found) throw new RangeError(`There are no questions at ${path}.`);
  const questions = faqsOf(found.category);
  const page = setPage(fillFactsIn(found, facts));
  return {
    page,
    questions: setTypeIn(
      fillFactsIn(questions, facts).map(({ id, question, answer }) => ({ id, question, answer })),
    ),
    sources: setTypeIn(sourcesOf(questions, facts)),
    quotePath: quotePathOfQuestions(found.category),
    missing: setTypeIn(faqHome.notFound),
    reviewed: { day: page.reviewedOn, words: dayWords(page.reviewedOn) },
    others: faqCategories
      .filter(({ category }) => category !== page.category)
      .map(({ name, path: to }) => ({ label: name, to })),
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
  loaderData: { page, questions, sources, missing, reviewed, others, quotePath },
}: {
  loaderData: Loaded;
}) {
  return (
    <>
      <PageHero crumbs={crumbsOf(page)} heading={page.heading} lead={page.lead} imageUrl={page.imageUrl} />
      <div className="site-width grid gap-x-16 pt-12 pb-20 lg:grid-cols-[minmax(0,46rem)_16rem] lg:grid-rows-[auto_1fr] lg:justify-between print:block print:p-0">
        <div className="min-w-0">
          <QuestionList questions={questions} level={2} />
          <Links heading="Related pages" links={page.related} className="mt-12" />
        </div>
        <aside className="mt-12 lg:row-span-2 lg:mt-0 print:hidden">
          <div className="rounded-card bg-spruce-soft p-6">
            <p className="font-semibold">{missing.heading}</p>
            <p className="mt-1 text-sm">{missing.text}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              <ButtonLink to={quotePath} size="small">
                Get a Free Quote
              </ButtonLink>
              <ButtonLink to="/contact" look="secondary" size="small">
                Contact us
              </ButtonLink>
            </div>
          </div>
          <Links heading="More questions" links={others} className="mt-10" />
        </aside>
        <PageSources
          reviewed={reviewed}
          pointers={page.pointers}
          facts={sources}
          {...(page.category === 'privacy-and-account' && { notice: null })}
        />
      </div>
    </>
  );
}

type LinksProps = { heading: string; links: readonly Link[]; className: string };

function Links({ heading, links, className }: LinksProps) {
  return (
    <nav aria-label={heading} className={classNames(className, 'print:hidden')}>
      <h2 className="text-lg">{heading}</h2>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center font-normal">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
