import { useState } from 'react';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const ReopenDialog = whenOpened(
  async () => (await import('#app/features/cases/ui/steps/reopen-dialog.tsx')).ReopenDialog,
  ({ open }) => open,
);

/** Opens one's own request again, from the sentence that says that it can be. */
export function ReopenOwn({ way, hasBroker }: { way: PersonWay; hasBroker: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-8 cursor-pointer font-semibold whitespace-nowrap text-spruce underline-offset-4 hover:underline print:hidden"
        onClick={() => setOpen(true)}
      >
        Reopen request
      </button>
      <ReopenDialog isOwn {...{ way, hasBroker }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
