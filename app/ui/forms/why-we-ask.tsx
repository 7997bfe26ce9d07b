import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Folds the reason for a question behind a plain summary; works without script. */
export function WhyWeAsk({ children, label = 'Why we ask' }: { children: ReactNode; label?: string }) {
  return (
    <details className="group text-sm text-slate">
      <summary className="-ml-1 inline-flex min-h-11 list-none items-center gap-1 rounded-small px-1 font-medium text-spruce [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {label}
      </summary>
      <div className="max-w-text border-l-2 border-line pl-4">{children}</div>
    </details>
  );
}
