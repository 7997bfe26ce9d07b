import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { KEPT_DAYS } from './draft.ts';

/** Says that answers from an earlier visit are shown, and offers to forget them. */
export function KeptNotice({ onClear }: { onClear: () => void }) {
  return (
    <Callout title="We kept your answers on this device" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>They have not been sent. After {KEPT_DAYS} days they are forgotten.</p>
        <Button look="secondary" size="small" onClick={onClear}>
          Clear my answers
        </Button>
      </div>
    </Callout>
  );
}
