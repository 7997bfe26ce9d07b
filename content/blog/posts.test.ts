import { expect, test } from 'vitest';
import { factsOn } from '#content/facts/facts.ts';
import { fillFacts, fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { FAQ_CATEGORIES } from '#content/faqs/faq.ts';
import { faqCategories } from '#content/faqs/faq-categories.ts';
import { faqsOf } from '#content/faqs/faqs.ts';
import { glossary } from '#content/glossary.ts';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { countWords } from '#content/wording/check-wording.ts';
import { parsePost, readNext } from './post.ts';
import { headingId, postBlocks } from './post-blocks.ts';
import { POST_SLUGS } from './posts.ts';

/** Either side of the day that changes most texts. */
const SIDES = ['2026-12-31', '2027-01-01'].map(factsOn);

const files = import.meta.glob<string>('../posts/*.md', { eager: true, query: '?raw', import: 'default' });
const posts = Object.entries(files).map(([file, text]) => ({ file, ...parsePost(text) }));
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every listed post is here, under its own name, and no other', () => {
  expect(new Set(posts.map(({ slug }) => slug))).toEqual(new Set(POST_SLUGS));
  for (const { file, slug, url } of posts) {
    expect(file).toBe(`../posts/${slug}.md`);
    expect(url).toBe(`/blog/${slug}`);
  }
});

test.each(SIDES)('posts have 200 to 1,200 words, and not all of them are long reads, on $day', (facts) => {
  const lengths = posts.map(({ slug, content }) => ({ slug, words: countWords(fillFacts(content, facts)) }));
  expect(lengths.filter(({ words }) => words < 200 || words > 1200)).toEqual([]);
  expect(lengths.filter(({ words }) => words < 700).length).toBeGreaterThanOrEqual(5);
});

test('no two posts begin or end in the same words', () => {
  const words = (text: string) =>
    text
      .replaceAll(/[[\]()*_]/g, '')
      .split(/\s+/)
      .slice(0, 3)
      .join(' ');
  const paragraphs = posts.map(({ content }) =>
    content
      .trim()
      .split(/\n{2,}/)
      .filter((part) => /^[A-Z[]/.test(part)),
  );
  expect(repeated(paragraphs.map((parts) => words(parts[0] ?? '')))).toEqual([]);
  expect(repeated(paragraphs.map((parts) => words(parts.at(-1) ?? '')))).toEqual([]);
});

test.each(SIDES)('front matter is complete, dated and of the right length on $day', (facts) => {
  for (const post of fillFactsIn(posts, facts)) {
    expect(post.title.length, `${post.slug}: title`).toBeLessThanOrEqual(60);
    expect(post.description.length, `${post.slug}: description`).toBeGreaterThanOrEqual(70);
    expect(post.description.length, `${post.slug}: description`).toBeLessThanOrEqual(155);
    expect(post.excerpt.length, `${post.slug}: excerpt`).toBeLessThanOrEqual(200);
    expect([post.datePublished, post.dateModified, post.reviewBy].every((day) => DAY.test(day))).toBe(true);
    expect(post.dateModified >= post.datePublished && post.reviewBy > post.dateModified).toBe(true);
    expect(post.keywords.length, post.slug).toBeGreaterThanOrEqual(3);
    expect(post.imageUrl).toMatch(/^\/illustrations\/[a-z-]+\.svg$/);
  }
  for (const post of posts) {
    expect(post.sources.length + sourcesOf(post, facts).length, post.slug).toBeGreaterThanOrEqual(2);
  }
  expect(repeated(posts.map(({ title }) => title))).toEqual([]);
  expect(repeated(posts.map(({ description }) => description))).toEqual([]);
});

test('posts are written in our Markdown, with headings of their own and links that lead somewhere', () => {
  const known = new Set(PUBLIC_PATHS);
  for (const { slug, content } of SIDES.flatMap((facts) => fillFactsIn(posts, facts))) {
    const blocks = postBlocks(content);
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    const own = blocks.flatMap((block) => (block.kind === 'part' ? [headingId(block.part.heading)] : []));
    expect(ids.length + own.length, slug).toBeGreaterThanOrEqual(2);
    expect(repeated([...ids, ...own])).toEqual([]);
    const inlines = blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return block.content;
      return block.kind === 'list' ? block.items.flat() : [];
    });
    const links = inlines.flatMap((inline) => (inline.kind === 'link' ? [inline.to] : []));
    expect(links.length, slug).toBeGreaterThanOrEqual(1);
    expect(links.filter((to) => !known.has(to))).toEqual([]);
    const leftovers = inlines.filter(({ kind, text }) => kind === 'text' && /[*[\]_`<>]/.test(text));
    expect(leftovers).toEqual([]);
  }
});

test('front matter that is incomplete or unknown is refused', () => {
  const [whole = ''] = Object.values(files);
  expect(() => parsePost('No front matter.')).toThrow('front matter');
  expect(() => parsePost(whole.replace(/^excerpt: .*\n/m, ''))).toThrow('excerpt');
  expect(() => parsePost(whole.replace('excerpt:', 'summary:'))).toThrow('summary');
  expect(() => parsePost(whole.replace(/^category: .*$/m, 'category: weather'))).toThrow('weather');
});

test('the Markdown of posts becomes blocks, and other markup is refused', () => {
  expect(postBlocks('## A b: c\n\nSee **bold** and [Home](/insurance/home).\n\n- one\n- _two_')).toEqual([
    { kind: 'heading', text: 'A b: c', id: 'a-b-c' },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'See ' },
        { kind: 'strong', text: 'bold' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'Home', to: '/insurance/home' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'emphasis', text: 'two' }]] },
  ]);
  expect(headingId("Who's there?")).toBe('who-s-there');
});

test('a link alone that names a figure is that figure, and refused anywhere else', () => {
  expect(postBlocks('[Who was hurt](figure:care-first)')).toEqual([{ kind: 'figure', id: 'care-first' }]);
  expect(postBlocks('[Deductibles](figure:deductibles#condo)')).toEqual([
    { kind: 'figure', id: 'deductibles', opensOn: 'condo' },
  ]);
  expect(() => postBlocks('[Who was hurt](figure:nothing)')).toThrow('Markdown');
  expect(() => postBlocks('See [Who was hurt](figure:care-first)')).toThrow('Markdown');
});

test('a fence that names a part of a page holds it as YAML, and one that misses something is refused', () => {
  const steps = 'heading: A claim\nsteps:\n  - when: First\n    what: Call.';
  expect(postBlocks(`\`\`\`timeline\n${steps}\n\`\`\``)).toEqual([
    {
      kind: 'part',
      part: { kind: 'timeline', heading: 'A claim', steps: [{ when: 'First', what: 'Call.' }] },
    },
  ]);
  const refused = (kind: string, yaml: string) => expect(() => postBlocks(`\`\`\`${kind}\n${yaml}\n\`\`\``));
  refused('timeline', 'heading: A claim').toThrow('list');
  refused('checklist', 'heading: Papers\nitems:\n  - One').toThrow('text');
  refused('table', 'heading: Two\ncolumns: [A, B]\nrows:\n  - [One]').toThrow('cell');
  refused('example', '- One').toThrow('fields');
});

test.each([
  ['a table', '| a | b |\n| - | - |'],
  ['a heading of another level', '### Too deep'],
  ['a numbered list', '1. one'],
  ['a list in a list', '- one\n  - two'],
  ['a quotation', '> said'],
  ['code', '```\nx\n```'],
  ['a picture', '![sky](/sky.png)'],
  ['markup in markup', '**bold _and_ slanted**'],
  ['a link to elsewhere', '[there](https://example.com)'],
  ['HTML', '<b>bold</b>'],
])('%s is no part of our Markdown', (_, markdown) => {
  expect(() => postBlocks(markdown)).toThrow('Markdown');
});

test('front matter is YAML whose days stay as they are written', () => {
  const [whole = ''] = Object.values(files);
  const written = whole.replace(/^excerpt: .*$/m, 'excerpt: >\n  Two lines\n  of "text".');
  expect(parsePost(written)).toMatchObject({ excerpt: 'Two lines of "text".\n' });
  expect(parsePost(whole).datePublished).toMatch(DAY);
  expect(() => parsePost(whole.replace(/^keywords: .*$/m, 'keywords: none'))).toThrow('keywords');
});

test('each category of questions has its page and six to ten questions', () => {
  expect(faqCategories.map(({ category }) => category)).toEqual([...FAQ_CATEGORIES]);
  const heads = faqCategories.map(({ title, description }) => ({
    title: title.length,
    text: description.length,
  }));
  expect(heads.filter(({ title, text }) => title > 60 || text < 70 || text > 155)).toEqual([]);
  expect(repeated(faqCategories.map(({ heading }) => heading))).toEqual([]);
  const sizes = FAQ_CATEGORIES.map((category) => ({ category, size: faqsOf(category).length }));
  expect(sizes.filter(({ size }) => size < 6 || size > 10)).toEqual([]);
});

test('the glossary has 40 to 60 terms in order, each once', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(40);
  expect(glossary.length).toBeLessThanOrEqual(60);
  expect(repeated(glossary.map(({ id }) => id))).toEqual([]);
  const terms = glossary.map(({ term }) => term.toLowerCase());
  expect(terms).toEqual([...terms].sort());
});

test('after a post come those of its category, then those that share a keyword, then how the site works', () => {
  const next = (slug: string) =>
    readNext(posts.find((post) => post.slug === slug) ?? fail(slug), posts).map((post) => post.slug);
  expect(new Set(next('super-visa-insurance-guide'))).toEqual(
    new Set(['first-car-in-alberta', 'tenant-insurance-newcomers-students', 'how-a-licensed-broker-works']),
  );
  expect(next('prompt-payment-clock').slice(0, 2)).toEqual([
    'certificate-of-insurance-note',
    'contractor-insurance-alberta',
  ]);
});

function fail(slug: string): never {
  throw new RangeError(`There is no post called ${slug}.`);
}
