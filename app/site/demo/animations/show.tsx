import type { ReactNode } from 'react';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { PageHero } from '#app/site/skeleton/page-hero.tsx';
import { QuestionList } from '#app/site/skeleton/question-list.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { Arriving, AtWork, Folding, Message, Window } from './to-press.tsx';

const CRUMBS = [{ label: 'Animations', to: '/animations' }];

export const meta = () =>
  pageMeta({
    path: '/animations',
    title: 'Every movement of this site, on one page',
    description:
      'The few movements this site uses, what each one tells the reader, and how they rest for people who asked for less motion.',
    crumbs: CRUMBS,
    isHidden: true,
  });

/** Every movement the site uses, each with what it is for. */
export default function Animations() {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading="Animations"
        lead="Movement here only explains a change, in a quarter of a second at most, or says that something is on its way."
      >
        <p className="hidden rounded-control bg-surface px-4 py-2 motion-reduce:block">
          Your device asks for less motion, so everything here rests.
        </p>
      </PageHero>
      <ul className="site-width grid gap-5 pt-12 pb-20 md:grid-cols-2">
        <Shown title="Arriving" text="What was on its way appears softly, so that quick loads do not flash.">
          <Arriving />
        </Shown>
        <Shown title="Breathing" text="While something is on its way, the arch grows fainter and comes back.">
          <Arch className="h-24 w-auto animate-breathe" />
        </Shown>
        <Shown
          title="A shape of what comes"
          text="Lists and cards are drawn as quiet blocks before their words arrive."
        >
          <div className="flex w-full max-w-70 flex-col gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </Shown>
        <Shown title="Turning" text="A small circle for waits that have no shape.">
          <Spinner />
        </Shown>
        <Shown title="At work" text="A button that is busy says so and keeps its place.">
          <AtWork />
        </Shown>
        <Shown title="Folding out" text="The arrow turns when an answer opens.">
          <div className="w-full">
            <QuestionList
              questions={[{ id: 'example', question: 'What moves here?', answer: 'Only the arrow does.' }]}
            />
          </div>
        </Shown>
        <Shown
          title="The banner"
          text="The notice at the top folds away past 150 pixels; the header shrinks past 50."
        >
          <Folding />
        </Shown>
        <Shown title="A message" text="It rises in the corner, says what happened and leaves by itself.">
          <Message />
        </Shown>
        <Shown title="A window" text="It grows a little as it opens, over a page that steps back.">
          <Window />
        </Shown>
        <Shown title="The line" text="A thin line at the top of the page until the next page answers.">
          <div className="h-0.75 w-full animate-breathe bg-dawn" />
        </Shown>
      </ul>
    </>
  );
}

function Shown({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface">
      <div className="flex min-h-44 flex-1 items-center justify-center px-6 py-8">{children}</div>
      <div className="border-t border-line p-5 sm:px-6">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-sm text-slate">{text}</p>
      </div>
    </li>
  );
}
