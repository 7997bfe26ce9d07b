import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { savedViewsQuery } from '#app/features/accounts/profile/saved-views/data.ts';
import type { ViewList } from '#app/features/accounts/profile/saved-views/schema.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { ViewTool } from './view-tool.tsx';

const KeepViewDialog = whenOpened(
  async () => (await import('./keep-view-dialog.tsx')).KeepViewDialog,
  ({ isOpen }) => isOpen,
);

type KeepViewProps = {
  list: ViewList;
  /** What is shown, as a view keeps it. */
  address: string;
  isWorthKeeping: boolean;
  /** Where there is no room for the words. */
  isIcon?: boolean;
};

/** Keeps what is shown as a view of one’s own; nothing while there is nothing new to keep. */
export function KeepView({ list, address, isWorthKeeping, isIcon }: KeepViewProps) {
  const { data } = useQuery(savedViewsQuery(list));
  const [isOpen, setOpen] = useState(false);
  if (!data || !isWorthKeeping || data.items.some(({ search }) => search === address)) return null;
  return (
    <>
      <ViewTool label="Keep this view" onPress={() => setOpen(true)}>
        <BookmarkPlus aria-hidden="true" className="size-4.5" />
        {!isIcon && <span className="max-sm:hidden">Keep this view</span>}
      </ViewTool>
      <KeepViewDialog
        isOpen={isOpen}
        list={list}
        views={data}
        search={address}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
