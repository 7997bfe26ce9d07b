export type FoundText = { path: string; text: string };

/** Fields that hold an id, an address, a day or a source: not words of ours to read. */
const NOT_WORDS = new Set([
  'id',
  'slug',
  'key',
  'path',
  'alsoAt',
  'to',
  'url',
  'imageUrl',
  'category',
  'quoteType',
  'standing',
  'reviewedOn',
  'verifiedOn',
  'reviewBy',
  'asOf',
  'from',
  'until',
  'on',
  'source',
  'pointers',
  'questions',
  'localFacts',
  'coordinates',
  'order',
  'datePublished',
  'dateModified',
  'pattern',
]);

/** An id, a slug or a path in a list of them. */
const SLUG = /^[a-z0-9/-]+$/;

/** Every string that people read in a piece of content, with the place where it stands. */
export function textsIn(content: unknown, path = ''): FoundText[] {
  if (typeof content === 'string') return SLUG.test(content) ? [] : [{ path, text: content }];
  if (Array.isArray(content)) return content.flatMap((item, index) => textsIn(item, `${path}[${index}]`));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    NOT_WORDS.has(name) ? [] : textsIn(value, path ? `${path}.${name}` : name),
  );
}
