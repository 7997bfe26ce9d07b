import { lazy, Suspense } from 'react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { useLoadAhead } from '#app/ui/load-ahead.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { dueWords } from '../row-words.ts';

const loadPreview = () => import('./queue-preview.tsx');
const QueuePreview = lazy(async () => ({ default: (await loadPreview()).QueuePreview }));

/** The place beside a list, on wide screens, for what its chosen row is about. */
export function PreviewPane({ item, now }: { item: QueueItem | undefined; now: Date }) {
  useLoadAhead(loadPreview);
  return (
    <aside
      aria-label="The chosen request"
      // It scrolls, so the keyboard must reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-card border border-line bg-surface p-5 print:hidden"
    >
      {!item && <NothingChosen />}
      {item?.case && (
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

function NothingChosen() {
  return (
    <div className="py-6 text-center text-sm text-slate">
      <h2 className="text-base font-semibold text-ink">No request chosen</h2>
      <p className="mt-1">Press a row, or go through them with j and k, to see its request here.</p>
      <p className="mt-1">Enter opens it.</p>
    </div>
  );
}
