import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { MenuButton } from '#app/ui/dialogs/menu-when-pressed.tsx';
import { MENU_ITEM, OpenMenu } from '#app/ui/dialogs/open-menu.tsx';

export type ColumnChoice<Key extends string> = {
  columns: readonly { key: Key; label: string }[];
  chosen: readonly Key[];
  isUsual: boolean;
  /** Null is for the usual ones. */
  onChoose(columns: Key[] | null): void;
};

type ColumnMenuProps<Key extends string> = ColumnChoice<Key> & { trigger: MenuButton };

const ITEM = `${MENU_ITEM} gap-3 sm:min-h-9`;

/** Which columns a table has, open from the start. The first, which names the row, is always there. */
export function OpenedColumnMenu<Key extends string>({
  columns,
  chosen,
  isUsual,
  onChoose,
  trigger,
}: ColumnMenuProps<Key>) {
  const toggle = (key: Key, isWanted: boolean) =>
    onChoose(columns.map((column) => column.key).filter((k) => (k === key ? isWanted : chosen.includes(k))));
  return (
    <OpenMenu trigger={trigger} className="w-60">
      {columns.map(({ key, label }) => (
        <Menu.CheckboxItem
          key={key}
          checked={chosen.includes(key)}
          onCheckedChange={(isWanted) => toggle(key, isWanted)}
          closeOnClick={false}
          className={ITEM}
        >
          <span className="inline-flex size-5 shrink-0 items-center justify-center rounded border border-control data-checked:border-spruce">
            <Menu.CheckboxItemIndicator>
              <Check aria-hidden="true" className="size-4 text-spruce" />
            </Menu.CheckboxItemIndicator>
          </span>
          {label}
        </Menu.CheckboxItem>
      ))}
      <Menu.Separator className="mx-3 my-1.5 h-px bg-line" />
      <Menu.Item
        disabled={isUsual}
        onClick={() => onChoose(null)}
        className={`${ITEM} font-semibold data-disabled:text-slate`}
      >
        Back to the usual ones
      </Menu.Item>
    </OpenMenu>
  );
}
