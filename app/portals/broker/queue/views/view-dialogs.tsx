import type { QueueViews } from '#app/features/queue/views/schema.ts';
import { ChangeViewsDialog } from './change-views-dialog.tsx';
import { KeepViewDialog } from './keep-view-dialog.tsx';

type ViewDialogsProps = {
  dialog: 'keep' | 'change' | null;
  views: QueueViews;
  /** The filters to keep, as an address. */
  search: string;
  onClose: () => void;
};

/** The dialog about saved views that is open. */
export function ViewDialogs({ dialog, search, ...rest }: ViewDialogsProps) {
  if (dialog === 'keep') return <KeepViewDialog search={search} {...rest} />;
  return dialog && <ChangeViewsDialog {...rest} />;
}
