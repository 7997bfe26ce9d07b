import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type FoldProps = {
  label: string;
  /** Something inside needs a look, or holds an answer: it opens, and stays so until it is closed by hand. */
  isOpen: boolean;
  children: ReactNode;
};

/** Fields that few need, folded away; works without script. */
export function Fold({ label, isOpen, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true;
  }, [isOpen]);
  return (
    <details ref={fold} className="group rounded-card border border-line bg-surface px-5 py-2 max-sm:py-1">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-spruce transition-transform group-open:rotate-90"
        />
        {label}
      </summary>
      <div className="flex flex-col gap-6 pt-3 pb-4">{children}</div>
    </details>
  );
}
