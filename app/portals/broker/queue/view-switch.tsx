import { Columns3, type LucideIcon, Rows3, Table2 } from 'lucide-react';
import { classNames } from '#app/ui/class-names.ts';
import type { QueueSearch, QueueView } from './queue-search.ts';

const WAYS: { view: QueueView; label: string; Icon: LucideIcon }[] = [
  { view: 'list', label: 'List', Icon: Rows3 },
  { view: 'table', label: 'Table', Icon: Table2 },
  { view: 'board', label: 'Board', Icon: Columns3 },
];

/** The ways to show the queue. A table needs a wide screen. */
export function ViewSwitch({ search }: { search: QueueSearch }) {
  return (
    <fieldset className="inline-flex rounded-control bg-mist p-1">
      <legend className="sr-only">Show as</legend>
      {WAYS.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === search.view}
          title={`Show as a ${label.toLowerCase()}`}
          onClick={() => search.set('view', view === 'list' ? '' : view)}
          className={classNames(
            'inline-flex min-h-10 items-center justify-center gap-1.5 rounded-small px-3 text-sm font-semibold pointer-coarse:min-h-11 md:min-h-8 md:px-2.5',
            view === search.view
              ? 'bg-raised text-ink shadow-soft forced-colors:border'
              : 'text-slate hover:text-ink',
            view === 'table' && 'max-md:hidden',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
