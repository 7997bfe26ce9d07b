import { Fragment } from 'react';
import { SECTIONS } from '#app/features/queue/next-thing.ts';
import type { QueueItem, QueuePage } from '#app/features/queue/schema.ts';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { QueueRow, type RowPreview } from './queue-row.tsx';
import { sectionWords } from './section-words.ts';

type QueueListProps = {
  items: readonly QueueItem[];
  counts: QueuePage['counts'];
  now: Date;
  arrivals: ReadonlySet<string>;
  doing: RowDoing;
  choice: QueueChoice;
  preview: RowPreview;
};

/** The rows under their sections, each with how much stands in it in all. */
export function QueueList({ items, counts, now, arrivals, doing, choice, preview }: QueueListProps) {
  return SECTIONS.map((section) => {
    const rows = items.filter((item) => item.section === section);
    if (rows.length === 0) return null;
    return (
      <Fragment key={section}>
        <section aria-labelledby={`queue-${section}`}>
          <h2 id={`queue-${section}`} className="mb-2 flex items-baseline gap-2 text-base font-semibold">
            {sectionWords(section, now)}
            <span className="font-normal text-slate tabular-nums">{counts[section]}</span>
          </h2>
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {rows.map((item) => (
              <QueueRow
                key={item.id}
                {...{ item, now, doing, choice, preview }}
                isNew={arrivals.has(item.id)}
              />
            ))}
          </ul>
        </section>
      </Fragment>
    );
  });
}
