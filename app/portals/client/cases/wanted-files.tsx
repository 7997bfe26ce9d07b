import { useState } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { UploadFields } from '#app/features/documents/schema.ts';
import type { Upload } from '#app/features/documents/ui/uploads/upload-state.ts';
import {
  fieldsFor,
  pairOf,
  questionOnFiles,
  type Wanted,
  type WantedQuestion,
} from '#app/features/messages/ui/composer/wanted-files.ts';
import { Button } from '#app/ui/button.tsx';

type WantedFilesProps = {
  uploads: readonly Upload[];
  requests: readonly InformationRequest[];
  /** Says of a file what it is. */
  onIs: (key: string, fields: Partial<UploadFields>) => void;
};

/** Asks of the files chosen for a message whether they are what the broker asked for, and says which of them are. */
export function WantedFiles({ uploads, requests, onIs }: WantedFilesProps) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const wanted = wantedOf(requests);
  const question = questionOnFiles(uploads, wanted, refused);
  const refuse = ({ wanted: one, files }: WantedQuestion) =>
    setRefused((before) => new Set([...before, ...files.map((file) => pairOf(one, file))]));
  const named = wanted.flatMap((one) =>
    uploads
      .filter(({ fields, state }) => fields.requestId === one.id && state === 'chosen')
      .map((upload) => ({ upload, one })),
  );
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm not-empty:mt-1.5">
      {named.map(({ upload, one }) => (
        <p key={upload.key} className="flex flex-wrap items-center gap-x-2 px-2">
          <span className="min-w-0 wrap-anywhere">
            {upload.file.name} answers “{one.title}”.
          </span>
          <Button
            look="quiet"
            size="small"
            onClick={() => onIs(upload.key, { requestId: undefined, category: undefined })}
          >
            Undo
          </Button>
        </p>
      ))}
      {question && (
        <div className="rounded-small bg-info-soft px-3 py-2">
          <p className="wrap-anywhere">
            {question.files.length === 1 ? 'Is this' : 'Is one of these'} what {question.wanted.askedBy} asked
            for: “{question.wanted.title}”?
          </p>
          <div className="mt-1 flex flex-wrap gap-2">
            {question.files.map(({ key, file }) => (
              <Button
                key={key}
                look="secondary"
                size="small"
                className="max-w-full"
                onClick={() => onIs(key, fieldsFor(question.wanted))}
              >
                <span className="truncate">{question.files.length === 1 ? 'Yes' : `Yes, ${file.name}`}</span>
              </Button>
            ))}
            <Button look="secondary" size="small" onClick={() => refuse(question)}>
              No
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The documents that the broker waits for. */
function wantedOf(requests: readonly InformationRequest[]): Wanted[] {
  return requests
    .filter(({ kind, state }) => kind === 'document' && UNANSWERED.some((one) => one === state))
    .map(({ id, title, askedBy }) => ({ id, title, askedBy: askedBy?.fullName ?? 'your broker' }));
}
