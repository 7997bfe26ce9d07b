import { AlarmClock } from 'lucide-react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import { aboutWords, dueWords, nextWords, reachMarks, URGENCY } from '../row-words.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { ChoiceBox } from './choice-box.tsx';
import { RowAction } from './row-action.tsx';
import { RowLink } from './row-link.tsx';
import { RowTool } from './row-tool.tsx';
import { UnreadBadge } from './unread-badge.tsx';

type QueueRowProps = {
  item: QueueItem;
  now: Date;
  /** The first of the list has the one filled button. */
  isFirst: boolean;
  isNew: boolean;
  doing: RowDoing;
  choice: QueueChoice;
  preview: RowPreview;
};

/** Where what a row is about is shown beside the list: the row of which it is. */
export type RowPreview = { id: string | null } | null;

/** One thing to do in one line: by when, what, about whom, and the button that does it. */
export function QueueRow({ item, now, isFirst, isNew, doing, choice, preview }: QueueRowProps) {
  const due = dueWords(item, now);
  const reach = reachMarks(item);
  const canPutOff = item.clock !== 'accept';
  const isChosen = choice.has(item.id);
  return (
    <li
      data-row={item.id}
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-2.5 pr-4 pl-1 first:border-t-0',
        'md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:py-1.5',
        'transition-colors duration-700 hover:bg-mist/60 has-[[data-go]:focus-visible]:bg-mist/60',
        preview?.id === item.id && 'bg-mist inset-shadow-[3px_0] inset-shadow-spruce',
        (isNew || isChosen) && 'bg-spruce-soft',
      )}
    >
      <div className="col-start-1 row-span-2 row-start-1 max-md:row-span-3 max-md:self-start">
        <ChoiceBox
          label={`Choose: ${nextWords(item)}`}
          isChosen={isChosen}
          onToggle={(upToHere) => choice.toggle(item.id, upToHere)}
        />
      </div>
      <p className="col-span-2 col-start-2 row-start-1 flex min-w-0 items-center gap-2 font-semibold md:col-span-1">
        <RowLink
          item={item}
          className="md:truncate"
          isShownFirst={preview !== null && preview.id !== item.id}
        >
          {nextWords(item)}
        </RowLink>
        <UnreadBadge item={item} onRead={doing.markRead} />
      </p>
      <p
        className={classNames(
          'col-start-2 row-start-3 text-sm tabular-nums md:col-start-3 md:whitespace-nowrap md:row-start-1',
          URGENCY[due.urgency],
        )}
      >
        {due.words}
      </p>
      <p className="row-start-2 text-sm text-slate max-md:col-span-2 max-md:col-start-2 md:col-span-2 md:col-start-2 md:truncate">
        {aboutWords(item)}
        {/* On a phone it is left out where something else tells the row from others. */}
        {item.case && item.clock !== 'accept' && (
          <span className="max-sm:hidden"> · {item.case.reference}</span>
        )}
        {reach && (
          <span className="whitespace-nowrap max-sm:block">
            <span className="max-sm:hidden"> · </span>
            {reach}
          </span>
        )}
      </p>
      <div className="relative z-1 -mr-2 flex items-center justify-end gap-1 col-start-3 row-start-3 md:col-start-4 md:row-span-2 md:row-start-1 lg:min-w-40">
        {canPutOff && (
          <RowTool label={`Snooze: ${nextWords(item)}`} title="Snooze (s)" onPress={() => doing.snooze(item)}>
            <AlarmClock aria-hidden="true" className="size-5" />
          </RowTool>
        )}
        <RowAction item={item} isFirst={isFirst} doing={doing} />
      </div>
    </li>
  );
}
