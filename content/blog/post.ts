import { parse } from 'yaml';
import type { Source } from '#content/facts/reading/fact.ts';

export const POST_CATEGORIES = [
  'auto',
  'home',
  'super-visa',
  'commercial-auto',
  'business',
  'general',
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

/** The front matter of a post: the shape of the specification and what a reader needs to judge it. */
export type PostHead = {
  title: string;
  description: string;
  /** At most 200 characters, for lists and the feed. */
  excerpt: string;
  slug: string;
  category: PostCategory;
  keywords: readonly string[];
  author: string;
  reviewedBy: string;
  /** ISO days. After `reviewBy` the post says that it is being checked, until a person has read it again. */
  datePublished: string;
  dateModified: string;
  reviewBy: string;
  imageUrl: string;
  /** The canonical path. */
  url: string;
  /** Where the reader can check; the facts in the text add their own (`sourcesOf`). */
  sources: readonly Source[];
};

/** `content` is Markdown of the small kind that `post-blocks.ts` reads; it may hold `{fact.key}`. */
export type Post = PostHead & { content: string };

/** What to read after a post: its own category first, then posts that share a keyword, then how the site works. */
export function readNext<T extends PostHead>(post: T, posts: readonly T[], count = 3): readonly T[] {
  const nearness = (other: T) => {
    if (other.category === post.category) return 3;
    if (other.keywords.some((keyword) => post.keywords.includes(keyword))) return 2;
    return Number(other.category === 'general');
  };
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}

const FENCE = '---\n';
const TEXT_FIELDS = [
  'title',
  'description',
  'excerpt',
  'slug',
  'category',
  'author',
  'reviewedBy',
  'datePublished',
  'dateModified',
  'reviewBy',
  'imageUrl',
  'url',
] as const satisfies readonly (keyof PostHead)[];
const FIELDS: readonly string[] = [...TEXT_FIELDS, 'keywords', 'sources'];

/** Reads one file of content/posts. A missing or an unknown field throws: the build should stop. */
export function parsePost(markdown: string): Post {
  const end = markdown.indexOf(`\n${FENCE}`, FENCE.length);
  if (!markdown.startsWith(FENCE) || end < 0) throw new SyntaxError('A post begins with its front matter.');
  const head = readHead(markdown.slice(FENCE.length, end));
  const text = (name: (typeof TEXT_FIELDS)[number]): string => {
    const value = head[name];
    if (typeof value !== 'string' || value === '') throw new SyntaxError(`A post needs "${name}".`);
    return value;
  };
  return {
    title: text('title'),
    description: text('description'),
    excerpt: text('excerpt'),
    slug: text('slug'),
    category: categoryOf(text('category')),
    author: text('author'),
    reviewedBy: text('reviewedBy'),
    datePublished: text('datePublished'),
    dateModified: text('dateModified'),
    reviewBy: text('reviewBy'),
    imageUrl: text('imageUrl'),
    url: text('url'),
    keywords: listOf(head, 'keywords').map((word) => {
      if (typeof word !== 'string') throw new SyntaxError('A keyword is a text.');
      return word;
    }),
    sources: listOf(head, 'sources').map(sourceOf),
    content: markdown.slice(end + 1 + FENCE.length).trim(),
  };
}

type Head = Readonly<Record<string, unknown>>;

/** Front matter is YAML; days and numbers in it stay texts. */
function readHead(text: string): Head {
  const head: unknown = parse(text, { schema: 'failsafe' });
  if (!isHead(head)) throw new SyntaxError('Front matter is a list of named fields.');
  const unknown = Object.keys(head).filter((name) => !FIELDS.includes(name));
  if (unknown.length > 0) throw new SyntaxError(`Unknown in front matter: ${unknown.join(', ')}.`);
  return head;
}

function isHead(value: unknown): value is Head {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(head: Head, name: string): unknown[] {
  const list = head[name];
  if (!Array.isArray(list) || list.length === 0) throw new SyntaxError(`A post needs ${name}.`);
  return list;
}

function sourceOf(source: unknown): Source {
  const { name, url } = isHead(source) ? source : {};
  if (typeof name !== 'string') throw new SyntaxError('A source needs its name.');
  return typeof url === 'string' ? { name, url } : { name };
}

function categoryOf(name: string): PostCategory {
  const category = POST_CATEGORIES.find((known) => known === name);
  if (!category) throw new SyntaxError(`There is no category of posts called ${name}.`);
  return category;
}
