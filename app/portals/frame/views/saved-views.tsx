import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { savedViewsQuery } from '#app/features/accounts/profile/saved-views/data.ts';
import type { ViewList } from '#app/features/accounts/profile/saved-views/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { ViewTool } from './view-tool.tsx';

const ChangeViewsDialog = whenOpened(
  async () => (await import('./change-views-dialog.tsx')).ChangeViewsDialog,
  ({ isOpen }) => isOpen,
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
};

/** The viewer’s own views of a list: nothing before there is one, so that nothing moves while they filter. */
export function SavedViews({ list, home, address, isEverything }: SavedViewsProps) {
  const { data } = useQuery(savedViewsQuery(list));
  const [isChanging, setChanging] = useState(false);
  if (!data || data.items.length === 0) return null;
  const { items } = data;
  const current = items.find((view) => view.search === address);
  return (
    <nav aria-label="Saved views" className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      <View to={home} isCurrent={isEverything && !current} name="Everything" />
      {items.map((view) => (
        <View key={view.id} to={`?${view.search}`} isCurrent={view === current} name={view.name} />
      ))}
      <ViewTool label="Change your views" onPress={() => setChanging(true)}>
        <Pencil aria-hidden="true" className="size-4" />
      </ViewTool>
      <ChangeViewsDialog isOpen={isChanging} list={list} views={data} onClose={() => setChanging(false)} />
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
