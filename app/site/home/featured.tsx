import type { SiteLinkTarget } from '#app/site/frame/site-links.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { type ServiceCard, ServiceCards } from '../insurance/service-cards.tsx';

type FeaturedProps = {
  heading: string;
  text: string;
  cards: readonly ServiceCard[];
  link: SiteLinkTarget;
  /** The change of the law that everybody asks about. */
  reform: { text: string; link: SiteLinkTarget };
};

/** The three kinds of insurance most people come for. */
export function Featured({ heading, text, cards, link, reform }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="site-width drawn-in-view pt-10 sm:pt-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <h2 id="featured" className="text-3xl">
            {heading}
          </h2>
          <p className="mt-3 max-w-text text-balance text-slate">{text}</p>
        </div>
        <TextLink to={link.to} className="inline-flex min-h-11 items-center">
          {link.label}
        </TextLink>
      </div>
      <ServiceCards cards={cards} />
      <p className="mt-6 rounded-card border border-line bg-blush/45 px-6 py-4">
        {reform.text} <TextLink to={reform.link.to}>{reform.link.label}</TextLink>
      </p>
    </section>
  );
}
