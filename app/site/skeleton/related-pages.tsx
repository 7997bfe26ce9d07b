import { TextLink } from '#app/ui/text-link.tsx';
import type { Link } from '#content/pages/page.ts';

/** Where a reader may want to go from here. */
export function RelatedPages({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Related pages" className="mt-12 print:hidden">
      <h2 className="text-lg">Related pages</h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
