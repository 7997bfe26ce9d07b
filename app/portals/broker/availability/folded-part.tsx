import { ChevronDown } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';

type FoldedPartProps = {
  title: string;
  /** What is chosen in it, in a few words. */
  value: string;
  /** Something in it must be put right: it stands open. */
  isWrong: boolean;
  children: ReactNode;
};

/** A part of a long form. Where there is room it stands open without a lid; on a narrow screen it is folded, and says what it holds. */
export function FoldedPart({ title, value, isWrong, children }: FoldedPartProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isWide || isOpen || isWrong}
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
        !isWide && setOpen(currentTarget.open)
      }
      className="group max-xl:rounded-card max-xl:border max-xl:border-line max-xl:bg-surface max-xl:px-4"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 xl:hidden [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="flex min-w-0 items-center gap-2 text-sm text-slate">
          <span className="truncate group-open:hidden">{value}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-spruce transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      {/* Its name stands on the lid. */}
      <div className="max-xl:pt-1 max-xl:pb-4 max-xl:[&_legend]:sr-only">{children}</div>
    </details>
  );
}
