import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { LazyPicture } from '#app/site/pictures/lazy-picture.tsx';

export type ServiceCard = { name: string; description: string; to: string; imageUrl: string };

/** Ways into the pages of the services, each with its scene. The whole card is the link. */
export function ServiceCards({ cards, level = 3 }: { cards: readonly ServiceCard[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
      {cards.map((card) => (
        <li key={card.to}>
          <Link
            prefetch="intent"
            to={card.to}
            className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-soft"
          >
            <LazyPicture
              src={card.imageUrl}
              className="aspect-[16/9] w-full bg-[#e6f0f4] object-cover object-bottom"
            />
            <div className="flex flex-1 flex-col p-5 lg:p-6">
              <Heading className="text-xl group-hover:text-spruce">{card.name}</Heading>
              <span className="mt-2 flex-1 text-slate">{card.description}</span>
              <span className="mt-4 inline-flex items-center gap-2 text-sm font-semibold text-spruce">
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
