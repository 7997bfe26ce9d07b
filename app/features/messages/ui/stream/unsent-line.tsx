import { CircleAlert, Clock } from 'lucide-react';
import type { LineToSend } from '#app/features/messages/data.ts';
import type { SendState } from '#app/features/messages/ui/composer/use-send-line.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PlainText } from './plain-text.tsx';

type UnsentLineProps = { line: LineToSend; sending: SendState; onRetry: () => void; onDrop: () => void };

const LINK =
  'inline-flex min-h-6 items-center font-semibold text-spruce hover:underline pointer-coarse:min-h-11';

/** A message on its way, or one that did not go through and can be sent again. */
export function UnsentLine({ line, sending, onRetry, onDrop }: UnsentLineProps) {
  const hasFailed = sending.state === 'failed';
  return (
    <article aria-label="Your message, not sent yet" className="flex gap-3 px-4 pt-1.5 sm:px-5">
      <div className="w-8 shrink-0" />
      <div className="min-w-0 flex-1">
        <div
          className={classNames(
            'w-fit max-w-2xl rounded-control px-3.5 py-2 text-sm',
            line.kind === 'internal' ? 'bg-warning-soft' : 'bg-spruce-soft',
            hasFailed ? 'border border-danger' : 'opacity-70',
          )}
        >
          <PlainText text={line.body} />
        </div>
        <p className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-3 text-xs text-slate" role="status">
          {sending.state === 'sending' && 'Sending…'}
          {sending.state === 'waiting' && (
            <>
              <span className="inline-flex items-center gap-1.5">
                <Clock aria-hidden="true" className="size-3.5 shrink-0" />
                Waiting for your connection. It is sent by itself.
              </span>
              <button type="button" className={LINK} onClick={onDrop}>
                Do not send it
              </button>
            </>
          )}
          {hasFailed && (
            <>
              <span className="inline-flex items-center gap-1.5 font-medium text-danger">
                <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
                {sending.problem}
              </span>
              <button type="button" className={LINK} onClick={onRetry}>
                Try again
              </button>
              <button type="button" className={LINK} onClick={onDrop}>
                Drop it
              </button>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
