import type { ReactNode } from 'react';
import { placeId } from '#app/platform/text/place-id.ts';
import type { Crumb } from '#app/site/frame/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { SKELETON_HEADINGS as HEADINGS, type SkeletonPage } from '#content/pages/skeleton-page.ts';
import { ContentsList } from './contents-list.tsx';
import { NextStep } from './next-step.tsx';
import { PageHero } from './page-hero.tsx';
import { PageSources, type PageSourcesProps } from './page-sources.tsx';
import { type Question, QuestionList } from './question-list.tsx';
import { QuoteBar } from './quote-way/quote-bar.tsx';
import { RelatedPages } from './related-pages.tsx';
import { Part } from './text-section.tsx';

type PageFrameProps = {
  page: Pick<SkeletonPage, 'heading' | 'lead' | 'nextStep' | 'related'>;
  imageUrl?: string | undefined;
  crumbs: readonly Crumb[];
  /** The headings of the parts that the page has of its own. */
  places: readonly string[];
  questions: readonly Question[];
  quotePath: string;
  sources: PageSourcesProps;
  children: ReactNode;
};

/**
 * What stands around the parts of every page about coverage: the way in, the contents, the questions, and the way on. It has
 * two right edges: words end at 38rem, also those inside a card, and tables, figures and cards at 46rem.
 */
export function PageFrame({
  page,
  imageUrl,
  crumbs,
  places,
  questions,
  quotePath,
  sources,
  children,
}: PageFrameProps) {
  const { text, label } = page.nextStep;
  const all = [...places, HEADINGS.nextStep, ...(questions.length > 0 ? [HEADINGS.questions] : [])];
  return (
    <>
      <PageHero crumbs={crumbs} heading={page.heading} lead={page.lead} imageUrl={imageUrl}>
        <ButtonLink to={quotePath} size="large">
          Get a Free Quote
        </ButtonLink>
      </PageHero>
      <div className="site-width grid justify-between gap-x-16 md:pb-20 lg:grid-cols-[15rem_minmax(0,46rem)] lg:pt-14 print:block print:p-0">
        <ContentsList places={all.map((place) => ({ id: placeId(place), label: place }))} />
        <article className="min-w-0 [--container-text:38rem] max-md:col-start-1 max-md:row-start-2 max-md:pb-24 max-sm:[&>footer]:mt-9 lg:-mt-14 print:mt-0 print:[zoom:0.85]">
          {children}
          <NextStep
            id={placeId(HEADINGS.nextStep)}
            heading={HEADINGS.nextStep}
            text={text}
            to={quotePath}
            label={label}
          />
          {questions.length > 0 && (
            <Part id={placeId(HEADINGS.questions)} heading={HEADINGS.questions}>
              <div className="mt-5">
                <QuestionList questions={questions} />
              </div>
            </Part>
          )}
          <RelatedPages links={page.related} />
          <PageSources {...sources} />
        </article>
        <QuoteBar to={quotePath} />
      </div>
    </>
  );
}
