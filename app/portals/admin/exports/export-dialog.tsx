import type { ReactNode } from 'react';
import { z } from 'zod';
import { EXPORT_CHOICES, exportInput } from '#app/features/ledger/export-reasons.ts';
import { downloadFrom } from '#app/platform/browser/save-file.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

export type ExportProps = {
  kind: 'cases' | 'clients' | 'audit';
  /** What of it: the filters that stand in the address. */
  filter: URLSearchParams;
  title: string;
  description: ReactNode;
  /** What to ask where names and contact details may go along. */
  peopleLabel?: string;
};

const asked = exportInput.safeExtend({ people: z.boolean().default(false) });

type ExportDialogProps = ExportProps & { open: boolean; onClose: () => void };

/** Asks why a table is taken out of the site, and starts the download. */
export function ExportDialog({ open, onClose, ...props }: ExportDialogProps) {
  const { kind, filter, title, description, peopleLabel } = props;
  const form = useForm({
    values: { reason: '', people: false },
    schema: asked,
    send: async ({ reason, people }) => {
      const search = new URLSearchParams(filter);
      search.delete('cursor');
      search.set('reason', reason);
      if (people) search.set('people', 'true');
      downloadFrom(`/api/admin/exports/${kind}.csv?${search}`);
    },
    onDone: () => {
      form.reset();
      onClose();
    },
    otherwise: 'We could not start the download. Please try again.',
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      {...{ title, description }}
      form={form}
      sendLabel="Download"
      pendingLabel="Starting…"
    >
      <SelectField
        label="Why?"
        placeholder="Please choose"
        options={EXPORT_CHOICES}
        {...form.field('reason')}
      />
      {peopleLabel && (
        <CheckboxField
          label={peopleLabel}
          help="Each of them reads in their data passport that you copied this, and why."
          {...form.box('people')}
        />
      )}
    </FormDialog>
  );
}
