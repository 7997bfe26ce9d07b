import { AlarmClock, ArrowRight } from 'lucide-react';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { RowAction } from '../rows/row-action.tsx';
import { RowLink } from '../rows/row-link.tsx';
import { RowMarks } from '../rows/row-marks.tsx';
import { RowTool } from '../rows/row-tool.tsx';
import type { RowDoing } from '../use-row-doing.ts';
import { briefDue, URGENCY } from '../words/due-words.ts';
import { briefWords, nextWords, pausedPart, subjectWords } from '../words/row-words.ts';
import type { Card } from './columns.ts';

type BoardCardProps = { card: Card; now: Date; isNew: boolean; doing: RowDoing };

/** A case on the board: whose it is, what is to be done by when, and the ways to go on. */
export function BoardCard({ card: { item, others }, now, isNew, doing }: BoardCardProps) {
  const due = briefDue(item, now);
  const words = nextWords(item);
  const subject = subjectWords(item.case);
  const { name, title, city, reference } = item.case;
  const about = [title.replace(/ request$/, ''), city].filter(Boolean).join(', ');
  const paused = pausedPart(item.case);
  const isTheirTurn = item.case.status === 'waiting_on_client' && item.clock !== 'client';
  return (
    <li
      data-row={item.id}
      // A card moves by steps alone, and says so to whoever tries to drag it.
      onDragStart={(event) => {
        event.preventDefault();
        showToast({
          ...{
            tone: 'info',
            title: 'Cards move by a step',
            description: 'Choose what happens next: the card follows.',
          },
          action: { label: 'Choose', onPress: () => doing.goOn(item) },
        });
      }}
      className={classNames(
        'relative rounded-control border border-line bg-surface px-3 pt-2 pb-1',
        'transition-colors duration-700 hover:border-control',
        isNew && 'border-spruce bg-spruce-soft',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <p className="min-w-0 font-semibold leading-6">
          <RowLink
            item={item}
            className="after:rounded-control"
            label={words.includes(subject) ? words : `${subject}: ${words}`}
          >
            {subject}
          </RowLink>
        </p>
        <RowMarks item={item} onRead={doing.markRead} />
      </div>
      <p className="flex flex-wrap gap-x-2 text-sm leading-5 text-ink">
        {briefWords(item)}
        <span className={classNames('tabular-nums', URGENCY[due.urgency])}>{due.words}</span>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-slate tabular-nums">
        {name && <span>{about}</span>}
        <span>{reference}</span>
      </p>
      {(isTheirTurn || paused || others > 0) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-slate">
          {paused && <span>{upperFirst(paused)}</span>}
          {isTheirTurn && <span>Waiting for the client</span>}
          {others > 0 && <span>{others === 1 ? '1 more to do' : `${others} more to do`}</span>}
        </p>
      )}
      <div className="relative z-1 -mx-2 mt-1 flex items-center xl:pl-0.5 xl:max-[88rem]:[&>[title]]:max-w-8">
        <span className="mr-auto">
          <RowAction item={item} look="quiet" doing={doing} className="px-2! whitespace-nowrap xl:px-1.5!" />
        </span>
        {item.clock !== 'accept' && (
          <RowTool label={`Snooze: ${words}`} title="Snooze (s)" onPress={() => doing.snooze(item)}>
            <AlarmClock aria-hidden="true" className="size-5" />
          </RowTool>
        )}
        <RowTool
          label={`Next step: ${words}`}
          title="Take the next step (m)"
          onPress={() => doing.goOn(item)}
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </RowTool>
      </div>
    </li>
  );
}
