import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { portalTitle } from '../frame/portal-meta.ts';

/** A page about one thing while that is fetched: it says at least what kind of thing. */
export function PageOnItsWay({ title }: { title: string }) {
  return (
    <>
      <title>{portalTitle(title)}</title>
      <SkeletonText lines={8} />
    </>
  );
}
