import { useState } from 'react';
import type { SettingOutput } from '#app/features/oversight/settings/schema.ts';
import { SETTINGS } from '#app/features/oversight/settings/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const SettingDialog = whenOpened(
  async () => (await import('./setting-dialog.tsx')).SettingDialog,
  ({ open }) => open,
);

/** The button that changes a setting. */
export function EditSetting({ item }: { item: SettingOutput }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`Change: ${SETTINGS[item.key].label}`}
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <SettingDialog item={item} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
