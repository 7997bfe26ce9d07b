import { marked } from 'marked';
import { facts } from '#content/facts.ts';
import { fillFacts } from '#content/fill-facts.ts';

/** A post as its file says it; `html` is its body. Posts are files, so only loaders and the build read them. */
export type Post = {
  slug: string;
  title: string;
  description: string;
  excerpt: string;
  category: string;
  keywords: readonly string[];
  author: string;
  datePublished: string;
  dateModified: string;
  imageUrl: string;
  sources: readonly string[];
  html: string;
};

const FILES = import.meta.glob<string>('/content/posts/*.md', { query: '?raw', import: 'default', eager: true });

let known: readonly Post[] | undefined;

/** All posts, the newest first. */
export function listPosts(): readonly Post[] {
  known ??= Object.entries(FILES)
    .map(([path, text]) => readPost(path, text))
    .sort((a, b) => b.datePublished.localeCompare(a.datePublished) || a.slug.localeCompare(b.slug));
  return known;
}

function readPost(path: string, text: string): Post {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const values = readFrontMatter(head);
  const one = (name: string) => {
    const value = values.get(name);
    if (typeof value !== 'string') throw new RangeError(`${path} says no ${name}.`);
    return fillFacts(value, facts);
  };
  const many = (name: string) => {
    const value = values.get(name) ?? [];
    return (typeof value === 'string' ? value.split(/,\s*/) : value).filter(Boolean);
  };
  return {
    slug: one('slug'),
    title: one('title'),
    description: one('description'),
    excerpt: one('excerpt'),
    category: one('category'),
    keywords: many('keywords'),
    author: one('author'),
    datePublished: one('datePublished'),
    dateModified: one('dateModified'),
    imageUrl: one('imageUrl'),
    sources: many('sources'),
    html: marked.parse(fillFacts(body, facts), { async: false }),
  };
}

/** The little YAML that posts use: `name: text`, `name: [a, b]`, and lists of `- item` lines. */
function readFrontMatter(head: string): Map<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  let list: string[] | undefined;
  for (const line of head.split('\n')) {
    const item = /^\s*-\s+(.*)$/.exec(line);
    if (item && list) list.push(unquoted(item[1] ?? ''));
    const pair = /^([A-Za-z]+):\s*(.*)$/.exec(line);
    if (!pair) continue;
    const [, name = '', value = ''] = pair;
    list = value === '' ? [] : undefined;
    const inline = /^\[(.*)\]$/.exec(value);
    const inlineItems = inline?.[1]?.split(/,\s*/).map(unquoted);
    values.set(name, list ?? inlineItems ?? unquoted(value));
  }
  return values;
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  const quoted = /^(['"])(.*)\1$/.exec(trimmed);
  return quoted ? (quoted[2] ?? '').replaceAll("''", "'") : trimmed;
}
