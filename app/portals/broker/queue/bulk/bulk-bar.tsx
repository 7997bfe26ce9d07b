import { AlarmClock, MessageSquareText, X } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { ReportCallout } from './report-callout.tsx';
import type { Bulk } from './use-bulk.ts';
import type { Choice } from './use-choice.ts';

type BulkBarProps = { choice: Choice; bulk: Bulk; onSnooze: () => void; onReply: () => void };

/** What can be done with the chosen rows, and what did not go through; in sight at the lower edge of the list. */
export function BulkBar({ choice, bulk, onSnooze, onReply }: BulkBarProps) {
  const count = choice.chosen.length;
  if (count === 0) return null;
  return (
    <section
      aria-label="Chosen rows"
      className="sticky bottom-20 z-20 mt-4 flex flex-col rounded-card border border-control bg-surface shadow-soft md:bottom-3 print:hidden"
    >
      {bulk.report && <ReportCallout report={bulk.report} onClose={bulk.closeReport} />}
      <div className="flex items-center gap-2 p-2 whitespace-nowrap">
        <button
          type="button"
          aria-label="Choose none"
          title="Choose none (Esc)"
          onClick={choice.clear}
          className="-mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {count} chosen
        </p>
        <Button
          look="secondary"
          size="small"
          pending={bulk.isBusy}
          pendingLabel="Working…"
          onClick={onSnooze}
        >
          <AlarmClock aria-hidden="true" className="size-5 max-sm:hidden" />
          Put aside
        </Button>
        <Button look="secondary" size="small" disabled={bulk.isBusy} onClick={onReply}>
          <MessageSquareText aria-hidden="true" className="size-5 max-sm:hidden" />
          <span className="sm:hidden">Reply</span>
          <span className="max-sm:hidden">Saved reply</span>
        </Button>
      </div>
    </section>
  );
}
