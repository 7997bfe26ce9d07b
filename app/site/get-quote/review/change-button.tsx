import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeId } from '#app/site/get-quote/sought.tsx';
import { Button } from '#app/ui/button.tsx';

type ChangeButtonProps = { field: string; label: string; onClick: () => void };

/** Leads to one answer. */
export function ChangeButton({ field, label, onClick }: ChangeButtonProps) {
  return (
    <button
      type="button"
      id={changeId(field)}
      onClick={onClick}
      className="min-h-11 cursor-pointer text-sm font-medium text-spruce underline underline-offset-4"
    >
      Change<span className="sr-only">{` ${label}`}</span>
    </button>
  );
}

/** Leads to what was left out. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" size="small" onClick={onClick} className="mt-2 -mb-2 -ml-4 print:hidden">
      <Plus aria-hidden="true" className="size-4" />
      <span>{children}</span>
    </Button>
  );
}
