import { Skeleton } from '#app/ui/states/skeleton.tsx';

/** In the place of whose turn it is, until that is known: as high as most of what comes. */
export function StandingSkeleton() {
  return (
    <div className="flex flex-col gap-2 sm:gap-4">
      <Skeleton className="h-6 w-full max-w-md" />
      <Skeleton className="h-11 w-full max-w-4xl sm:h-6" />
    </div>
  );
}
