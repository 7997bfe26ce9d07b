import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** What somebody may do besides, once their request is sent. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-medium text-spruce">
        <ChevronRight aria-hidden="true" className="size-5 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="mt-2 mb-4">{children}</div>
    </details>
  );
}
