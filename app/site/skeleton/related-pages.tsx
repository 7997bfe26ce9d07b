import { TextLink } from '#app/ui/text/text-link.tsx';
import type { Link } from '#content/pages/page.ts';

type RelatedPagesProps = { links: readonly Link[]; heading?: string };

/** Where a reader may want to go from here. */
export function RelatedPages({ links, heading = 'Related pages' }: RelatedPagesProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading} className="mt-8 sm:mt-12 print:hidden">
      <h2 className="text-lg">{heading}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-5 max-sm:gap-y-2 max-sm:text-sm max-sm:leading-5 sm:gap-x-8">
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
