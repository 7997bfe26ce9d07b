import { Columns3 } from 'lucide-react';
import type { ComponentType } from 'react';
import { type MenuButton, menuWhenPressed } from '#app/ui/dialogs/menu-when-pressed.tsx';
import type { ColumnChoice } from './opened-column-menu.tsx';

const Menu = menuWhenPressed(
  async (): Promise<ComponentType<ColumnChoice<string> & { trigger: MenuButton }>> =>
    (await import('./opened-column-menu.tsx')).OpenedColumnMenu,
);

/** Which columns a table has. */
export function ColumnMenu(choice: ColumnChoice<string>) {
  return (
    <Menu
      {...choice}
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface px-3 text-sm font-semibold text-ink hover:bg-mist"
        >
          <Columns3 aria-hidden="true" className="size-4.5" />
          Columns
        </button>
      }
    />
  );
}
