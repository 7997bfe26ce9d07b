import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { MenuButton } from './menu-when-pressed.tsx';

type OpenMenuProps = { trigger: MenuButton; className: string; children: ReactNode };

/** How an entry of a menu looks. */
export const MENU_ITEM =
  'flex min-h-11 w-full cursor-default items-center rounded-control px-3 text-left text-sm text-ink data-highlighted:bg-mist';

/** A menu that is open from the start, as it is fetched when it is first wanted (`menuWhenPressed`). `className` gives its width. */
export function OpenMenu({ trigger, className, children }: OpenMenuProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup
            className={classNames(
              'max-h-(--available-height) overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft outline-none',
              className,
            )}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
