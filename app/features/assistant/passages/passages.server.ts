import { readPostFiles } from '#app/features/content-review/post-files.server.ts';
import type { Post } from '#content/blog/post.ts';
import { cities } from '#content/cities/cities.ts';
import { CITY_HEADINGS, type CityPage } from '#content/cities/city-page.ts';
import { allFacts, daysOfChange, factsOn } from '#content/facts/facts.ts';
import { dayBefore } from '#content/facts/reading/day-after.ts';
import type { Fact } from '#content/facts/reading/fact.ts';
import { factKeysIn, fillFacts, fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import type { FaqItem } from '#content/faqs/faq.ts';
import { faqCategoryPage } from '#content/faqs/faq-categories.ts';
import { faqs } from '#content/faqs/faqs.ts';
import { glossary } from '#content/glossary.ts';
import { industries } from '#content/industries/industries.ts';
import type { IndustryPage } from '#content/industries/industry-page.ts';
import { aboutPage } from '#content/pages/about.ts';
import { contactPage } from '#content/pages/contact.ts';
import type { LegalSection } from '#content/pages/legal-page.ts';
import { newsletterPage } from '#content/pages/newsletter.ts';
import type { Page, Section } from '#content/pages/page.ts';
import { isText } from '#content/pages/page-part.ts';
import { privacyPolicyPage } from '#content/pages/privacy-policy.ts';
import { SKELETON_HEADINGS, type SkeletonPage } from '#content/pages/skeleton-page.ts';
import { termsPage } from '#content/pages/terms-of-service.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { services } from '#content/services/services.ts';
import type { SubjectPage } from '#content/subjects/subject-page.ts';
import { subjects } from '#content/subjects/subjects.ts';

/** A piece of one page that can answer a question by itself. */
export type Passage = {
  id: string;
  /** The path of its page, and the place on it. */
  page: string;
  to: string;
  /** The heading of its part of the page, or the place of that; none for its beginning, and where `to` says it. */
  below?: string | undefined;
  pageTitle: string;
  /** What this piece is about: a question, a heading, a word. */
  title: string;
  /** Sentences and list items in their order. A question's answer is one text. */
  lines: string[];
  kind: 'question' | 'section' | 'word' | 'fact';
  reviewedOn: string;
  /** First and last ISO day on which it holds, where it does not always. */
  from?: string | undefined;
  until?: string | undefined;
};

/** Cut to what a passage needs; the facts are filled in at the end, for all at once. */
type Draft = Omit<Passage, 'id'>;

/** Industries have one section of risks, cities several, services none. */
type AnyPage = SkeletonPage | CityPage | IndustryPage;

/**
 * Everything the site says, in pieces: the same texts that its pages are made of. A piece that reads differently from
 * a day on is there once for each time.
 */
export function listPassages(): Passage[] {
  const posts = readPostFiles();
  const pages: AnyPage[] = [...services, ...industries, ...cities, businessGeneral];
  const drafts = [
    ...faqs.flatMap((faq) => questionPassage(faq, [...pages, ...subjects])),
    ...pages.flatMap(skeletonPassages),
    ...subjects.flatMap(subjectPassages),
    ...[aboutPage, privacyPolicyPage, termsPage].flatMap((page) =>
      page.sections.map((section) => sectionPassage(page, section)),
    ),
    ...singlePassages(),
    ...posts.flatMap(postPassages),
    ...glossary.map(
      ({ id, term, definition }): Draft => ({
        page: '/tooltips',
        to: `/tooltips#${id}`,
        pageTitle: 'Words explained',
        title: term,
        lines: [definition],
        kind: 'word',
        reviewedOn: REVIEWED_ON,
      }),
    ),
  ];
  const dated = drafts.flatMap(inItsTimes);
  const withFacts = [...dated, ...allFacts.flatMap((fact) => factPassage(fact, [...pages, ...posts]))];
  return withFacts.map((passage, index) => ({ ...passage, id: String(index) }));
}

/** The times between the days on which texts change, the first and the last without an end. */
const TIMES = [undefined, ...daysOfChange()].map((from, index, days) => {
  const next = days[index + 1];
  return { from, until: next && dayBefore(next) };
});

/** A draft with its facts filled in, once for each time in which it reads differently. */
function inItsTimes(draft: Draft): Draft[] {
  const read: { words: Draft; from: string | undefined; until: string | undefined }[] = [];
  for (const { from, until } of TIMES) {
    const words = fillFactsIn(draft, factsOn(from ?? until ?? ''));
    const before = read.at(-1);
    if (before && JSON.stringify(before.words) === JSON.stringify(words)) before.until = until;
    else read.push({ words, from, until });
  }
  return read
    .filter(({ words }) => words.lines.length > 0)
    .map(({ words, ...time }) => ({ ...words, ...time }));
}

/** The day the words and the single pages were last read. */
const REVIEWED_ON = aboutPage.reviewedOn;

function questionPassage(faq: FaqItem, pages: (AnyPage | SubjectPage)[]): Draft[] {
  const page: Page | undefined =
    faq.category === 'industry' || faq.category === 'city' || faq.category === 'subject'
      ? pages.find(({ questions }) => questions.includes(faq.id))
      : faqCategoryPage(faq.category);
  if (!page) return [];
  return [
    {
      page: page.path,
      to: `${page.path}#${faq.id}`,
      pageTitle: page.heading,
      title: faq.question,
      lines: [faq.answer],
      kind: 'question',
      reviewedOn: page.reviewedOn,
    },
  ];
}

function skeletonPassages(page: AnyPage): Draft[] {
  const { change, covers, doesNotCover, priceDrivers, checklist } = page;
  const headings = 'neighbourhoods' in page ? CITY_HEADINGS : SKELETON_HEADINGS;
  const risks: readonly Section[] = 'risks' in page ? [page.risks].flat() : [];
  const coverRows = [...covers.rows, ...(covers.more?.rows ?? [])];
  const about = (heading: string, lines: readonly string[]) =>
    sectionPassage(page, { heading, paragraphs: lines });
  return [
    about(page.heading, [page.lead, ...page.whatItIs]),
    ...coverRows.map(({ cover, what }) => ({
      ...about(cover, [`${cover}: ${lowerFirst(what)}`]),
      below: headings.covers,
    })),
    about(headings.covers, [
      covers.intro,
      ...coverRows.map(({ cover, what }) => `${cover}: ${lowerFirst(what)}`),
    ]),
    ...(covers.more ? [{ ...about(covers.more.heading, [covers.more.intro]), below: headings.covers }] : []),
    about(headings.doesNotCover, [doesNotCover.intro, ...doesNotCover.items]),
    about(headings.priceDrivers, [
      priceDrivers.intro,
      ...priceDrivers.items.map(({ factor, why }) => `${factor}: ${lowerFirst(why)}`),
    ]),
    about(headings.checklist, [checklist.intro, ...checklist.items]),
    // Tables, timelines and worked examples are read on the page.
    ...[...risks, ...page.sections.filter(isText)].map((section) => sectionPassage(page, section)),
    ...(change?.rows ?? []).map(({ what, before, after }) => ({
      ...about(`${what}: ${change?.beforeLabel}, ${change?.afterLabel}`, [
        `${what}.`,
        `${change?.beforeLabel}: ${before}`,
        `${change?.afterLabel}: ${after}`,
      ]),
      below: change?.heading,
    })),
  ];
}

/** Texts and lists; tables, timelines and worked examples are read on the page. */
function subjectPassages(page: SubjectPage): Draft[] {
  return [
    sectionPassage(page, { heading: page.heading, paragraphs: [page.lead] }),
    ...page.parts.flatMap((part) => {
      if (isText(part)) return [sectionPassage(page, part)];
      if (!('intro' in part) || part.kind === 'table' || part.kind === 'timeline') return [];
      const bullets =
        part.kind === 'coverage'
          ? part.rows.map(({ cover, what }) => `${cover}: ${lowerFirst(what)}`)
          : part.items.map((item) => (typeof item === 'string' ? item : item.factor));
      return [sectionPassage(page, { heading: part.heading, paragraphs: [part.intro], bullets })];
    }),
  ];
}

function sectionPassage(
  page: Page,
  { id, heading, paragraphs, bullets = [] }: Section & Partial<Pick<LegalSection, 'id'>>,
): Draft {
  return {
    page: page.path,
    to: page.path,
    below: heading === page.heading ? undefined : (id ?? heading),
    pageTitle: page.heading,
    title: heading,
    lines: [...paragraphs, ...bullets],
    kind: 'section',
    reviewedOn: page.reviewedOn,
  };
}

function singlePassages(): Draft[] {
  const { form, hours, reply, urgent, notHere } = contactPage;
  const onContact = (section: Section): Draft => ({
    ...sectionPassage(contactPage, section),
    below: undefined,
  });
  return [
    onContact({ heading: contactPage.heading, paragraphs: [contactPage.lead, form.text] }),
    ...[hours, reply, notHere].map(({ heading, text }) => onContact({ heading, paragraphs: [text] })),
    onContact({ heading: urgent.heading, paragraphs: [], bullets: urgent.items }),
    sectionPassage(newsletterPage, { heading: newsletterPage.heading, paragraphs: [newsletterPage.lead] }),
    ...privacyPolicyPage.retention.rows.map(({ what, period, why }) => ({
      ...sectionPassage(privacyPolicyPage, {
        heading: `${privacyPolicyPage.retention.heading}: ${what}`,
        paragraphs: [`${what}: kept for ${period}. ${why}.`],
      }),
      below: privacyPolicyPage.retention.heading,
    })),
  ];
}

function postPassages(post: Post): Draft[] {
  const [opening = '', ...sections] = post.content.split(/\n(?=## )/);
  const passage = (title: string, markdown: string): Draft => ({
    page: post.url,
    to: post.url,
    below: title === post.title ? undefined : title,
    pageTitle: post.title,
    title,
    lines: plainLines(markdown),
    kind: 'section',
    reviewedOn: post.dateModified,
  });
  return [
    passage(post.title, opening),
    ...sections.map((section) => {
      const [heading = '', ...body] = section.split('\n');
      return passage(heading.replace(/^## /, ''), body.join('\n'));
    }),
  ];
}

/** The Markdown of our posts without its marks: one line per paragraph or list item. Tables and the like are read on the page. */
function plainLines(markdown: string): string[] {
  return markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}|\n(?=- )/)
    .map((block) =>
      block
        .replace(/^- |^\[[^\]]*\]\(figure:.*$/, '')
        .replaceAll(/\*\*([^*]+)\*\*|_([^_]+)_/g, '$1$2')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** A fact belongs to the first page that prints it. A fact that no page prints answers nothing. */
function factPassage(fact: Fact, pages: (AnyPage | Post)[]): Draft[] {
  const page = pages.find(
    (candidate) =>
      factKeysIn(JSON.stringify(candidate)).includes(fact.key) ||
      ('localFacts' in candidate && candidate.localFacts.includes(fact.key)),
  );
  if (!page) return [];
  const path = 'path' in page ? page.path : page.url;
  const heading = 'heading' in page ? page.heading : page.title;
  return [
    {
      page: path,
      to: path,
      pageTitle: heading,
      title: fillFacts(heading, factsOn(fact.from ?? fact.until ?? fact.verifiedOn)),
      lines: [fact.statement],
      kind: 'fact',
      reviewedOn: fact.verifiedOn,
      from: fact.from,
      until: fact.until,
    },
  ];
}

/** "Paint: what it costs" reads on in lower case, unless the word is a name or an abbreviation. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]+[ ,]/.test(text) && !/^(?:Alberta|Section|Class|Bill|Canada|Canadian)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
