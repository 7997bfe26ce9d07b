import { Skeleton, SkeletonText } from '#app/ui/skeleton.tsx';

/** The shape of a case page while it loads. */
export function CasePageSkeleton() {
  return (
    <div className="animate-arrive">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-3 h-10 w-96 max-w-full" />
      <div className="mt-8 grid gap-6 items-start lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-6">
          <div className="rounded-card border border-line bg-surface p-6">
            <SkeletonText lines={3} />
          </div>
          <div aria-hidden="true" className="rounded-card border border-line bg-surface p-6">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-4 h-36" />
          </div>
        </div>
        <div aria-hidden="true" className="rounded-card border border-line bg-surface p-6">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="mt-4 h-24" />
        </div>
      </div>
    </div>
  );
}
