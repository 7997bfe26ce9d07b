import { useEffect, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export type Place = { id: string; label: string };

/** The parts of a long page, beside it on wide screens; the part being read is marked. */
export function ContentsList({ places }: { places: readonly Place[] }) {
  const current = usePlaceInView(places);
  return (
    <nav aria-label="On this page" className="sticky top-30 hidden self-start pb-8 lg:block print:hidden">
      <h2 className="text-sm font-semibold text-slate">On this page</h2>
      <ul className="mt-3 border-l border-line text-sm">
        {places.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={classNames(
                '-ml-px block border-l-3 py-2 pr-2 pl-4 hover:text-spruce',
                current === id ? 'border-dawn font-semibold text-ink' : 'border-transparent text-slate',
              )}
            >
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
