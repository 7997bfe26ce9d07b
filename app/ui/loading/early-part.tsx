import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

/**
 * A part whose script is asked for with that of its page, before it is known whether the page shows it: once it is there it
 * is drawn at once, with what stands around it, and else when it comes. It stands in a `<Suspense>`.
 */
export function earlyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let there: ComponentType<Props> | undefined;
  const keep = async () => {
    there = await load();
    return there;
  };
  const Later = lazyPart(keep);
  if (!import.meta.env.SSR) void keep().catch(() => undefined);
  return function EarlyPart(props: Props) {
    // What has come once stays the same part, with what was done in it.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Later);
    return <Shown {...props} />;
  };
}

/** Whether scripts have come, or cannot: a page that waits for them does not move below its reader. `load` is always the same. */
export function useIsLoaded(load: () => Promise<unknown>): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isGone = false;
    const done = () => !isGone && setLoaded(true);
    load().then(done, done);
    return () => {
      isGone = true;
    };
  }, [load]);
  return isLoaded;
}
