import { Menu } from '@base-ui/react/menu';
import type { ComponentProps } from 'react';
import type { MenuButton } from '#app/ui/dialogs/menu-when-pressed.tsx';

export type MenuEntry = { label: string } & ({ onChoose: () => void } | { href: string });

type OpenedMenuProps = {
  trigger: MenuButton;
  entries: readonly MenuEntry[];
};

const ITEM =
  'flex min-h-11 w-full cursor-default items-center rounded-control px-3 text-left text-sm font-medium text-ink no-underline data-highlighted:bg-mist sm:min-h-10';

/** The menu of a case, open from the start: it is fetched when it is first wanted. */
export function OpenedMenu({ trigger, entries }: OpenedMenuProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="w-56 rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft outline-none">
            {entries.map((entry) => (
              <Menu.Item
                key={entry.label}
                className={ITEM}
                {...('href' in entry
                  ? { render: <DownloadAnchor href={entry.href} /> }
                  : { onClick: entry.onChoose })}
              >
                {entry.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function DownloadAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} download>
      {children}
    </a>
  );
}
