import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SavedView, SavedViews, ViewList } from '#app/features/accounts/profile/saved-views/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';
import { useKeepViews } from './use-keep-views.ts';

type ChangeViewsDialogProps = { isOpen: boolean; list: ViewList; views: SavedViews; onClose: () => void };

/** Names, orders and deletes one’s views. Nothing is kept before Save. */
export function ChangeViewsDialog(props: ChangeViewsDialogProps) {
  return props.isOpen && <OpenDialog {...props} />;
}

function OpenDialog({ list, views, onClose }: ChangeViewsDialogProps) {
  const [items, setItems] = useState(views.items);
  const { mutate, isPending, error } = useKeepViews(list);
  const move = (at: number, by: number) => {
    const moved = items.toSpliced(at, 1);
    const view = items[at];
    if (view) setItems(moved.toSpliced(at + by, 0, view));
  };
  return (
    <Dialog
      open
      place="top"
      onClose={onClose}
      title="Your views"
      description="A saved view keeps its filters. To use different ones, save a new view."
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={isPending}
            pendingLabel="Saving…"
            onClick={() => mutate({ version: views.version, items }, { onSuccess: onClose })}
          >
            Save
          </Button>
        </>
      }
    >
      {items.length === 0 && <p className="text-slate">No views are left. Saving deletes them all.</p>}
      <ul className="flex flex-col gap-2">
        {items.map((view, at) => (
          <Row
            key={view.id}
            view={view}
            onName={(name) => setItems(items.with(at, { ...view, name }))}
            onUp={at > 0 ? () => move(at, -1) : undefined}
            onDown={at < items.length - 1 ? () => move(at, 1) : undefined}
            onDelete={() => setItems(items.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {userMessage(error, 'The views were not saved. Please try again.')}
        </p>
      )}
    </Dialog>
  );
}

type RowProps = {
  view: SavedView;
  onName: (name: string) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onDelete: () => void;
};

function Row({ view, onName, onUp, onDown, onDelete }: RowProps) {
  return (
    <li className="flex items-center gap-1">
      <input
        aria-label={`Name of ${view.name}`}
        value={view.name}
        onChange={(event) => onName(event.target.value)}
        className={`${CONTROL_CLASS} mr-1 min-w-0 flex-1`}
      />
      <Tool label={`Move ${view.name} up`} onPress={onUp}>
        <ArrowUp aria-hidden="true" className="size-4.5" />
      </Tool>
      <Tool label={`Move ${view.name} down`} onPress={onDown}>
        <ArrowDown aria-hidden="true" className="size-4.5" />
      </Tool>
      <Tool label={`Delete ${view.name}`} onPress={onDelete}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Tool>
    </li>
  );
}

type ToolProps = { label: string; onPress: (() => void) | undefined; children: ReactNode };

function Tool({ label, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // It keeps the focus at the ends of the list.
      aria-disabled={onPress === undefined}
      onClick={onPress}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink aria-disabled:opacity-35 sm:size-10"
    >
      {children}
    </button>
  );
}
