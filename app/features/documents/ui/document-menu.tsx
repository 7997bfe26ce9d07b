import { Menu } from '@base-ui/react/menu';
import type { MenuButton } from '#app/ui/dialogs/menu-when-pressed.tsx';
import { MENU_ITEM, OpenMenu } from '#app/ui/dialogs/open-menu.tsx';

type DocumentMenuProps = {
  trigger: MenuButton;
  entries: readonly { label: string; onChoose: () => void }[];
};

/** What may be done with a document besides looking at it and keeping it. */
export function DocumentMenu({ trigger, entries }: DocumentMenuProps) {
  return (
    <OpenMenu trigger={trigger} className="w-44">
      {entries.map(({ label, onChoose }) => (
        <Menu.Item key={label} className={`${MENU_ITEM} font-medium sm:min-h-10`} onClick={onChoose}>
          {label}
        </Menu.Item>
      ))}
    </OpenMenu>
  );
}
