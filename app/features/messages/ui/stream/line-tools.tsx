import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

/** It comes with what changes a message. */
export const loadMenu = async () => (await import('./line-menu.tsx')).LineMenu;
const LineMenu = whenOpened(loadMenu, () => true);

type LineToolsProps = { caseId: string; line: CaseLine; onEdit: () => void };

/** Changes or takes back an own message, behind a button beside it that shows itself to pointer, focus and touch. */
export function LineTools(props: LineToolsProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LineMenu {...props} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      aria-label="Change or delete this message"
      onClick={() => setOpen(true)}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-small text-slate hover:bg-mist hover:text-ink focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-coarse:size-11"
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  );
}
