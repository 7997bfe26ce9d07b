import { AlarmClock } from 'lucide-react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import { aboutWords, dueWords, nextWords, URGENCY } from '../row-words.ts';
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
  const canPutOff = item.clock !== 'accept';
  const isChosen = choice.has(item.id);
  return (
    <li
      data-row={item.id}
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-2.5 pr-4 pl-1 first:border-t-0 lg:gap-x-3',
        'transition-colors duration-700 hover:bg-mist/60 has-[[data-go]:focus-visible]:bg-mist/60',
        'lg:grid-cols-[auto_10.5rem_minmax(0,1fr)_auto] lg:py-1',
        preview && 'xl:grid-cols-[auto_auto_minmax(0,1fr)_auto] xl:gap-x-2 xl:py-1.5',
        preview?.id === item.id && 'bg-mist inset-shadow-[3px_0] inset-shadow-spruce',
        (isNew || isChosen) && 'bg-spruce-soft',
      )}
    >
      <div className={classNames('max-lg:row-span-2 max-lg:self-start', preview && 'xl:row-span-2')}>
        <ChoiceBox
          label={`Choose: ${nextWords(item)}`}
          isChosen={isChosen}
          onToggle={(upToHere) => choice.toggle(item.id, upToHere)}
        />
      </div>
      <p
        className={classNames(
          'text-sm tabular-nums max-lg:col-start-2 max-lg:row-start-2',
          preview && 'xl:col-start-2 xl:row-start-2',
          URGENCY[due.urgency],
        )}
      >
        {due.words}
      </p>
      <div
        className={classNames(
          'min-w-0 max-lg:col-span-2 lg:flex lg:items-baseline lg:gap-3',
          preview && 'xl:contents',
        )}
      >
        <p
          className={classNames(
            'flex min-w-0 items-center gap-2 font-semibold lg:max-w-3/5 lg:shrink-0',
            preview && 'xl:col-span-2 xl:col-start-2 xl:row-start-1 xl:max-w-none',
          )}
        >
          <RowLink
            item={item}
            className="lg:truncate"
            isShownFirst={preview !== null && preview.id !== item.id}
          >
            {nextWords(item)}
          </RowLink>
          <UnreadBadge item={item} onRead={doing.markRead} />
        </p>
        <p
          className={classNames(
            'text-sm text-slate lg:truncate',
            preview && 'xl:col-start-3 xl:row-start-2 xl:before:mr-2 xl:before:content-["·"]',
          )}
        >
          {aboutWords(item)}
        </p>
      </div>
      <div
        className={classNames(
          'relative z-1 -mr-2 flex items-center gap-1',
          preview && 'xl:col-start-4 xl:row-span-2 xl:row-start-1',
        )}
      >
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
