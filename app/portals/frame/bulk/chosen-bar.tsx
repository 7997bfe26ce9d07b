import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ReportCallout } from './report-callout.tsx';
import type { BulkRun } from './use-bulk-run.ts';

type ChosenBarProps = { count: number; onClear: () => void; bulk: BulkRun; children: ReactNode };

/** What can be done with the chosen rows, and what did not go through; in sight at the lower edge of the list. */
export function ChosenBar({ count, onClear, bulk, children }: ChosenBarProps) {
  useEffect(() => {
    if (count === 0) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isElsewhere(event)) onClear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [count, onClear]);
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected rows"
      className="sticky bottom-20 z-20 mt-4 flex flex-col rounded-card border border-control bg-surface shadow-soft md:bottom-3 print:hidden"
    >
      {bulk.report && <ReportCallout report={bulk.report} onClose={bulk.closeReport} />}
      <div className="flex flex-wrap items-center gap-2 p-2 whitespace-nowrap">
        <button
          type="button"
          aria-label="Clear selection"
          title="Clear selection (Esc)"
          onClick={onClear}
          className="-mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <p role="status" className="mr-auto font-semibold whitespace-nowrap tabular-nums">
          {count} selected
        </p>
        {/* Where they do not fit beside the count, they share the next line. */}
        <div className="flex gap-2 max-sm:grow max-sm:*:grow">{children}</div>
      </div>
    </section>
  );
}

/** What is typed, or belongs to a dialog. */
function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return defaultPrevented;
  return target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null;
}
