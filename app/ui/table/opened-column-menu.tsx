import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { MenuButton } from '#app/ui/dialogs/menu-when-pressed.tsx';

export type ColumnChoice<Key extends string> = {
  columns: readonly { key: Key; label: string }[];
  chosen: readonly Key[];
  isUsual: boolean;
  /** Null is for the usual ones. */
  onChoose(columns: Key[] | null): void;
};

type ColumnMenuProps<Key extends string> = ColumnChoice<Key> & { trigger: MenuButton };

const ITEM =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-control px-3 text-left text-sm data-highlighted:bg-mist sm:min-h-9';

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
    <Menu.Root defaultOpen>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-40">
          <Menu.Popup className="max-h-(--available-height) w-60 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft">
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
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
