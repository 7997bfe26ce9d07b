import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

/** Leads to what was left out. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" size="small" onClick={onClick} className="mt-2 -mb-2 -ml-4 self-start print:hidden">
      <Plus aria-hidden="true" className="size-4" />
      <span>{children}</span>
    </Button>
  );
}
