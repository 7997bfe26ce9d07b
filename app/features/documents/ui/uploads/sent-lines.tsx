import { useQuery } from '@tanstack/react-query';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { classNames } from '#app/ui/class-names.ts';

type SentLinesProps = {
  door: DocumentDoor;
  sent: readonly string[];
};

/** What became of the files that were sent from here, where whoever sent them is looking. */
export function SentLines({ door, sent }: SentLinesProps) {
  const { data } = useQuery(documentsQuery(door));
  const shown = data?.items.filter(({ id, state }) => sent.includes(id) && state !== 'deleted') ?? [];
  return (
    <p role="status" className="flex flex-col text-sm font-medium">
      {shown.map((document) => (
        <span
          key={document.id}
          className={classNames(
            'mt-3 wrap-anywhere',
            document.state === 'rejected' ? 'text-danger' : 'text-success',
          )}
        >
          {sentWords(document)}
        </span>
      ))}
    </p>
  );
}

function sentWords({ state, name, rejectReason }: DocumentOutput): string {
  switch (state) {
    case 'rejected':
      return [`Not accepted: ${name}.`, rejectReason].filter(Boolean).join(' ');
    case 'quarantined':
      return `Sent: ${name}. We are checking it.`;
    default:
      return `Sent: ${name}`;
  }
}
