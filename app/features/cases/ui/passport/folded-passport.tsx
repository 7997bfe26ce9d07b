import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { PassportList } from './passport-list.tsx';

/** The data passport in short, `1 broker, 3 views, 2 views by our staff`, and whole when it is opened. */
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
  const viewsBy = (who: 'broker' | 'admin') =>
    entries.filter(({ kind, recipient }) => kind === 'viewed' && recipient.kind === who).length;
  const copies = entries.filter(({ kind }) => kind === 'exported').length;
  const parts = [
    counted(brokers, 'broker', 'brokers'),
    counted(viewsBy('broker'), 'view', 'views'),
    counted(viewsBy('admin'), 'view by our staff', 'views by our staff'),
    counted(copies, 'copy', 'copies'),
  ].filter(Boolean);
  return parts.join(', ') || 'Nobody has had it yet';
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}
