import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { PassportList } from './passport-list.tsx';

/** The data passport in short, `1 broker, 3 views`, and whole when it is opened. */
export function FoldedPassport({ entries }: { entries: readonly PassportEntry[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-control font-medium">
        {inShort(entries)}
        <span className="text-xs font-semibold text-spruce group-open:hidden">Show all</span>
        <span className="hidden text-xs font-semibold text-spruce group-open:inline">Hide</span>
      </summary>
      <p className="mt-1 mb-3 text-slate">
        This log shows everyone who received or viewed your information. Entries cannot be removed.
      </p>
      <PassportList entries={entries} />
    </details>
  );
}

function inShort(entries: readonly PassportEntry[]): string {
  const brokers = new Set(
    entries.flatMap(({ recipient, kind }) =>
      recipient.kind === 'broker' && kind !== 'access_ended' ? [recipient.name] : [],
    ),
  ).size;
  const views = entries.filter(({ kind }) => kind === 'viewed').length;
  const copies = entries.filter(({ kind }) => kind === 'exported').length;
  const copied = copies > 0 ? [`${copies} ${copies === 1 ? 'copy' : 'copies'}`] : [];
  if (brokers === 0) return copied[0] ?? 'Nobody has had it yet';
  return [
    `${brokers} ${brokers === 1 ? 'broker' : 'brokers'}`,
    `${views} ${views === 1 ? 'view' : 'views'}`,
    ...copied,
  ].join(', ');
}
