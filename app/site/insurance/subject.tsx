import { pageMeta } from '#app/site/meta/page-meta.ts';
import { requestPath } from '#app/site/meta/request-path.ts';
import { service } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SKELETON_HEADINGS as HEADINGS } from '#content/pages/skeleton-page.ts';
import { ContentsList } from '../skeleton/contents-list.tsx';
import { NextStep } from '../skeleton/next-step.tsx';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PagePartView } from '../skeleton/page-part.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { QuestionList } from '../skeleton/question-list.tsx';
import { RelatedPages } from '../skeleton/related-pages.tsx';
import { Part, placeId } from '../skeleton/text-section.tsx';
import { loadSubject } from './load-subject.ts';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  return loadSubject(requestPath(request), factsFor(request));
}

export const meta = ({ loaderData: { page, crumbs, picture } }: { loaderData: Loaded }) =>
  pageMeta({
    ...page,
    crumbs,
    picture,
    things: [service({ path: page.path, name: page.name, description: page.description })],
  });

/** One subject within a kind of insurance: its parts stand in its own order. */
export default function SubjectShow({
  loaderData: { page, questions, crumbs, sources },
}: {
  loaderData: Loaded;
}) {
  const quotePath = `/get-quote?type=${page.nextStep.quoteType}`;
  const places = [...page.parts.map(({ heading }) => heading), HEADINGS.questions, HEADINGS.nextStep];
  return (
    <>
      <PageHero crumbs={crumbs} heading={page.heading} lead={page.lead} imageUrl={page.imageUrl}>
        <ButtonLink to={quotePath} size="large">
          Get a Free Quote
        </ButtonLink>
      </PageHero>
      <div className="site-width grid justify-between gap-x-16 pb-20 lg:grid-cols-[15rem_minmax(0,48rem)] lg:pt-14 print:block print:p-0">
        <ContentsList places={places.map((label) => ({ id: placeId(label), label }))} />
        <article className="min-w-0 lg:-mt-14 print:mt-0 print:[zoom:0.85]">
          {page.parts.map((part) => (
            <PagePartView key={part.heading} part={part} />
          ))}
          <Part id={placeId(HEADINGS.questions)} heading={HEADINGS.questions}>
            <div className="mt-5">
              <QuestionList questions={questions} />
            </div>
          </Part>
          <NextStep
            id={placeId(HEADINGS.nextStep)}
            heading={HEADINGS.nextStep}
            text={page.nextStep.text}
            to={quotePath}
            label={page.nextStep.label}
          />
          <RelatedPages links={page.related} />
          <PageSources {...sources} />
        </article>
      </div>
    </>
  );
}
