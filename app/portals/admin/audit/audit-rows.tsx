import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { detailsOf, idWords } from './audit-words.ts';

/** Rows of the audit log, each with its place in the chain. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
          <div className="min-w-0 flex-1 basis-72">
            <p className="font-medium wrap-anywhere">
              {entry.action} <span className="font-normal text-slate">by {entry.by}</span>
            </p>
            <p className="text-sm text-slate wrap-anywhere">
              {[`${entry.thingKind} ${idWords(entry.thingId)}`, ...detailsOf(entry.data)].join(' · ')}
            </p>
          </div>
          <p className="text-sm text-slate tabular-nums">
            {formatAlbertaTime(new Date(entry.at), 'short')} · Entry {entry.seq}
          </p>
        </li>
      ))}
    </ol>
  );
}
