import type { AvailabilityChange, AvailabilityInput } from '#app/features/brokers/availability/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { changeWords } from './change-words.ts';

type ReviewDialogProps = {
  input: AvailabilityInput;
  change: AvailabilityChange;
  isSaving: boolean;
  problem: string | undefined;
  onSave: () => void;
  onClose: () => void;
};

/** What would change, in sentences, before it does. */
export function ReviewDialog({ input, change, isSaving, problem, onSave, onClose }: ReviewDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="What would change"
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button pending={isSaving} pendingLabel="Saving…" onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      {problem && (
        <Callout tone="danger" live className="mb-4" title="This did not go through">
          {problem}
        </Callout>
      )}
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {changeWords(input, change).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Dialog>
  );
}
