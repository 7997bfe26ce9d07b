import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, Paperclip } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { UploadFields } from '#app/features/documents/schema.ts';
import { categoryOf } from '#app/features/documents/ui/uploads/asked-category.ts';
import type { Upload } from '#app/features/documents/ui/uploads/upload-state.ts';
import { useDroppedFiles } from '#app/features/documents/ui/uploads/use-dropped-files.ts';
import { useFileChoosers } from '#app/features/documents/ui/uploads/use-file-choosers.tsx';
import { useUploads } from '#app/features/documents/ui/uploads/use-uploads.ts';
import { DOCUMENTS_PER_LINE } from '#app/features/messages/rules/line-limits.ts';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { arrivedQuery } from './arrived-files.ts';

const UploadRows = whenOpened(
  async () => (await import('#app/features/documents/ui/uploads/upload-rows.tsx')).UploadRows,
  ({ uploads }) => uploads.length > 0,
);

/** What is asked of files that were chosen, such as whether one is what somebody waits for; `onIs` says more of one. */
export type AboutFiles = (chosen: {
  uploads: readonly Upload[];
  onIs: (key: string, fields: Partial<UploadFields>) => void;
}) => ReactNode;

type AttachmentOptions = {
  door: DocumentDoor;
  /** What goes with a note stays with staff. */
  isInternal: boolean;
  aboutFiles?: AboutFiles | undefined;
  /** Whether a text goes with them: without one each stands in the conversation by itself, and none waits for another. */
  hasText: boolean;
  /** Each file that was to go with the text has arrived. */
  onArrived: (documentIds: string[]) => void;
};

/**
 * Files to go with a line: chosen, dropped, pasted or photographed. They stay on this device until it is sent; then
 * they travel first, each with its progress, and the line follows when the last has arrived. One that cannot be sent holds
 * the line up until it is left out or arrives after all.
 */
export function useAttachments({ door, isInternal, aboutFiles, hasText, onArrived }: AttachmentOptions) {
  const part = isInternal ? 'with a note' : 'with a message';
  const client = useQueryClient();
  const waiting = arrivedQuery({ door, part });
  const { data: arrived = [] } = useQuery(waiting);
  const [isAsked, setAsked] = useState(false);
  const { uploads, prepare, choose, describe, release, cancel, retry } = useUploads(
    door,
    part,
    ({ id }, key) => client.setQueryData(waiting.queryKey, (before = []) => [...before, { key, id }]),
  );
  const room = DOCUMENTS_PER_LINE - uploads.length - arrived.length;
  const take = (files: FileList) =>
    choose([...files].slice(0, room), ({ type }) => ({
      category: categoryOf(type, 'other'),
      ...(isInternal && { visibility: 'internal' as const }),
    }));
  const { isOver, on } = useDroppedFiles(take);
  const { chooseFiles, takePhoto, inputs } = useFileChoosers(take);
  const told = useRef(onArrived);
  told.current = onArrived;

  useEffect(() => {
    if (!isAsked || uploads.length > 0) return;
    setAsked(false);
    // As it is now: the last may have arrived a moment ago.
    const all = client.getQueryData(waiting.queryKey) ?? [];
    const inOrder = all.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    client.setQueryData(waiting.queryKey, []);
    told.current(inOrder.map(({ id }) => id));
  }, [isAsked, uploads.length, client, waiting.queryKey]);

  const unsendable = uploads.filter(isUnsendable);
  const isHeldUp = isAsked && unsendable.length === uploads.length;
  const restIsSent = !hasText && arrived.length > 0;
  const stopped = isHeldUp && (hasText || restIsSent) ? { isRestSent: restIsSent } : undefined;
  return {
    isOver,
    on: { ...on, onFocus: prepare },
    isSending: isAsked && !isHeldUp,
    count: uploads.length,
    /** Some can be sent, also without a word. */
    hasFiles: uploads.length > unsendable.length,
    unsendable: unsendable.length,
    /** Sends the files, without those that cannot be sent, and then says that they have arrived. */
    send() {
      for (const { key } of unsendable) cancel(key);
      setAsked(true);
      release();
    },
    /** Whoever writes on sends it themselves. */
    stop: () => setAsked(false),
    rows: <UploadRows {...{ uploads, cancel, retry, stopped }} />,
    question: uploads.length > 0 && aboutFiles?.({ uploads, onIs: describe }),
    tools: (
      <div className="flex">
        <ToolButton label="Attach files" isDisabled={room <= 0} onClick={chooseFiles}>
          <Paperclip aria-hidden="true" className="size-5" />
        </ToolButton>
        <ToolButton
          label="Take a photo"
          isDisabled={room <= 0}
          className="inline-flex not-pointer-coarse:hidden"
          onClick={takePhoto}
        >
          <Camera aria-hidden="true" className="size-5" />
        </ToolButton>
        {inputs}
      </div>
    ),
  };
}

const isUnsendable = ({ state }: Upload) => state === 'refused' || state === 'failed';

type ToolButtonProps = {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
};

function ToolButton({ label, isDisabled, onClick, className = 'inline-flex', children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      className={classNames(
        'size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink disabled:opacity-55',
        className,
      )}
    >
      {children}
    </button>
  );
}
