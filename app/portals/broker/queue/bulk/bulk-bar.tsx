import { AlarmClock, MessageSquareText } from 'lucide-react';
import { ChosenBar } from '#app/portals/frame/bulk/chosen-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import type { QueueChoice } from './queue-choice.ts';
import { type Bulk, isOffer } from './use-bulk.ts';

type BulkBarProps = { choice: QueueChoice; bulk: Bulk; onSnooze: () => void; onReply: () => void };

/** What a broker can do with the chosen rows of the queue: nothing is offered that none of them allows. */
export function BulkBar({ choice, bulk, onSnooze, onReply }: BulkBarProps) {
  const offers = choice.chosen.filter(isOffer).length;
  const others = choice.chosen.length - offers;
  const isTalk = choice.chosen.some((item) => item.case?.name);
  return (
    <ChosenBar count={choice.chosen.length} onClear={choice.clear} bulk={bulk}>
      {offers > 0 && (
        <Button size="small" pending={bulk.isBusy} pendingLabel="Working…" onClick={() => void bulk.accept()}>
          Accept {offers}
        </Button>
      )}
      {others > 0 && (
        <Button
          look="secondary"
          size="small"
          pending={bulk.isBusy}
          pendingLabel="Working…"
          onClick={onSnooze}
        >
          <AlarmClock aria-hidden="true" className="size-5 max-sm:hidden" />
          Snooze{offers > 0 && ` ${others}`}
        </Button>
      )}
      {isTalk && (
        <Button look="secondary" size="small" disabled={bulk.isBusy} onClick={onReply}>
          <MessageSquareText aria-hidden="true" className="size-5 max-sm:hidden" />
          <span className="sm:hidden">Reply</span>
          <span className="max-sm:hidden">Saved reply</span>
        </Button>
      )}
    </ChosenBar>
  );
}
