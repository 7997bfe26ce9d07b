import MiniSearch from 'minisearch';
import { TOWNS } from '#app/features/cases/rules/origin/postal-city.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { placeId } from '#app/platform/text/place-id.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { cities } from '#content/cities/cities.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFacts, fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { faqs } from '#content/faqs/faqs.ts';
import { glossary } from '#content/glossary.ts';
import { industries } from '#content/industries/industries.ts';
import { SKELETON_HEADINGS, type SkeletonPage } from '#content/pages/skeleton-page.ts';
import { ASKED_AS, OTHER_NAMES, PRICE_WORDS, TRADES } from '#content/search-words.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { services } from '#content/services/services.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { textsIn } from '#content/wording/texts-in.ts';
import { filledPost, listPosts } from '../blog/read-posts.ts';
import { type Findable, SEARCH_OPTIONS } from './search-options.ts';

/** The index of the site's own search, made once while the site is built. */
export function loader({ request }: { request: Request }) {
  const index = new MiniSearch<Findable>(SEARCH_OPTIONS);
  index.addAll(
    listFindables(factsFor(request)).map((place) => ({
      ...place,
      askedAs: ASKED_AS[place.to]?.split(', '),
      trades: TRADES[place.to],
    })),
  );
  return new Response(JSON.stringify(index), { headers: { 'content-type': 'application/json' } });
}

function listFindables(facts: FactBook): Findable[] {
  return [
    ...services.map((page) => pageOf('Insurance', page.card.name, page, facts)),
    ...subjects.map((page) => pageOf('Insurance', page.name, page, facts)),
    pageOf('Insurance', 'General liability', businessGeneral, facts),
    ...services.map((page) => priceOf(page.card.name, page, facts)),
    priceOf('General liability', businessGeneral, facts),
    ...industries.map((page) => pageOf('Industry', page.name, page, facts)),
    ...cities.map((page) => {
      const towns = TOWNS.filter(({ near }) => near === page.name).map(({ name }) => name);
      return { ...pageOf('City', page.name, page, facts), places: [page.name, ...towns] };
    }),
    {
      id: '/locations#towns',
      kind: 'City',
      title: 'Towns that brokers serve from a city nearby',
      text: TOWNS.map(({ name }) => name).join(' '),
      excerpt: TOWNS.map(({ name }) => name).join(', '),
      to: '/locations#towns',
    },
    ...questionsOf(facts),
    ...listPosts()
      .map((post) => filledPost(post, facts))
      .map((post) => ({
        id: post.url,
        kind: 'Article' as const,
        title: post.title,
        also: [OTHER_NAMES[post.url], ...post.keywords, ...headingsOf(post.content)]
          .filter(Boolean)
          .join(' '),
        text: post.content.replaceAll(PART_MARKS, ''),
        excerpt: post.excerpt,
        to: post.url,
      })),
    ...fillFactsIn(glossary, facts).map(({ id, term, definition }) => ({
      id: `/tooltips#${id}`,
      kind: 'Word' as const,
      title: term,
      text: definition,
      excerpt: definition,
      to: `/tooltips#${id}`,
    })),
    ...SINGLE_PAGES.map(([to, title, excerpt]) => ({
      id: to,
      kind: 'Page' as const,
      title,
      also: OTHER_NAMES[to] ?? '',
      text: excerpt,
      excerpt,
      to,
    })),
  ];
}

/** The fences of the parts in a post, and the names of their fields: no words that anybody looks for. */
const PART_MARKS =
  /^```.*$|^ *(?:- )*(?:amount|columns|heading|intro|items|lines|result|rows|steps|story|what|when):/gm;

/** The headings of a post: what it answers, in the words of a question. */
function headingsOf(content: string): string[] {
  return [...content.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** What people add to the name of what they look for, whether the page is called so or not. */
const ABOUT: { [Kind in Findable['kind']]?: string } = {
  Insurance: 'insurance',
  Industry: 'insurance business company',
};

type AnyPage = { path: string; heading: string; lead: string };

function pageOf(kind: Findable['kind'], title: string, page: AnyPage, facts: FactBook): Findable {
  const text = textsIn(fillFactsIn(page, facts)).map((found) => found.text);
  return {
    id: page.path,
    kind,
    title,
    also: [fillFacts(page.heading, facts), OTHER_NAMES[page.path], ABOUT[kind]].filter(Boolean).join(' '),
    text: text.join(' '),
    excerpt: fillFacts(page.lead, facts),
    to: page.path,
  };
}

/** What the price depends on: most people look for that first, by words that no page uses. */
function priceOf(
  name: string,
  page: AnyPage & Pick<SkeletonPage, 'priceDrivers'>,
  facts: FactBook,
): Findable {
  const { intro, items } = fillFactsIn(page.priceDrivers, facts);
  const to = `${page.path}#${placeId(SKELETON_HEADINGS.priceDrivers)}`;
  return {
    id: to,
    kind: 'Insurance',
    title: `${name}: what affects the price`,
    also: `${OTHER_NAMES[page.path] ?? ''} ${fillFacts(page.heading, facts)} ${PRICE_WORDS}`,
    text: items.map(({ factor, why }) => `${factor} ${why}`).join(' '),
    // Where nothing but a list is announced, the list is what it says.
    excerpt:
      withoutAnnouncement(intro) || `${intro} ${andWords(items.map(({ factor }) => lowerFirst(factor)))}.`,
    to,
  };
}

/** The sentences of a text without the last where it announces a list: the list does not stand in an excerpt. */
function withoutAnnouncement(text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.slice(0, sentences.at(-1)?.endsWith(':') ? -1 : undefined).join(' ');
}

/** Each question once: at /faq when its category has a page there, else on the page that asks it. */
function questionsOf(facts: FactBook): Findable[] {
  const pages = [...subjects, ...industries, ...cities];
  return faqs.flatMap((faq) => {
    const home = pages.find((page) => page.questions.includes(faq.id))?.path;
    const isElsewhere = ['industry', 'city', 'subject'].includes(faq.category);
    const path = isElsewhere ? home : `/faq/${faq.category}`;
    if (!path) return [];
    const answer = fillFacts(faq.answer, facts);
    const [firstLine = ''] = answer.split('\n');
    return {
      id: `${path}#${faq.id}`,
      kind: 'Question' as const,
      title: fillFacts(faq.question, facts),
      also: OTHER_NAMES[`${path}#${faq.id}`] ?? '',
      text: answer,
      excerpt: firstLine,
      to: `${path}#${faq.id}`,
    };
  });
}

const SINGLE_PAGES = [
  ['/faq', 'Questions and answers (FAQ)', 'Short answers in plain words, by subject.'],
  ['/blog', 'Resources (blog)', 'Longer reads about insurance in Alberta.'],
  ['/tooltips', 'Words explained', 'The glossary of this site, from accident benefits to WCB.'],
  ['/insurance/all', 'All kinds of insurance', 'Everything you can ask about here, on one page.'],
  ['/locations', 'Insurance by city', 'The cities of Alberta on a list and a map.'],
  [
    '/business/restaurants#papers-for-a-food-truck',
    'Permits and papers for a mobile kitchen',
    'The food handling permit, the city’s business licence, fire, gas and propane inspections, and the certificate of insurance that a food truck shows.',
  ],
  ['/about', 'About', 'What we are, what we are not, how we are paid and how partners are checked.'],
  ['/contact', 'Contact', 'Write to us: your request, your data, a complaint.'],
  ['/newsletter', 'Newsletter', 'Subscribe to news about insurance in Alberta, or unsubscribe.'],
  ['/privacy-policy', 'Privacy policy', 'What we collect, why, who sees it and how you withdraw.'],
  [
    '/terms-of-service',
    'Terms of service',
    'What you can expect from this site and what it expects from you.',
  ],
  ['/get-quote', 'Get a Free Quote', 'Send one request to one licensed broker at a time.'],
  ['/portal/login', 'Client Portal: log in', 'Your requests, your messages and your documents.'],
  ['/portal/register', 'Client Portal: register', 'Open an account with a username and a password.'],
  ['/portal/forgot-password', 'Forgot your password?', 'We email you a link to set a new one.'],
  ['/broker/login', 'Broker Portal: log in', 'For licensed broker partners.'],
] as const;
