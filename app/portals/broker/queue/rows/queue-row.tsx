import { AlarmClock } from 'lucide-react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { briefTime, dueWords, timeBelowTomorrow, URGENCY } from '../words/due-words.ts';
import { aboutParts, nextWords, reachMarks } from '../words/row-words.ts';
import { ChoiceBox } from './choice-box.tsx';
import { RowAction } from './row-action.tsx';
import { RowLink } from './row-link.tsx';
import { RowMarks } from './row-marks.tsx';
import { RowTool } from './row-tool.tsx';
import { sectionWords } from './section-words.ts';

type QueueRowProps = {
  item: QueueItem;
  now: Date;
  isNew: boolean;
  doing: RowDoing;
  choice: QueueChoice;
  preview: RowPreview;
};

/** A part of a line with its dot before it; the dot of the first part of each line is cut off. */
const PART =
  'relative pl-3 before:absolute before:left-1 before:font-normal before:text-slate before:content-["·"]';

/** On a phone the buttons of rows are words: a row is no taller for them. */
const ACTION = 'max-md:bg-transparent max-md:text-spruce max-md:inset-ring-0 md:w-full md:px-2!';

/** Where what a row is about is shown beside the list: the row of which it is, and whether its case is read there. */
export type RowPreview = { id: string | null; isRead: boolean; first: string | undefined } | null;

/** One thing to do in one line: by when, what, about whom, and the button that does it. */
export function QueueRow({ item, now, isNew, doing, choice, preview }: QueueRowProps) {
  const below = sectionWords(item.section, now) === 'Tomorrow' ? timeBelowTomorrow : undefined;
  const due = dueWords(item, now, below);
  const canPutOff = item.clock !== 'accept';
  const isChosen = choice.has(item.id);
  return (
    <li
      data-row={item.id}
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-1.5 pr-4 pl-1 max-md:pb-0 first:border-t-0',
        'md:grid-cols-[auto_minmax(0,1fr)_auto_11.5rem]',
        'transition-colors duration-700 hover:bg-mist/60 has-[[data-go]:focus-visible]:bg-mist/60',
        // Before one is chosen the first is told of beside the list.
        preview?.id === null && preview.first === item.id && 'inset-shadow-[3px_0] inset-shadow-control',
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
      <p className="col-span-2 col-start-2 row-start-1 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold max-md:leading-6 max-md:pt-1 md:col-span-1">
        <RowLink
          item={item}
          className="md:line-clamp-2"
          isShownFirst={preview !== null && !(preview.isRead && preview.id === item.id)}
        >
          {nextWords(item)}
        </RowLink>
        <RowMarks item={item} onRead={doing.markRead} />
      </p>
      <p
        className={classNames(
          'row-start-1 text-sm tabular-nums max-md:hidden md:col-start-3 md:whitespace-nowrap',
          URGENCY[due.urgency],
        )}
      >
        {due.words}
      </p>
      <div className="col-span-2 col-start-2 row-start-2 overflow-hidden text-sm text-slate max-md:leading-5">
        {/* A press on it is one on the row: the parts stand above what the link lays over the row. */}
        <p className="pointer-events-none -ml-3 flex flex-wrap">
          {/* On a phone all that is told of a row is one text, with the button below it. */}
          <span className={classNames(PART, 'tabular-nums md:hidden', URGENCY[due.urgency])}>
            {dueWords(item, now, below ?? briefTime).words}
          </span>
          {aboutParts(item, now).map((part) => (
            <span key={part} className={PART}>
              {part}
            </span>
          ))}
          {/* Where room is short a name tells the row from others; before it is accepted nothing else does. */}
          {item.case && (
            <span className={classNames(PART, item.case.name && 'max-lg:hidden')}>{item.case.reference}</span>
          )}
          {reachMarks(item).map((mark) => (
            <span key={mark} className={PART}>
              {mark}
            </span>
          ))}
        </p>
      </div>
      <div
        // On a phone they are words, which begin where the text does.
        className="relative z-1 col-span-2 col-start-2 row-start-3 flex items-center justify-between gap-1 max-md:-ml-4 md:col-span-1 md:col-start-4 md:row-span-2 md:row-start-1 md:justify-end"
      >
        {canPutOff && (
          // What is with the client stands aside as it is, and is a line shorter on a phone.
          <span className={item.clock === 'client' ? 'max-md:hidden' : 'max-md:order-1'}>
            <RowTool
              label={`Snooze: ${nextWords(item)}`}
              title="Snooze (s)"
              onPress={() => doing.snooze(item)}
            >
              <AlarmClock aria-hidden="true" className="size-5" />
            </RowTool>
          </span>
        )}
        {/* A row without a button keeps its place, so that what is beside it stands below each other. */}
        <span className="md:w-32">
          <RowAction {...{ item, doing }} look="secondary" className={ACTION} />
        </span>
      </div>
    </li>
  );
}
