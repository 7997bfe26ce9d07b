import type { SavedViews, ViewList } from '#app/features/accounts/profile/saved-views/schema.ts';
import { ChangeViewsDialog } from './change-views-dialog.tsx';
import { KeepViewDialog } from './keep-view-dialog.tsx';

type ViewDialogsProps = {
  dialog: 'keep' | 'change' | null;
  list: ViewList;
  views: SavedViews;
  /** The filters to keep, as an address. */
  search: string;
  onClose: () => void;
};

/** The dialog about saved views that is open. */
export function ViewDialogs({ dialog, search, ...rest }: ViewDialogsProps) {
  if (dialog === 'keep') return <KeepViewDialog search={search} {...rest} />;
  return dialog && <ChangeViewsDialog {...rest} />;
}
