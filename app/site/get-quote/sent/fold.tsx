import type { ReactNode } from 'react';
import { Unfold } from '#app/ui/forms/unfold.tsx';

/** What somebody may do besides, once their request is sent. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Unfold label={summary} className="print:hidden">
      <div className="mt-2 mb-4">{children}</div>
    </Unfold>
  );
}
