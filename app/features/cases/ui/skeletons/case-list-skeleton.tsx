import { Skeleton } from '#app/ui/skeleton.tsx';

const ROWS = ['first', 'second', 'third'];

/** Three rows in the shape of the list that is on its way. */
export function CaseListSkeleton() {
  return (
    <div role="status" className="flex animate-arrive flex-col gap-3">
      <span className="sr-only">Loading…</span>
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4 sm:grid-cols-2"
        >
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-56 max-w-full" />
            <Skeleton className="h-4 w-40 max-w-full" />
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-36 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
