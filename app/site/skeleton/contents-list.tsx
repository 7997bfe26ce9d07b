import { useEffect, useState } from 'react';

export type Place = { id: string; label: string };

/**
 * The parts of a long page. On wide screens they stand beside it and the part being read is marked; on others they
 * are folded into one line above it, which opens without script.
 */
export function ContentsList({ places }: { places: readonly Place[] }) {
  const current = usePlaceInView(places);
  return (
    <nav
      aria-label="On this page"
      className="text-sm lg:sticky lg:top-30 lg:max-h-[calc(100svh-9rem)] lg:self-start lg:overflow-y-auto lg:pb-1 print:hidden"
    >
      <details className="fold-line border-b border-line lg:hidden">
        <summary>On this page</summary>
        <ul className="gap-x-10 pb-4 sm:columns-2">
          {places.map(({ id, label }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1.5 text-spruce underline-offset-4 hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div className="max-lg:hidden">
        <h2 className="font-semibold text-slate">On this page</h2>
        <ul className="mt-3 border-l border-line text-slate [&_a]:-ml-px [&_a]:block [&_a]:border-l-3 [&_a]:border-transparent [&_a]:py-2 [&_a]:pl-4 [&_a]:-outline-offset-3 [&_a:hover]:text-spruce [&_a[aria-current]]:border-dawn [&_a[aria-current]]:text-ink forced-colors:[&_a[aria-current]]:underline">
          {places.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The last part whose heading has passed the upper third of the window. */
function usePlaceInView(places: readonly Place[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // The edges of the parts, which are known also where what is in them has not been laid out (`drawn-in-view`).
    const parts = places.flatMap(({ id }) => {
      const heading = document.getElementById(id);
      return heading ? [{ id, edge: heading.closest('section') ?? heading }] : [];
    });
    const update = () => {
      const line = window.innerHeight / 3;
      setCurrent(parts.findLast(({ edge }) => edge.getBoundingClientRect().top < line)?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [places]);
  return current;
}
