import { Menu } from '@base-ui/react/menu';
import type { MenuButton } from '#app/ui/dialogs/menu-when-pressed.tsx';
import { MENU_ITEM, OpenMenu } from '#app/ui/dialogs/open-menu.tsx';
import type { LineActs } from './editable-until.ts';

type LineMenuProps = { trigger: MenuButton; acts: LineActs; onEdit: () => void; onDelete: () => void };

/** What may be done with an own message, and until when. */
export function LineMenu({ trigger, acts, onEdit, onDelete }: LineMenuProps) {
  return (
    <OpenMenu trigger={trigger} className="w-60">
      <Menu.Group>
        {acts.isEditable && (
          <Menu.Item className={`${MENU_ITEM} font-medium sm:min-h-10`} onClick={onEdit}>
            Edit
          </Menu.Item>
        )}
        <Menu.Item className={`${MENU_ITEM} font-medium sm:min-h-10`} onClick={onDelete}>
          Delete
        </Menu.Item>
        <Menu.GroupLabel className="px-3 pt-1 pb-1.5 text-xs text-slate">{acts.until}</Menu.GroupLabel>
      </Menu.Group>
    </OpenMenu>
  );
}
