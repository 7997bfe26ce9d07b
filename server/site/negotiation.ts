/** The codings a file can be stored in, best first: ties in a browser's preference go to the smaller one. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REMEMBERED_HEADERS = 200;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The codings a client accepts, best first (RFC 9110 §12.5.3). No header means identity only, and
 * identity is always the last resort: a page that can be read beats a 406 that cannot.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const key = header ?? '';
  const known = remembered.get(key);
  if (known) return known;
  const accepted = rankEncodings(key);
  // Browsers send a handful of different headers; anything beyond that is noise that must not grow.
  if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
  remembered.set(key, accepted);
  return accepted;
}

function rankEncodings(header: string): readonly Encoding[] {
  const asked = readWeights(header);
  const weigh = (encoding: Encoding) => asked.get(encoding) ?? asked.get('*') ?? 0;
  const ranked = ENCODINGS.filter((encoding) => weigh(encoding) > 0).toSorted((a, b) => weigh(b) - weigh(a));
  return ranked.includes('identity') ? ranked : [...ranked, 'identity'];
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (weight >= 0 && weight <= 1) weights.set(name === 'x-gzip' ? 'gzip' : name, weight);
  }
  return weights;
}

/** Whether an If-None-Match header names this entity tag: lists, `*` and weak tags included. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  const tags: string[] = header.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}
