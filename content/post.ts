import type { Source } from './fact.ts';

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

/** Reads one file of content/posts. A missing or an unknown field throws: the build should stop. */
export function parsePost(markdown: string): Post {
  const end = markdown.indexOf(`\n${FENCE}`, FENCE.length);
  if (!markdown.startsWith(FENCE) || end < 0) throw new SyntaxError('A post begins with its front matter.');
  const { fields, keywords, sources } = readFrontMatter(markdown.slice(FENCE.length, end));
  const unknown = [...fields.keys()].filter((name) => !TEXT_FIELDS.some((field) => field === name));
  if (unknown.length > 0) throw new SyntaxError(`Unknown in front matter: ${unknown.join(', ')}.`);
  const text = (name: (typeof TEXT_FIELDS)[number]): string => {
    const value = fields.get(name);
    if (!value) throw new SyntaxError(`A post needs "${name}".`);
    return value;
  };
  if (keywords.length === 0 || sources.length === 0)
    throw new SyntaxError('A post needs keywords and sources.');
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
    keywords,
    sources,
    content: markdown.slice(end + 1 + FENCE.length).trim(),
  };
}

function categoryOf(name: string): PostCategory {
  const category = POST_CATEGORIES.find((known) => known === name);
  if (!category) throw new SyntaxError(`There is no category of posts called ${name}.`);
  return category;
}

type FrontMatter = { fields: Map<string, string>; keywords: string[]; sources: Source[] };

/** The small part of YAML we write: `name: "text"`, `keywords: ["a", "b"]` and a list of sources. */
function readFrontMatter(text: string): FrontMatter {
  const fields = new Map<string, string>();
  const sources: Source[] = [];
  let keywords: string[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, indent = '', name = '', value = ''] = /^(\s*(?:- )?)(\w+):\s*(.*)$/.exec(line) ?? [];
    if (!name) throw new SyntaxError(`Cannot read this line of front matter: ${line}`);
    if (indent.includes('-')) sources.push({ name: unquoted(value) });
    else if (indent) sources.push({ ...(sources.pop() ?? { name: '' }), [name]: unquoted(value) });
    else if (name === 'keywords')
      keywords = [...value.matchAll(/"([^"]+)"/g)].flatMap(([, word]) => word ?? []);
    else if (name !== 'sources') fields.set(name, unquoted(value));
  }
  return { fields, keywords, sources };
}

function unquoted(value: string): string {
  return value.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"');
}
