import { z } from 'zod';
import {
  type SavedViews,
  type ViewList,
  viewName,
} from '#app/features/accounts/profile/saved-views/schema.ts';
import { newId } from '#app/platform/ids.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { useKeepViews } from './use-keep-views.ts';

type KeepViewDialogProps = {
  isOpen: boolean;
  list: ViewList;
  views: SavedViews;
  /** The filters to keep, as an address. */
  search: string;
  onClose: () => void;
};

const nameForm = z.object({ name: viewName });

/** Keeps the filters as they are now under a name. */
export function KeepViewDialog({ isOpen, list, views, search, onClose }: KeepViewDialogProps) {
  const { mutateAsync } = useKeepViews(list);
  const form = useForm({
    values: { name: '' },
    schema: nameForm,
    send: ({ name }) =>
      mutateAsync({ version: views.version, items: [...views.items, { id: newId(), name, search }] }),
    onDone: onClose,
    otherwise: 'The view was not saved. Please try again.',
  });
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      title="Keep this view"
      description="The filters and the search as they are now. Only you can see your views, on every device."
      form={form}
      sendLabel="Keep view"
      pendingLabel="Saving…"
    >
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
    </FormDialog>
  );
}
