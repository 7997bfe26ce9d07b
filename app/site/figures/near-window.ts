const MARGIN_PX = 800;

type Nearness = { promise: Promise<void>; resolve: () => void };

/** One for each figure and not for each place of it: somebody may leave a page before its figure was near, and come back. */
const nearness = new Map<string, Nearness>();

/** Resolves once a place of this figure has come within 800 px of the window. */
export function untilNear(id: string): Promise<void> {
  return nearnessOf(id).promise;
}

/** Watches a place where a figure stands now. Returns what ends the watching. */
export function watchPlace(id: string, place: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      nearnessOf(id).resolve();
    },
    { rootMargin: `${MARGIN_PX}px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

function nearnessOf(id: string): Nearness {
  const known = nearness.get(id);
  if (known) return known;
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const made = { promise, resolve };
  nearness.set(id, made);
  return made;
}
