import { pageMeta } from '#app/site/meta/page-meta.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { PageHero } from '#app/site/skeleton/page-hero.tsx';
import { setTypeIn } from '#app/site/skeleton/set-type.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { glossary } from '#content/glossary.ts';
import { TermInText } from './term-in-text.tsx';

type Loaded = ReturnType<typeof loader>;

const CRUMBS = [{ label: 'Words explained', to: '/tooltips' }];
/** Sentences in which a word explains itself: what stands before it, its id in the glossary, what follows. */
const SENTENCES = [
  ['A higher', 'deductible', 'often lowers the price, and costs you more after a loss.'],
  ['If your policy pays', 'actual-cash-value', 'for the roof, it pays less each year.'],
  ['Sewer backup is usually added by an', 'endorsement', 'that you have to ask for.'],
] as const;

export function loader({ request }: { request: Request }) {
  const facts = factsFor(request);
  const terms = setTypeIn(fillFactsIn(glossary, facts));
  const shown = SENTENCES.flatMap(([before, id, after]) => {
    const term = terms.find((candidate) => candidate.id === id);
    return term ? [{ before, term, after }] : [];
  });
  return { terms, shown };
}

export const meta = () =>
  pageMeta({
    path: '/tooltips',
    title: 'Insurance words explained',
    description:
      'The words of insurance in plain language: deductible, endorsement, actual cash value and many more, each in a sentence or two.',
    crumbs: CRUMBS,
    isHidden: true,
  });

/** The glossary as a list, and live in a sentence. */
export default function Tooltips({ loaderData: { terms, shown } }: { loaderData: Loaded }) {
  const letters = [...new Set(terms.map(({ term }) => term.charAt(0).toUpperCase()))].toSorted();
  return (
    <>
      <PageHero
        crumbs={CRUMBS}
        heading="Words explained"
        lead="Insurance has its own language. Here are its words in plain sentences. Point at a dotted word in the examples, press it, or move to it with the keyboard, to read what it means."
      />
      <div className="site-width pb-20">
        <section
          aria-labelledby="in-a-sentence"
          className="mt-12 max-w-text rounded-card bg-spruce-soft p-6 sm:p-8"
        >
          <h2 id="in-a-sentence" className="text-xl">
            Try it
          </h2>
          {shown.map(({ before, term, after }) => (
            <p key={term.id} className="relative mt-3">
              {before} <TermInText term={term} /> {after}
            </p>
          ))}
        </section>
        <nav aria-label="Letters" className="mt-10 print:hidden">
          <ul className="-mx-3.5 flex flex-wrap">
            {letters.map((letter) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="inline-flex size-11 items-center justify-center rounded-control font-semibold text-spruce hover:bg-mist"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map((letter) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="mt-8">
            <h2 id={`letter-${letter}`} className="text-2xl text-spruce">
              {letter}
            </h2>
            <dl className="mt-3 grid gap-x-12 gap-y-6 md:grid-cols-2">
              {terms
                .filter(({ term }) => term.charAt(0).toUpperCase() === letter)
                .map(({ id, term, definition, to }) => (
                  <div key={id} id={id} className="border-t border-line pt-4">
                    <dt className="text-lg font-semibold">{term}</dt>
                    <dd className="mt-1 max-w-text text-slate">
                      {definition}
                      {to && (
                        <TextLink to={to} className="block w-fit py-1">
                          Read more<span className="sr-only"> about {term}</span>
                        </TextLink>
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
