import { TextLink } from '#app/ui/text-link.tsx';
import { type ServiceCard, ServiceCards } from '../insurance/service-cards.tsx';

type FeaturedProps = {
  heading: string;
  text: string;
  cards: readonly ServiceCard[];
  link: { label: string; to: string };
};

/** The three kinds of insurance most people come for. */
export function Featured({ heading, text, cards, link }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="site-width pt-20 sm:pt-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <h2 id="featured" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-3 max-w-text text-slate">{text}</p>
        </div>
        <TextLink to={link.to} className="inline-flex min-h-11 items-center">
          {link.label}
        </TextLink>
      </div>
      <ServiceCards cards={cards} />
    </section>
  );
}
