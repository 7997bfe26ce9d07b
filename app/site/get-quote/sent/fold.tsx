import type { ReactNode } from 'react';
import { Unfold } from '#app/ui/forms/unfold.tsx';

type FoldProps = { summary: string; isOpen?: boolean; children: ReactNode };

/** What somebody may do besides, once their request is sent. */
export function Fold({ summary, isOpen, children }: FoldProps) {
  return (
    <Unfold label={summary} {...(isOpen && { isOpen })} className="py-1.5 print:hidden">
      <div className="mt-2 mb-4">{children}</div>
    </Unfold>
  );
}
