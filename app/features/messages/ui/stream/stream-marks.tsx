import { ArrowDown, ChevronRight } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { StreamEntry } from './stream-rows.ts';

/** A row that was looked for: marked, and with the focus. */
export const FOUND_ROW = {
  'data-found': true,
  tabIndex: -1,
  className: 'bg-warning-soft pb-3 -outline-offset-3',
} as const;

/** Where a day begins. */
export function DayRow({ label }: { label: string }) {
  return (
    <h2 className="flex items-center gap-3 px-4 pt-5 pb-1 text-xs font-semibold text-slate before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line sm:px-5">
      {label}
    </h2>
  );
}

/** Where the part begins that came while the reader was away. */
export function UnreadRow() {
  return (
    <p className="flex items-center gap-3 px-4 pt-4 text-xs font-semibold text-spruce before:h-px before:flex-1 before:bg-spruce after:h-px after:flex-1 after:bg-spruce sm:px-5">
      New messages
    </p>
  );
}

/** So many pixels from an edge count as being there. */
export const NEAR = 80;

/** Whether whoever reads in a box that scrolls has its end before them. */
export const isNearEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

/** Over the end of a conversation, while something new stands below what is read. */
export function ToNewMessages({ onPress }: { onPress: () => void }) {
  return (
    <Button
      size="small"
      className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-soft"
      onClick={onPress}
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      New messages
    </Button>
  );
}

export type OnFold = (steps: readonly StreamEntry[], isOpen: boolean) => void;

type StepsRowProps = {
  steps: readonly StreamEntry[];
  isOpen: boolean;
  /** On which days, where they are more than the one above. */
  days: string;
  onFold: OnFold;
};

/** Steps in a row as one quiet line, which shows them at a press. */
export function StepsRow({ steps, isOpen, days, onFold }: StepsRowProps) {
  return (
    <div className="px-4 pt-2 sm:px-5">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onFold(steps, isOpen)}
        className="-mx-1 flex min-h-8 w-full items-center gap-3 rounded-small px-1 text-left text-xs text-slate hover:bg-mist hover:text-ink pointer-coarse:min-h-11"
      >
        <span className="flex w-8 shrink-0 justify-center">
          <ChevronRight aria-hidden="true" className={classNames('size-4', isOpen && 'rotate-90')} />
        </span>
        <span>
          <span className="font-semibold text-spruce">{isOpen ? 'Hide' : 'Show'}</span> {steps.length} steps
        </span>
        <span className="ml-auto shrink-0">{days}</span>
      </button>
    </div>
  );
}
