import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { brand } from '#content/brand.ts';
import { HeroScene } from './hero-scene.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { quoteLink } from './site-links.ts';
import { WhoDoesWhat } from './who-does-what.tsx';

export const meta = () => [
  { title: `${brand.name}: Alberta insurance, one broker at a time` },
  {
    name: 'description',
    content:
      'Tell us what you need to insure in Alberta. One licensed broker partner at a time gets your request, and you can see who has read it.',
  },
];

export default function Home() {
  return (
    <>
      <section className="bg-[#dfecf2]">
        <div className="site-width pt-14 pb-4 sm:pt-20 lg:pb-0">
          <h1 tabIndex={-1} className="text-4xl lg:text-5xl">
            <span className="block">One request.</span> One licensed broker at a time.
          </h1>
          <p className="mt-5 max-w-text text-lg">
            Tell us what you need to insure in Alberta. We pass it to one licensed broker partner, tell you by
            when you will hear, and show you everyone who has read it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={quoteLink.to} size="large">
              {quoteLink.longLabel}
            </ButtonLink>
            <ButtonAnchor href="#how-it-works" look="secondary" size="large">
              Learn More
            </ButtonAnchor>
          </div>
        </div>
        <HeroScene className="block aspect-[18/5] min-h-60 w-full lg:-mt-10" />
      </section>
      <HowItWorks />
      <WhoDoesWhat />
      <section className="site-width py-20 text-center sm:py-28">
        <h2 className="text-3xl">Ready when you are</h2>
        <p className="mx-auto mt-3 max-w-text text-lg text-slate">
          Three short steps, and a look at everything before it is sent. If you stop half way, your answers
          wait on this device.
        </p>
        <ButtonLink to={quoteLink.to} size="large" className="mt-8">
          {quoteLink.longLabel}
        </ButtonLink>
      </section>
    </>
  );
}
