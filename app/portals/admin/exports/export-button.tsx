import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { useAddressed } from '../area/palette/use-addressed.ts';
import type { ExportProps } from './export-dialog.tsx';

const ExportDialog = whenOpened(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  ({ open }) => open,
);

/** The button that takes a table out of the site; a dialog asks why before. The palette opens it, too. */
export function ExportButton(props: ExportProps) {
  const [isOpen, setOpen] = useState(false);
  const { isAsked, done } = useAddressed('export');
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Export as CSV
      </Button>
      <ExportDialog
        {...props}
        open={isOpen || isAsked}
        onClose={() => {
          setOpen(false);
          if (isAsked) done();
        }}
      />
    </>
  );
}
