import { Link } from 'react-router';
import { LazyPicture } from '#app/site/pictures/lazy-picture.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';

export type IndustryLink = { name: string; summary: string; to: string; imageUrl: string };

/** Ways from the business page into the page of each trade, with its scene, and for those that have none. */
export function IndustryLinks({ industries }: { industries: readonly IndustryLink[] }) {
  return (
    <>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 print:hidden">
        {industries.map(({ name, summary, to, imageUrl }) => (
          <li key={to}>
            <Link prefetch="intent" to={to} className="group block">
              <LazyPicture
                src={imageUrl}
                className="aspect-[16/9] w-full rounded-card bg-[#e6f0f4] object-cover object-bottom"
              />
              <span className="mt-2 block font-semibold text-spruce group-hover:underline">{name}</span>
              <span className="block text-sm text-slate">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-text">
        A hair salon, a cleaning firm, a gym or another trade?{' '}
        <TextLink to="/get-quote?type=business&trade=other">Choose Other in the quote form</TextLink> and say
        what you do. Most start with <TextLink to="/business/general">general liability</TextLink>.
      </p>
    </>
  );
}
