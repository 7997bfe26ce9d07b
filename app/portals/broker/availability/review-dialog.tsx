import type {
  Availability,
  AvailabilityChange,
  AvailabilityInput,
} from '#app/features/brokers/availability/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { changeWords } from './change-words.ts';
import { changedChoices } from './changed-choices.ts';

type ReviewDialogProps = {
  known: Availability;
  input: AvailabilityInput;
  change: AvailabilityChange;
  isSaving: boolean;
  problem: string | undefined;
  onSave: () => void;
  onClose: () => void;
};

/** Every choice that would change, as it is and as it would be, and what comes of it, before it does. */
export function ReviewDialog({
  known,
  input,
  change,
  isSaving,
  problem,
  onSave,
  onClose,
}: ReviewDialogProps) {
  const changed = changedChoices(known, input);
  return (
    <Dialog
      open
      onClose={onClose}
      title="What would change"
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Go back
          </Button>
          {changed.length > 0 && (
            <Button pending={isSaving} pendingLabel="Saving…" onClick={onSave}>
              Save
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Callout tone="danger" live className="mb-4" title="This did not go through">
          {problem}
        </Callout>
      )}
      {changed.length === 0 && <p>You have not changed anything.</p>}
      {changed.length > 0 && (
        <>
          <dl className="divide-y divide-line border-y border-line">
            {changed.map(({ what, before, after, effect }, place) => (
              <div key={what} className="py-3">
                <dt className="font-semibold">{what}</dt>
                <dd>
                  <span className="sr-only">From </span>
                  {before} <span aria-hidden="true">→</span>
                  <span className="sr-only">to</span> <strong>{after}</strong>
                </dd>
                {changed[place + 1]?.effect !== effect && <dd className="text-sm text-slate">{effect}</dd>}
              </div>
            ))}
          </dl>
          <h3 className="mt-5 font-semibold">What it means for you</h3>
          <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
            {changeWords(change).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
