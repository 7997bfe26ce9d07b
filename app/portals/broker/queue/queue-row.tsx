import { AlarmClock } from 'lucide-react';
import { Link } from 'react-router';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { QueueChoice } from './bulk/queue-choice.ts';
import { RowAction } from './row-action.tsx';
import { aboutWords, type Due, dueWords, nextWords } from './row-words.ts';
import type { RowDoing } from './use-row-doing.ts';

type QueueRowProps = {
  item: QueueItem;
  now: Date;
  /** The first of the list has the one filled button. */
  isFirst: boolean;
  isNew: boolean;
  doing: RowDoing;
  choice: QueueChoice;
};

const URGENCY: Record<Due['urgency'], string> = {
  calm: 'text-slate',
  soon: 'font-semibold text-warning',
  over: 'font-semibold text-danger',
};

/** One thing to do in one line: by when, what, about whom, and the button that does it. */
export function QueueRow({ item, now, isFirst, isNew, doing, choice }: QueueRowProps) {
  const due = dueWords(item, now);
  const unread = item.case?.unread ?? 0;
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
      <label className="relative z-1 inline-flex size-11 items-center justify-center max-lg:row-span-2 max-lg:self-start">
        <input
          type="checkbox"
          aria-label={`Choose: ${nextWords(item)}`}
          checked={isChosen}
          onChange={({ nativeEvent }) =>
            choice.toggle(item.id, (nativeEvent as MouseEvent).shiftKey === true)
          }
          className="size-5 accent-spruce"
        />
      </label>
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
          <RowLink item={item}>{nextWords(item)}</RowLink>
          {unread > 0 && (
            <span className="shrink-0 rounded-full bg-info-soft px-2 text-xs leading-5 font-semibold text-info">
              {unread} new
            </span>
          )}
        </p>
        <p className="text-sm text-slate lg:truncate">{aboutWords(item)}</p>
      </div>
      <div className="relative z-1 -mr-2 flex items-center gap-1">
        {canPutOff && (
          <button
            type="button"
            aria-label={`Snooze: ${nextWords(item)}`}
            title="Snooze (s)"
            onClick={() => doing.snooze(item)}
            className="inline-flex size-11 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink lg:size-9"
          >
            <AlarmClock aria-hidden="true" className="size-5" />
          </button>
        )}
        <RowAction item={item} isFirst={isFirst} doing={doing} />
      </div>
    </li>
  );
}

function RowLink({ item, children }: { item: QueueItem; children: string }) {
  const className =
    'min-w-0 rounded-small lg:truncate text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-spruce';
  // A task of one’s own leads nowhere, but the keyboard stops at it.
  if (!item.case)
    return (
      <button type="button" data-go="" className={classNames(className, 'cursor-default text-left')}>
        {children}
      </button>
    );
  const tab = item.clock === 'reply' ? '?tab=messages' : '';
  return (
    <Link prefetch="intent" to={`/broker/cases/${item.case.id}${tab}`} data-go="" className={className}>
      {children}
    </Link>
  );
}
