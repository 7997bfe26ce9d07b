import { useState } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Unfold } from '#app/ui/forms/unfold.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import type { Review } from './preview/document-preview.tsx';
import { DocumentPreview, loadPreview } from './preview/preview-later.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

type DocumentListProps = {
  door: DocumentDoor;
  items: readonly DocumentOutput[];
  /** Administrators say why they open a document. */
  asksWhy?: boolean;
  /** Whether another file may be sent. */
  maySend?: boolean;
  review?: Review | undefined;
};

type Asked = { about: 'look' | 'delete' | 'replace'; document: DocumentOutput };

/** The documents of a case, newest first, each with its older versions below it. */
export function DocumentList({ door, items, asksWhy = false, maySend = false, review }: DocumentListProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  useLoadAhead(loadPreview);
  const close = () => setAsked(null);
  if (items.length === 0) return <p className="text-slate">There are no documents yet.</p>;
  // What cannot be opened stands below, and what was deleted is folded.
  const current = items.filter(({ replacedById }) => replacedById === null).toSorted(asUseful);
  const [deleted, kept] = [true, false].map((is) =>
    current.filter(({ state }) => (state === 'deleted') === is),
  );
  const rowOf = (document: DocumentOutput) => (
    <DocumentRow
      key={document.id}
      door={door}
      document={document}
      older={olderThan(document, items)}
      {...{ asksWhy, maySend }}
      onLook={(of) => setAsked({ about: 'look', document: of })}
      onDelete={(of) => setAsked({ about: 'delete', document: of })}
      onReplace={(of) => setAsked({ about: 'replace', document: of })}
    />
  );
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">{kept?.map(rowOf)}</ul>
      {deleted && deleted.length > 0 && (
        <Unfold label={`Deleted (${deleted.length})`} className="text-sm">
          <ul className="flex flex-col divide-y divide-line">{deleted.map(rowOf)}</ul>
        </Unfold>
      )}
      {asked?.about === 'look' && (
        <DocumentPreview
          {...{ door, asksWhy, review }}
          document={asked.document}
          among={current}
          onClose={close}
        />
      )}
      {asked?.about === 'delete' && <DeleteDialog door={door} document={asked.document} onClose={close} />}
      {asked?.about === 'replace' && <ReplaceDialog door={door} document={asked.document} onClose={close} />}
    </>
  );
}

const asUseful = (a: DocumentOutput, b: DocumentOutput) =>
  Number(a.state === 'rejected') - Number(b.state === 'rejected');

/** The versions that a document took the place of, the last one first. */
function olderThan(document: DocumentOutput, items: readonly DocumentOutput[]): DocumentOutput[] {
  const older = items.find(({ id }) => id === document.replacesId);
  return older ? [older, ...olderThan(older, items)] : [];
}
