import { useEffect } from 'react';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { HowItWorks } from '#app/site/about/how-it-works.tsx';
import { WhoDoesWhat } from '#app/site/about/who-does-what.tsx';
import { quoteLink } from '#app/site/frame/site-links.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { faqPage, organization, website } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { PageSources } from '#app/site/skeleton/page-sources.tsx';
import { setTypeIn } from '#app/site/skeleton/set-type.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { faqsOf } from '#content/faqs/faqs.ts';
import { homePage } from '#content/pages/home.ts';
import { serviceCardPath } from '#content/services/service-page.ts';
import { serviceById } from '#content/services/services.ts';
import { Featured } from './featured.tsx';
import { HomeQuestions } from './home-questions.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const cards = homePage.featured.services.map((id) => {
    const { name, description, imageUrl } = serviceById(id).card;
    return { name, description, imageUrl, to: serviceCardPath(id) };
  });
  const questions = faqsOf('home').map(({ id, question, answer }) => ({ id, question, answer }));
  const { reviewedOn, ...texts } = homePage;
  const sources = {
    reviewed: { day: reviewedOn, words: dayWords(reviewedOn) },
    pointers: [],
    facts: sourcesOf([texts, cards, questions], facts),
  };
  return setTypeIn({ ...fillFactsIn({ texts, cards, questions }, facts), sources });
}

export const meta = ({ loaderData }: { loaderData: Loaded }) =>
  pageMeta({
    path: '/',
    title: `${brand.name}: Alberta insurance, one broker at a time`,
    description: loaderData.texts.description,
    things: [organization(), website(), faqPage(loaderData.questions)],
  });

export default function Home({ loaderData: { texts, cards, questions, sources } }: { loaderData: Loaded }) {
  return (
    <>
      <Hero {...texts.hero} />
      <Featured {...texts.featured} cards={cards} />
      <HowItWorks {...texts.howItWorks} />
      <WhoDoesWhat {...texts.whoDoesWhat} />
      <WhyChooseUs {...texts.whyChooseUs} />
      <CallToAction {...texts.callToAction} />
      <Testimonials {...texts.testimonials} />
      <HomeQuestions {...texts.faq} questions={questions} />
      <section aria-labelledby="home-contact" className="site-width pb-10 text-center sm:pb-28">
        <h2 id="home-contact" className="text-3xl">
          {texts.contact.heading}
        </h2>
        <p className="mx-auto mt-3 max-w-text text-lg text-balance text-slate">{texts.contact.text}</p>
        <ButtonLink to={texts.contact.link.to} look="secondary" size="large" className="mt-8">
          {texts.contact.link.label}
        </ButtonLink>
      </section>
      <div className="site-width pb-10 *:mt-0">
        <PageSources {...sources} />
      </div>
    </>
  );
}

function Hero({ text, kinds }: Loaded['texts']['hero']) {
  useEffect(() => void import('./paint-sky.ts'), []);
  return (
    <section className="sky-ground">
      <div className="site-width relative grid gap-x-12 pt-10 pb-4 sm:pt-20 lg:grid-cols-[1fr_27rem] lg:pb-0">
        <div>
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl lg:text-5xl">
            Alberta insurance, <span className="inline-block">one broker at a time.</span>{' '}
            <span className="inline-block">No calls from ten brokers.</span>
          </h1>
          <p className="mt-5 max-w-text text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={quoteLink.to} size="large">
              {quoteLink.longLabel}
            </ButtonLink>
            <ButtonAnchor href="#how-it-works" look="secondary" size="large">
              Learn More
            </ButtonAnchor>
          </div>
          <nav aria-label="Kinds of insurance" className="mt-3 flex flex-wrap items-center gap-x-4 text-sm">
            {kinds.map(({ label, to }) => (
              <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            ))}
          </nav>
        </div>
        <SamplePassport className="max-lg:hidden" />
      </div>
      {/* On narrow screens the left side is cut away: what matters stands on the right. */}
      <div className="sky lg:-mt-10">
        <img src="/illustrations/chinook-arch.svg" alt="" width="1440" height="400" />
      </div>
    </section>
  );
}

/** It stands in the sky where there is room beside the words, else where they speak of the time. */
function SamplePassport({ className }: { className: string }) {
  return (
    <picture className={className}>
      <source media="(prefers-reduced-motion: reduce)" srcSet="/illustrations/sample-passport.svg#still" />
      <img
        src="/illustrations/sample-passport.svg"
        alt="A sample data passport: you sent your request, one broker was asked, opened it at 10:20 and called you at 2:05, before the promised time."
        width="440"
        height="340"
        loading="lazy"
      />
    </picture>
  );
}

function CallToAction({ heading, text, label, smallPrint }: Loaded['texts']['callToAction']) {
  return (
    <section aria-labelledby="call-to-action" className="drawn-in-view bg-spruce-soft">
      <div className="site-width flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-10 sm:py-20">
        <div>
          <h2 id="call-to-action" className="max-w-170 text-3xl">
            {heading}
          </h2>
          <p className="mt-3 max-w-text text-lg text-balance">{text}</p>
        </div>
        <div>
          <ButtonLink to={quoteLink.to} size="large">
            {label}
          </ButtonLink>
          <p className="mt-3 max-w-76 text-sm text-slate">{smallPrint}</p>
        </div>
        <SamplePassport className="lg:hidden" />
      </div>
    </section>
  );
}
