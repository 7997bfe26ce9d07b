import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { LazyPicture } from '#app/site/pictures/lazy-picture.tsx';

export type ServiceCard = { name: string; description: string; to: string; imageUrl: string };

/** Ways into the pages of the services, each with its scene: above the words, on a phone beside them. The whole card is the link. */
export function ServiceCards({ cards, level = 3 }: { cards: readonly ServiceCard[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-4 sm:gap-6 sm:grid-cols-2 md:grid-cols-3">
      {cards.map((card) => (
        <li key={card.to}>
          <Link
            prefetch="intent"
            to={card.to}
            className="group flex h-full overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-soft sm:flex-col"
          >
            <LazyPicture
              src={card.imageUrl}
              className="w-28 shrink-0 bg-[#e6f0f4] object-cover object-bottom sm:aspect-[16/9] sm:w-full"
            />
            <div className="flex flex-1 flex-col p-4 sm:p-5 lg:p-6">
              <Heading className="text-xl group-hover:text-spruce">{card.name}</Heading>
              <span className="mt-1.5 flex-1 text-slate max-sm:text-sm sm:mt-2">{card.description}</span>
              <span className="mt-2 inline-flex items-center gap-2 text-sm sm:mt-4 font-semibold text-spruce">
                Read more
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 transition-transform group-hover:translate-x-1"
                />
              </span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
