import { type MouseEvent, useState } from 'react';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { PageHero } from '#app/site/skeleton/page-hero.tsx';
import { Button } from '#app/ui/button.tsx';

const CRUMBS = [{ label: 'Feature tour', to: '/feature-tour' }];

export const meta = () =>
  pageMeta({
    path: '/feature-tour',
    title: 'A short tour of this site',
    description:
      'A walk through the parts of the site, one step at a time: the menu, the search, the client portal, the assistant and the quote request.',
    crumbs: CRUMBS,
    isHidden: true,
  });

/** Walks over the real header and buttons of this page. */
export default function FeatureTour() {
  const [problem, setProblem] = useState(false);
  const [isPending, setPending] = useState(false);

  async function begin({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setPending(true);
    try {
      const { startTour } = await import('./start-tour.ts');
      startTour(currentTarget);
      setProblem(false);
    } catch {
      setProblem(true);
    }
    setPending(false);
  }

  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading="A short tour"
        lead="A short tour of the main parts of this site. On a keyboard, press the arrow keys to move on, and Escape to end the tour."
      >
        <Button size="large" onClick={begin} pending={isPending} pendingLabel="Loading…">
          Start the tour
        </Button>
      </PageHero>
      <div className="site-width pt-12 pb-20">
        <p role="status">{problem && 'The tour could not be loaded. Please try again.'}</p>
        <h2 className="text-2xl">What it shows</h2>
        <ol className="mt-4 flex max-w-text list-decimal flex-col gap-2 pl-6">
          <li>The notice that says who provides the insurance services</li>
          <li>The menu of all kinds of insurance</li>
          <li>The search, which the / key opens too</li>
          <li>The client portal, where you see who has read your request</li>
          <li>The chat assistant, which gives general information</li>
          <li>The quote request itself</li>
        </ol>
      </div>
    </>
  );
}
