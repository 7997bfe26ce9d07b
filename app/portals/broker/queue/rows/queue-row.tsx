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
};

/** One thing to do in one line: by when, what, about whom, and the button that does it. */
export function QueueRow({ item, now, isFirst, isNew, doing, choice }: QueueRowProps) {
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
        (isNew || isChosen) && 'bg-spruce-soft',
      )}
    >
      <div className="max-lg:row-span-2 max-lg:self-start">
        <ChoiceBox
          label={`Choose: ${nextWords(item)}`}
          isChosen={isChosen}
          onToggle={(upToHere) => choice.toggle(item.id, upToHere)}
        />
      </div>
      <p
        className={classNames(
          'text-sm tabular-nums max-lg:col-start-2 max-lg:row-start-2',
          URGENCY[due.urgency],
        )}
      >
        {due.words}
      </p>
      <div className="min-w-0 max-lg:col-span-2 lg:flex lg:items-baseline lg:gap-3">
        <p className="flex min-w-0 items-center gap-2 font-semibold lg:max-w-3/5 lg:shrink-0">
          <RowLink item={item} className="lg:truncate">
            {nextWords(item)}
          </RowLink>
          <UnreadBadge item={item} onRead={doing.markRead} />
        </p>
        <p className="text-sm text-slate lg:truncate">{aboutWords(item)}</p>
      </div>
      <div className="relative z-1 -mr-2 flex items-center gap-1">
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
