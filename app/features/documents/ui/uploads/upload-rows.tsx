import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { sizeWords } from '#app/features/documents/ui/document-words.ts';
import { Button } from '#app/ui/button.tsx';
import { useOnline } from '#app/ui/offline/use-online.ts';
import type { Upload } from './upload-state.ts';
import type { Uploads } from './use-uploads.ts';

const CANCEL_WORDS: Partial<Record<Upload['state'], string>> = { chosen: 'Leave out', refused: 'Dismiss' };

/** What came of a file that was just chosen is not looked for. */
const bringIntoView = (row: HTMLLIElement | null) => row?.scrollIntoView({ block: 'nearest' });

type UploadRowsProps = Pick<Uploads, 'uploads' | 'cancel' | 'retry'> & {
  /** None of them can be sent: a message that was to go with them waits, or those that could be sent are. */
  stopped?: { isRestSent: boolean } | undefined;
};

/** The files on their way: each with its progress, and with what can be done about it. */
export function UploadRows({ stopped, ...rows }: UploadRowsProps) {
  const { length } = rows.uploads;
  if (length === 0) return null;
  return (
    <>
      <Rows {...rows} />
      {stopped && (
        <p role="alert" className="mt-1.5 px-2 text-sm font-medium">
          {stopped.isRestSent
            ? `The rest is sent. ${length === 1 ? 'This file is' : 'These files are'} not.`
            : `Your message is not sent yet. Send it without ${length === 1 ? 'this file' : 'these files'}, or choose another.`}
        </p>
      )}
    </>
  );
}

function Rows({ uploads, cancel, retry }: UploadRowsProps) {
  return (
    <ul aria-label="Files on their way" className="mt-3 flex flex-col gap-1.5">
      {uploads.map((upload) => (
        <li
          key={upload.key}
          ref={bringIntoView}
          className="rounded-control border border-line bg-surface py-0.5 pr-0.5 pl-3"
        >
          <div className="flex flex-wrap items-center gap-x-3">
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-semibold">{upload.file.name}</p>
              <Progress upload={upload} />
            </div>
            {upload.state === 'failed' && (
              <Button
                look="secondary"
                size="small"
                // Beside it a phone has no room for why.
                className="max-sm:order-last max-sm:my-2 max-sm:mr-2.5 max-sm:basis-full"
                onClick={() => retry(upload.key)}
              >
                <RotateCcw aria-hidden="true" className="size-4" />
                Try again
              </Button>
            )}
            <button
              type="button"
              onClick={() => cancel(upload.key)}
              aria-label={`${CANCEL_WORDS[upload.state] ?? 'Cancel'} ${upload.file.name}`}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload }: { upload: Upload }) {
  const isOnline = useOnline();
  const { file, problem, progress, state } = upload;
  if (problem) {
    return (
      <p role="alert" className="mt-1 flex gap-1.5 text-sm text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {problem}
      </p>
    );
  }
  if (state === 'chosen') return <p className="text-sm text-slate">{sizeWords(file.size)}</p>;
  if (!isOnline) return <p className="text-sm text-slate">Waiting for the connection</p>;
  const words = state === 'waiting' ? 'Waiting for the files before it' : `${Math.round(progress * 100)}%`;
  return (
    <div className="mt-1.5 flex items-center gap-3 text-sm text-slate">
      <progress
        aria-label={`Sending ${file.name}`}
        value={progress}
        max={1}
        className="h-1.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-mist [&::-moz-progress-bar]:bg-spruce [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-spruce [&::-webkit-progress-value]:transition-all"
      />
      <span className="shrink-0 tabular-nums">
        {words} of {sizeWords(file.size)}
      </span>
    </div>
  );
}
