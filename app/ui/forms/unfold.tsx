import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type UnfoldProps = { label: string; className?: string; isOpen?: boolean; children: ReactNode };

/** What few need to read, behind a plain line with an arrow that turns; works without script. */
export function Unfold({ label, className, isOpen = false, children }: UnfoldProps) {
  return (
    <details open={isOpen} className={classNames('group', className)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-small font-medium text-spruce [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-[1.25em] transition-transform group-open:rotate-90"
        />
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Folds the reason for a question. */
export function WhyWeAsk({ children }: { children: ReactNode }) {
  return (
    <Unfold label="Why we ask" className="text-sm text-slate">
      <div className="max-w-text border-l-2 border-line pl-4">{children}</div>
    </Unfold>
  );
}
