import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { KEPT_DAYS } from './draft.ts';

/** The id of the notice. */
export const KEPT_NOTICE = 'kept-answers';

type KeptNoticeProps = {
  /** The reference of the request whose contact details were taken over. */
  from: string | undefined;
  onClear: () => void;
};

/** Says where the answers that are shown come from, and offers to forget them. */
export function KeptNotice({ from, onClear }: KeptNoticeProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div id={KEPT_NOTICE} className="mb-8 [@media(min-height:30rem)]:-scroll-mt-6">
      <Callout title={from ? 'Filled in from your last request' : 'We kept your answers on this device'}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>
            {from
              ? `Your contact details are those of ${from}. Nothing of this request is sent yet.`
              : `They haven’t been sent. After ${KEPT_DAYS} days they’re deleted from this device.`}
          </p>
          {isAsked ? (
            <div className="flex flex-wrap gap-3">
              <Button look="danger" size="small" autoFocus onClick={onClear}>
                Yes, clear every answer
              </Button>
              <Button look="secondary" size="small" onClick={() => setAsked(false)}>
                Keep them
              </Button>
            </div>
          ) : (
            <Button look="secondary" size="small" onClick={() => setAsked(true)}>
              Clear my answers
            </Button>
          )}
        </div>
      </Callout>
    </div>
  );
}
