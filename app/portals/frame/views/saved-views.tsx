import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { savedViewsQuery } from '#app/features/accounts/profile/saved-views/data.ts';
import type { ViewList } from '#app/features/accounts/profile/saved-views/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const ViewDialogs = whenOpened(
  async () => (await import('./view-dialogs.tsx')).ViewDialogs,
  ({ dialog }) => dialog !== null,
);

const CHIP =
  'inline-flex min-h-11 max-w-64 items-center gap-2 rounded-full border px-4 text-sm font-semibold no-underline transition-colors lg:min-h-9';

type SavedViewsProps = {
  list: ViewList;
  /** The address of the list with all that it has. */
  home: string;
  /** What is shown, as a view keeps it. */
  address: string;
  isEverything: boolean;
  isWorthKeeping: boolean;
};

/** The viewer’s own views of a list. Nothing is there before there is something to keep. */
export function SavedViews({ list, home, address, isEverything, isWorthKeeping }: SavedViewsProps) {
  const { data } = useQuery(savedViewsQuery(list));
  const [dialog, setDialog] = useState<'keep' | 'change' | null>(null);
  const close = () => setDialog(null);
  if (!data) return null;
  const { items } = data;
  const current = items.find((view) => view.search === address);
  const isNew = isWorthKeeping && !current;
  if (items.length === 0 && !isNew) return null;
  return (
    <nav aria-label="Saved views" className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {items.length > 0 && <View to={home} isCurrent={isEverything && !current} name="Everything" />}
      {items.map((view) => (
        <View key={view.id} to={`?${view.search}`} isCurrent={view === current} name={view.name} />
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
      <ViewDialogs dialog={dialog} list={list} views={data} search={address} onClose={close} />
    </nav>
  );
}

function View({ to, isCurrent, name }: { to: string; isCurrent: boolean; name: string }) {
  return (
    <Link
      to={to}
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
