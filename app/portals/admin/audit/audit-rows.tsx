import { Link } from 'react-router';
import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { codesOf } from './audit-words.ts';

/** Rows of the audit log as sentences; the codes of each are folded below it. */
export function AuditRows({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="px-4 py-3 sm:px-5">
          <div className="flex flex-wrap justify-between gap-x-6">
            <p className="min-w-0 flex-1 basis-72 font-medium wrap-anywhere">{entry.sentence}</p>
            <time dateTime={entry.at} className="text-sm text-slate tabular-nums">
              {formatAlbertaTime(new Date(entry.at), 'short')}
            </time>
          </div>
          <div className="flex flex-wrap items-start gap-x-5 text-sm">
            <details className="min-w-0 max-w-full text-slate">
              <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium text-spruce pointer-coarse:min-h-11">
                Details<span className="sr-only"> of entry {entry.seq}</span>
              </summary>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 pt-1 pb-2 tabular-nums">
                {codesOf(entry).map(([name, value]) => (
                  <div key={name} className="contents">
                    <dt>{name}</dt>
                    <dd className="wrap-anywhere text-ink">{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
            {entry.path && (
              <Link
                to={entry.path}
                className="inline-flex min-h-6 items-center font-medium text-spruce pointer-coarse:min-h-11"
              >
                Open<span className="sr-only"> what entry {entry.seq} is about</span>
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
