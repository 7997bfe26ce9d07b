import { useEffect, useState } from 'react';

export type Place = { id: string; label: string };

/** The parts of a long page, beside it on wide screens; the part being read is marked. */
export function ContentsList({ places }: { places: readonly Place[] }) {
  const current = usePlaceInView(places);
  return (
    <nav
      aria-label="On this page"
      className="sticky top-30 hidden max-h-[calc(100svh-9rem)] self-start overflow-y-auto pb-1 text-sm lg:block print:hidden"
    >
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
    </nav>
  );
}

/** The last part whose heading has passed the upper third of the window. */
function usePlaceInView(places: readonly Place[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = places.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [places]);
  return current;
}
