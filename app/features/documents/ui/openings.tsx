import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { pastTime } from '#app/platform/clock/past-time.ts';
import { now } from '#app/platform/now.ts';

/** Who opened a document and when, as the data passport has it. */
export function Openings({ document: { openings, isOwn, state } }: { document: DocumentOutput }) {
  if (openings === null || (state !== 'available' && openings.length === 0)) return null;
  if (openings.length === 0)
    return isOwn ? <p className="text-sm text-slate">Not opened by anyone else yet.</p> : null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer pointer-coarse:min-h-11 items-center font-medium text-spruce">
        {openings.length === 1 ? 'Opened once' : `Opened ${openings.length} times`}: by whom and when
      </summary>
      <ul className="flex flex-col gap-1 border-l border-line pl-3 text-slate">
        {openings.map(({ id, recipient, at }) => (
          <li key={id}>
            {[
              recipient.name,
              recipient.brokerage,
              recipient.licenceNumber && `licence ${recipient.licenceNumber}`,
              recipient.kind === 'admin' && 'site administrator',
            ]
              .filter(Boolean)
              .join(', ')}
            : {pastTime(new Date(at), now())}
          </li>
        ))}
      </ul>
    </details>
  );
}
