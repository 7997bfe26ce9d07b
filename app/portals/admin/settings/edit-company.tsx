import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SettingOutput } from '#app/features/oversight/settings/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const CompanyDialog = whenOpened(
  async () => (await import('./company-dialog.tsx')).CompanyDialog,
  ({ open }) => open,
);

/** The button that changes who the business is; the dashboard opens it by the address. */
export function EditCompany({ items }: { items: readonly SettingOutput[] }) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has('edit'));
  const close = () => {
    setOpen(false);
    if (search.has('edit')) setSearch({ group: 'identity' }, { replace: true });
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Change names and contacts
      </Button>
      <CompanyDialog items={items} open={isOpen} onClose={close} />
    </>
  );
}
