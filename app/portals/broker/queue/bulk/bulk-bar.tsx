import { AlarmClock, MessageSquareText } from 'lucide-react';
import { ChosenBar } from '#app/portals/frame/bulk/chosen-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import type { QueueChoice } from './queue-choice.ts';
import type { Bulk } from './use-bulk.ts';

type BulkBarProps = { choice: QueueChoice; bulk: Bulk; onSnooze: () => void; onReply: () => void };

/** What a broker can do with the chosen rows of the queue. */
export function BulkBar({ choice, bulk, onSnooze, onReply }: BulkBarProps) {
  return (
    <ChosenBar count={choice.chosen.length} onClear={choice.clear} bulk={bulk}>
      <Button look="secondary" size="small" pending={bulk.isBusy} pendingLabel="Working…" onClick={onSnooze}>
        <AlarmClock aria-hidden="true" className="size-5 max-sm:hidden" />
        Snooze
      </Button>
      <Button look="secondary" size="small" disabled={bulk.isBusy} onClick={onReply}>
        <MessageSquareText aria-hidden="true" className="size-5 max-sm:hidden" />
        <span className="sm:hidden">Reply</span>
        <span className="max-sm:hidden">Saved reply</span>
      </Button>
    </ChosenBar>
  );
}
