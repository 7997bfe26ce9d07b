import { Check } from 'lucide-react';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { newsletterPage } from '#content/pages/newsletter.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Newsletter', to: '/newsletter' }];

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const page = fillFactsIn(newsletterPage, facts);
  return { page, reviewed: { day: page.reviewedOn, words: dayWords(page.reviewedOn) } };
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) =>
  pageMeta({ ...page, crumbs: CRUMBS });

/** What the newsletter is, the words people agree to, and how to leave again. */
export default function Newsletter({ loaderData: { page, reviewed } }: { loaderData: Loaded }) {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading={page.heading}
        lead={page.lead}
        imageUrl="/illustrations/mailbox.svg"
      />
      <div className="site-width pb-20">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 pt-12 lg:grid-cols-[minmax(0,1fr)_28rem]">
          <div>
            <h2 className="text-2xl">{page.whatYouGet.heading}</h2>
            <ul className="mt-4 flex max-w-text flex-col gap-3">
              {page.whatYouGet.items.map((item) => (
                <li key={item} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-spruce" />
                  {item}
                </li>
              ))}
            </ul>
            <h2 className="mt-12 text-2xl">{page.leaving.heading}</h2>
            <p className="mt-3 max-w-text">{page.leaving.text}</p>
          </div>
          <section
            aria-labelledby="sign-up"
            className="rounded-card border border-line bg-surface p-6 max-lg:order-first sm:p-8"
          >
            <h2 id="sign-up" className="text-xl">
              {page.form.heading}
            </h2>
            <div className="mt-4">
              <NewsletterForm />
            </div>
            <p className="mt-4 text-sm">{page.form.confirm}</p>
            <p className="mt-3 text-sm text-slate">{page.form.consent}</p>
          </section>
        </div>
        <PageSources reviewed={reviewed} pointers={page.pointers} facts={[]} notice={null} />
      </div>
    </>
  );
}
