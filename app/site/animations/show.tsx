import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Arch } from '#app/ui/arch.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { pageMeta } from '../page-meta.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { QuestionList } from '../skeleton/question-list.tsx';

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
        lead="Movement here only explains a change, and takes a quarter of a second at most. With reduced motion, all of it rests."
      />
      <ul className="site-width grid gap-5 pt-12 pb-20 md:grid-cols-2">
        <Shown
          title="Arriving"
          text="A page that is still loading appears softly, so that quick loads do not flash."
        >
          {(round) => (
            <div key={round} className="animate-arrive">
              <Arch className="h-24 w-auto" />
            </div>
          )}
        </Shown>
        <Shown title="Breathing" text="While something is on its way, the arch grows fainter and comes back.">
          {() => <Arch className="h-24 w-auto animate-breathe" />}
        </Shown>
        <Shown
          title="A shape of what comes"
          text="Lists and cards are drawn as quiet blocks before their words arrive."
        >
          {() => (
            <div className="flex w-full max-w-70 flex-col gap-3">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          )}
        </Shown>
        <Shown title="At work" text="A button that is busy says so and keeps its place.">
          {() => (
            <Button pending pendingLabel="Sending…">
              Send
            </Button>
          )}
        </Shown>
        <Shown title="Folding out" text="The arrow turns when an answer opens.">
          {() => (
            <div className="w-full">
              <QuestionList
                questions={[{ id: 'example', question: 'What moves here?', answer: 'Only the arrow does.' }]}
              />
            </div>
          )}
        </Shown>
        <Shown
          title="The banner"
          text="The notice at the top folds away past 150 pixels; the header shrinks past 50."
        >
          {(round) => <Folding key={round} />}
        </Shown>
        <Shown title="The line" text="A thin line at the top of the window until the page answers.">
          {() => <div className="h-0.75 w-full animate-breathe bg-dawn" />}
        </Shown>
        <Shown title="Turning" text="A small circle for waits that have no shape.">
          {() => <Spinner />}
        </Shown>
      </ul>
    </>
  );
}

type ShownProps = { title: string; text: string; children: (round: number) => ReactNode };

function Shown({ title, text, children }: ShownProps) {
  const [round, setRound] = useState(0);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface">
      <div className="flex min-h-44 items-center justify-center px-6 py-8">{children(round)}</div>
      <div className="flex items-start justify-between gap-4 border-t border-line p-5">
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="mt-1 text-sm text-slate">{text}</p>
        </div>
        <Button
          look="quiet"
          size="small"
          aria-label={`Play ${title} again`}
          onClick={() => setRound(round + 1)}
        >
          <RotateCcw aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  );
}

function Folding() {
  const [isFolded, setFolded] = useState(false);
  return (
    <div className="w-full max-w-80">
      <div
        className={classNames(
          'grid rounded-control bg-ink text-sm text-paper transition-[grid-template-rows]',
          isFolded ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
        )}
      >
        <p className={classNames('overflow-hidden px-4', !isFolded && 'py-2')}>The notice</p>
      </div>
      <Button look="secondary" size="small" className="mt-3" onClick={() => setFolded(!isFolded)}>
        {isFolded ? 'Show it' : 'Fold it away'}
      </Button>
    </div>
  );
}
