import { dayWords } from '#app/platform/clock/day-words.ts';
import { OpenNow } from '#app/site/frame/open-now.tsx';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { organization } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { TextAnchor, TextLink } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { contactPage } from '#content/pages/contact.ts';
import { PageHero } from '../skeleton/page-hero.tsx';
import { PageSources } from '../skeleton/page-sources.tsx';
import { setPage } from '../skeleton/set-type.ts';
import { ContactForm } from './contact-form.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Contact', to: '/contact' }];

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const page = setPage(fillFactsIn(contactPage, facts));
  return { page, reviewed: { day: page.reviewedOn, words: dayWords(page.reviewedOn) } };
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) =>
  pageMeta({ ...page, crumbs: CRUMBS, things: [organization()] });

/** A form, our hours, and whom to call when it is urgent. */
export default function Contact({ loaderData: { page, reviewed } }: { loaderData: Loaded }) {
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading={page.heading}
        lead={page.lead}
        imageUrl="/illustrations/mailbox.svg"
      />
      <div className="site-width pb-20">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-14 pt-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,26rem)] lg:justify-between">
          <div>
            <h2 className="text-2xl">{page.form.heading}</h2>
            <p className="mt-2 mb-7 max-w-text text-slate">{page.form.text}</p>
            <ContactForm topicHint={page.form.topicHint} />
            <p className="mt-5 max-w-text text-sm text-slate">
              {page.form.privacy} <TextLink to="/privacy-policy">Privacy policy</TextLink>
            </p>
          </div>
          <Aside page={page} />
        </div>
        <PageSources reviewed={reviewed} pointers={page.pointers} facts={[]} notice={null} />
      </div>
    </>
  );
}

function Aside({ page }: { page: Loaded['page'] }) {
  return (
    <div className="flex flex-col gap-8">
      <section className="rounded-card border border-line bg-surface p-6">
        <h2 className="text-lg">Email</h2>
        <TextAnchor href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center">
          {brand.email}
        </TextAnchor>
        <h2 className="mt-4 text-lg">{page.hours.heading}</h2>
        <p className="mt-1">{page.hours.text}</p>
        <div className="font-semibold [&_p]:text-ink">
          <OpenNow />
        </div>
        <p className="mt-1 text-sm text-slate">{page.hours.closed}</p>
        <h2 className="mt-5 text-lg">{page.reply.heading}</h2>
        <p className="mt-1">{page.reply.text}</p>
      </section>
      <section className="rounded-card border border-warning/30 bg-warning-soft p-6">
        <h2 className="text-lg">{page.urgent.heading}</h2>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
          {page.urgent.items.map((item) => (
            <li key={item}>
              <WithNumbers text={item} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-lg">{page.notHere.heading}</h2>
        <p className="mt-1 text-slate">{page.notHere.text}</p>
      </section>
    </div>
  );
}

/** A text whose telephone numbers can be dialled, and never break at a hyphen. */
function WithNumbers({ text }: { text: string }) {
  return text.split(/(\d-[\d-]*\d)/).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <TextAnchor key={part} href={`tel:${part.replaceAll('-', '')}`} className="whitespace-nowrap text-ink">
        {part}
      </TextAnchor>
    ),
  );
}
