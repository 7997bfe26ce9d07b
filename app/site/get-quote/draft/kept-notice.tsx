import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { KEPT_DAYS } from './draft.ts';

/** The id of the notice. */
export const KEPT_NOTICE = 'kept-answers';

/** Says that answers from an earlier visit are shown, and offers to forget them. */
export function KeptNotice({ onClear }: { onClear: () => void }) {
  return (
    <div id={KEPT_NOTICE} className="mb-8 scroll-mt-32">
      <Callout title="We kept your answers on this device">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>
            They haven’t been sent. After {KEPT_DAYS} days they’re deleted from this device. We don’t keep
            what you agreed to, so we’ll ask again.
          </p>
          <Button look="secondary" size="small" onClick={onClear}>
            Clear my answers
          </Button>
        </div>
      </Callout>
    </div>
  );
}
