import { classNames } from '#app/ui/class-names.ts';

/** A quiet block in the shape of what is coming. Its size comes from the class name. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className={classNames('block animate-pulse rounded-control bg-line', className ?? 'h-5 w-full')} />
  );
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

/** Several lines that stand in for text. Says once, to those who listen, that something is loading. */
export function SkeletonText({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}…</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={classNames('h-5', LINE_WIDTHS[line % LINE_WIDTHS.length])} />
      ))}
    </div>
  );
}
