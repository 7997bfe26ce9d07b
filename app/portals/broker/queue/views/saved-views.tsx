import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { queueViewsQuery } from '#app/features/queue/data.ts';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import type { QueueSearch } from '../queue-search.ts';

const ViewDialogs = whenOpened(
  async () => (await import('./view-dialogs.tsx')).ViewDialogs,
  ({ dialog }) => dialog !== null,
);

const CHIP =
  'inline-flex min-h-11 max-w-64 items-center gap-2 rounded-full border px-4 text-sm font-semibold no-underline transition-colors lg:min-h-9';

/** The viewer’s own views of their queue. Nothing is there before there are filters to keep. */
export function SavedViews({ search }: { search: QueueSearch }) {
  const { data } = useQuery(queueViewsQuery);
  const [dialog, setDialog] = useState<'keep' | 'change' | null>(null);
  const close = () => setDialog(null);
  if (!data) return null;
  const { items } = data;
  const isNew = search.isFiltered && !items.some((view) => view.search === search.address);
  if (items.length === 0 && !isNew) return null;
  return (
    <nav aria-label="Saved views" className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {items.length > 0 && <View to="" isCurrent={search.address === ''} name="Everything" />}
      {items.map(({ id, name, search: to }) => (
        <View key={id} to={`?${to}`} isCurrent={to === search.address} name={name} />
      ))}
      {isNew && (
        <Tool label="Keep this view" onPress={() => setDialog('keep')}>
          <BookmarkPlus aria-hidden="true" className="size-4.5" />
          Keep this view
        </Tool>
      )}
      {items.length > 0 && (
        <Tool label="Change your views" onPress={() => setDialog('change')}>
          <Pencil aria-hidden="true" className="size-4" />
        </Tool>
      )}
      <ViewDialogs dialog={dialog} views={data} search={search.address} onClose={close} />
    </nav>
  );
}

function View({ to, isCurrent, name }: { to: string; isCurrent: boolean; name: string }) {
  return (
    <Link
      to={to || '/broker'}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        CHIP,
        isCurrent
          ? 'border-spruce bg-spruce-soft text-spruce'
          : 'border-line bg-surface text-ink hover:border-control',
      )}
    >
      <span className="truncate">{name}</span>
    </Link>
  );
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold text-slate hover:bg-mist hover:text-ink lg:min-h-9"
    >
      {children}
    </button>
  );
}
