import { useIsFetching } from '@tanstack/react-query';
import { Camera, FileUp } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentCategory, DocumentOutput, UploadFields } from '#app/features/documents/schema.ts';
import { DOCUMENT_CATEGORIES } from '#app/features/documents/schema.ts';
import { CATEGORY_OPTIONS } from '#app/features/documents/ui/document-words.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { categoryOf } from './asked-category.ts';
import { SentLines } from './sent-lines.tsx';
import { UploadRows } from './upload-rows.tsx';
import type { Upload } from './upload-state.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useFileChoosers } from './use-file-choosers.tsx';
import { type Uploads, useUploads } from './use-uploads.ts';

/** Asks of a file what it is for. */
export type FileQuestion = {
  /** The question at its place; nothing where there is none. */
  of: (upload: Upload, isOnlyOne: boolean) => ReactNode;
  /** Says of each what was answered; false, and marks the question, where an answer is missing. */
  settle: (unsent: readonly Upload[], describe: Uploads['describe']) => boolean;
};

type DocumentUploaderProps = {
  door: DocumentDoor;
  /** How many more files the case takes. */
  room: number;
  /** Names the place on the page, so that files travel on while it is not shown; a dialog has none. */
  part?: string;
  /** What is already known of the files: which request they answer, which document they replace, of what kind they are. */
  fields?: Partial<UploadFields>;
  /** The kind that is chosen at first. */
  category?: DocumentCategory;
  /**
   * Who sends, and looks at what they chose before they do: staff may keep a file for themselves; a person reads who will
   * see it. Without it a file is taken at once: the place around it sends it, or says what it replaces.
   */
  sender?: 'person' | 'staff';
  onSent?: (document: DocumentOutput) => void;
  /** What else has to be said of some files before they are sent. */
  asks?: FileQuestion | undefined;
  /** What its button says of files that have one purpose. */
  sendLabel?: string;
  /** How heavy its button is, beside another that is the one of its place. */
  look?: 'primary' | 'secondary';
};

/** Takes files by choosing, dropping, pasting, and on phones by the camera; several at once. */
export function DocumentUploader({
  door,
  room,
  part,
  fields = {},
  category = 'other',
  sender,
  onSent,
  asks,
  sendLabel,
  look = 'primary',
}: DocumentUploaderProps) {
  const [sent, setSent] = useState<string[]>([]);
  const uploads = useUploads(door, part, (document) => {
    setSent((before) => [...before, document.id]);
    onSent?.(document);
  });
  const unsent = uploads.uploads.filter(({ state }) => state === 'chosen');
  // What was said of a file stays with it, also while another part of the page is open.
  const [chosen, setChosen] = useState(category);
  const [isInternal, setInternal] = useState(false);
  const hint = useId();

  const told = ({ type }: File) => ({
    category: categoryOf(type, chosen),
    ...{ ...fields, ...(isInternal && { visibility: 'internal' as const }) },
  });
  const take = (list: FileList) => (sender ? uploads.choose(list, told) : uploads.add(list, told));
  const { isOver, on } = useDroppedFiles(take);
  const { chooseFiles, takePhoto, inputs } = useFileChoosers(take);
  // A request that ends takes no more files, and a reopened one begins without what was said of those before.
  useEffect(() => {
    if (room === 0) setSent([]);
  }, [room]);
  const isReading = useIsFetching({ queryKey: documentsQuery(door).queryKey }) > 0;
  if (room === 0 && uploads.uploads.length === 0)
    return isReading ? null : (
      <p className="text-sm text-slate">No more files can be added to this request.</p>
    );

  return (
    <div>
      <section
        aria-label="Send files"
        {...on}
        className={classNames(
          'rounded-card border border-dashed p-4 transition-colors sm:p-5',
          isOver ? 'border-spruce bg-spruce-soft' : 'border-control bg-surface',
        )}
      >
        {/* What the broker asked for says what it is. */}
        {!fields.requestId && !fields.category && (
          <Kinds
            {...{ unsent, chosen, asks }}
            onChoose={setChosen}
            onDescribe={(key, kind) => uploads.describe(key, { category: kind })}
          />
        )}
        {sender === 'staff' && !fields.category && (
          <CheckboxField
            className="mt-3"
            label="Internal only: the client does not see it"
            checked={isInternal}
            onChange={({ target }) => {
              setInternal(target.checked);
              const visibility = target.checked ? ('internal' as const) : undefined;
              for (const { key } of unsent) uploads.describe(key, { visibility });
            }}
          />
        )}
        <div className="flex flex-wrap gap-3 not-first:mt-4">
          <Button
            look={unsent.length > 0 ? 'secondary' : look}
            size="small"
            aria-describedby={hint}
            onClick={chooseFiles}
          >
            <FileUp aria-hidden="true" className="size-4.5" />
            Choose files
          </Button>
          <Button look="secondary" size="small" className="not-pointer-coarse:hidden" onClick={takePhoto}>
            <Camera aria-hidden="true" className="size-4.5" />
            Take a photo
          </Button>
        </div>
        <UploadRows {...uploads} />
        {unsent.length > 0 && (
          // Whoever chose files has not sent them yet: with the next one its button comes into view again.
          <div key={unsent.length} ref={bringIntoView} className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              size="small"
              onClick={() => {
                if (!asks || asks.settle(unsent, uploads.describe)) uploads.release();
              }}
            >
              {sendLabel ?? sendWords(unsent.length, sender === 'staff' && !isInternal)}
            </Button>
            <p className="text-sm font-medium">Not sent yet</p>
          </div>
        )}
        <SentLines {...{ door, sent }} />
        <p id={hint} className="mt-3 text-sm text-slate">
          <span className="pointer-coarse:hidden">Or drop or paste them here. </span>
          PDF, JPEG, PNG, WEBP, HEIC, DOCX or XLSX, 10 MB each.
        </p>
        {sender === 'person' && <WhoOpensIt />}
        {inputs}
      </section>
    </div>
  );
}

const bringIntoView = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest' });

function sendWords(count: number, isToClient: boolean): string {
  const send = count === 1 ? 'Send' : `Send ${count} files`;
  return isToClient ? `${send} to the client` : send;
}

type KindsProps = {
  unsent: readonly Upload[];
  /** Of those that are chosen next. */
  chosen: DocumentCategory;
  onChoose: (kind: DocumentCategory) => void;
  onDescribe: (key: string, kind: DocumentCategory) => void;
  asks: FileQuestion | undefined;
};

/** Of what kind the files are: what is chosen next, or each of those that wait to be sent. */
function Kinds({ unsent, chosen, onChoose, onDescribe, asks }: KindsProps) {
  const kindIn = (value: string) => DOCUMENT_CATEGORIES.find((one) => one === value) ?? 'other';
  if (unsent.length === 0)
    return (
      <SelectField
        label="Document type"
        options={CATEGORY_OPTIONS}
        value={chosen}
        onChange={({ target }) => onChoose(kindIn(target.value))}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      {unsent.map((upload) => (
        <Fragment key={upload.key}>
          <SelectField
            label={unsent.length === 1 ? 'Document type' : `Document type of ${upload.file.name}`}
            options={CATEGORY_OPTIONS}
            value={upload.fields.category ?? 'other'}
            onChange={({ target }) => onDescribe(upload.key, kindIn(target.value))}
          />
          {asks?.of(upload, unsent.length === 1)}
        </Fragment>
      ))}
    </div>
  );
}

/** Folded: it stands at each place that takes a file. */
function WhoOpensIt() {
  return (
    <details className="text-sm text-slate">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-spruce">
        Who can open it, and what to hide
      </summary>
      <p className="pb-1">
        Your broker can open it once they have accepted your request, and the people who run this site if they
        have to help; your data passport shows each time. It is deleted with the request. Black out numbers
        that nobody asked you for, such as a driver’s licence or card number.
      </p>
    </details>
  );
}
