import { Ellipsis } from 'lucide-react';
import { menuWhenPressed } from '#app/ui/dialogs/menu-when-pressed.tsx';
import type { MenuEntry } from './opened-menu.tsx';

const Menu = menuWhenPressed(async () => (await import('./opened-menu.tsx')).OpenedMenu);

/** What may be done with a request besides what comes next, at its head. */
export function CaseMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <Menu
      entries={entries}
      trigger={
        <button
          type="button"
          aria-label="More for this request"
          aria-haspopup="menu"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink data-popup-open:bg-mist print:hidden"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
