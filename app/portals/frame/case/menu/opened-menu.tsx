import { Menu } from '@base-ui/react/menu';
import type { ComponentProps } from 'react';
import type { MenuButton } from '#app/ui/dialogs/menu-when-pressed.tsx';
import { MENU_ITEM, OpenMenu } from '#app/ui/dialogs/open-menu.tsx';

export type MenuEntry = { label: string } & ({ onChoose: () => void } | { href: string });

type OpenedMenuProps = { trigger: MenuButton; entries: readonly MenuEntry[] };

/** The menu of a case. */
export function OpenedMenu({ trigger, entries }: OpenedMenuProps) {
  return (
    <OpenMenu trigger={trigger} className="w-56">
      {entries.map((entry) => (
        <Menu.Item
          key={entry.label}
          className={`${MENU_ITEM} font-medium no-underline sm:min-h-10`}
          {...('href' in entry
            ? { render: <DownloadAnchor href={entry.href} /> }
            : { onClick: entry.onChoose })}
        >
          {entry.label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}

function DownloadAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} download>
      {children}
    </a>
  );
}
