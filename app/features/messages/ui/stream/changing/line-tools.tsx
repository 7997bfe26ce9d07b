import { Ellipsis } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { menuWhenPressed } from '#app/ui/dialogs/menu-when-pressed.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { useLineActs } from './editable-until.ts';

const LineMenu = menuWhenPressed(async () => (await import('./line-menu.tsx')).LineMenu);
const DeleteLine = whenOpened(
  async () => (await import('./delete-line.tsx')).DeleteLine,
  ({ open }) => open,
);

type LineToolsProps = {
  caseId: string;
  line: CaseLine;
  onEdit: () => void;
  /** Its button, which has the focus again after a change. */
  opener: Ref<HTMLButtonElement>;
};

/** Changes or takes back an own message, behind a button beside it that shows itself to pointer, focus and touch. */
export function LineTools({ caseId, line, onEdit, opener }: LineToolsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const acts = useLineActs(line);
  return (
    <>
      <LineMenu
        {...{ acts, onEdit }}
        onDelete={() => setDeleting(true)}
        trigger={
          <button
            ref={opener}
            type="button"
            aria-label={acts.label}
            aria-haspopup="menu"
            className="inline-flex size-8 shrink-0 items-center justify-center rounded-small text-slate hover:bg-mist hover:text-ink focus-visible:opacity-100 data-popup-open:bg-mist data-popup-open:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-coarse:size-11"
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </button>
        }
      />
      <DeleteLine {...{ caseId, line }} open={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}
