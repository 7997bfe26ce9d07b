import { lazy, Suspense } from 'react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { dueWords, URGENCY } from '../words/due-words.ts';
import { aboutParts, nextWords } from '../words/row-words.ts';
import type { Previewed } from './use-previewed.ts';

const loadPreview = () => import('./queue-preview.tsx');
const QueuePreview = lazy(async () => ({ default: (await loadPreview()).QueuePreview }));

type PreviewPaneProps = {
  item: QueueItem | undefined;
  how: Previewed['how'] | undefined;
  /** What stands first in the list. */
  first: QueueItem | undefined;
  now: Date;
};

/** The place beside a list, on wide screens, for what its chosen row is about. */
export function PreviewPane({ item, how, first, now }: PreviewPaneProps) {
  useLoadAhead(loadPreview);
  return (
    <aside
      aria-label="The chosen request"
      // What was done is said over it, and not over the rows.
      data-right=""
      // It scrolls, so the keyboard must reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-card border border-line bg-surface p-5 print:hidden"
    >
      {!item && first && <NotRead item={first} now={now} place="First in your list" isHinted />}
      {item?.case && how !== 'read' && (
        <NotRead
          item={item}
          now={now}
          place={how === 'put' ? 'Next in your list' : null}
          isHinted={how === 'put'}
        />
      )}
      {item?.case && how === 'read' && (
        <Suspense fallback={<SkeletonText lines={9} />}>
          <QueuePreview key={item.case.id} caseId={item.case.id} />
        </Suspense>
      )}
      {item && !item.case && (
        <>
          <p className="text-xs text-slate">Your own task</p>
          <h2 className="text-lg leading-6 font-semibold">{item.title}</h2>
          <p className="mt-1 text-sm text-slate">{dueWords(item, now).words}</p>
        </>
      )}
    </aside>
  );
}

type NotReadProps = { item: QueueItem; now: Date; place: string | null; isHinted: boolean };

/** Before a row is chosen: what the list says of it. The case itself is read, and its client told so, by whoever chooses it. */
function NotRead({ item, now, place, isHinted }: NotReadProps) {
  const due = dueWords(item, now);
  return (
    <>
      <p className="text-xs text-slate">{[place, item.case?.reference].filter(Boolean).join(' · ')}</p>
      <h2 className="text-lg leading-6 font-semibold tracking-tight">{nextWords(item)}</h2>
      <p className="mt-1 text-sm text-slate">{aboutParts(item, now).join(' · ')}</p>
      <p className={classNames('mt-1 text-sm tabular-nums', URGENCY[due.urgency])}>{upperFirst(due.words)}</p>
      {isHinted && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-slate">
          Press a row, or go through them with j and k, to read its request here. The client sees what you
          view. Enter opens it.
        </p>
      )}
    </>
  );
}
