/** What an audit row says besides who, what and when, part by part. Ids are shortened: the whole row is in the export. */
export function detailsOf(data: Record<string, unknown>): string[] {
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${wordsOf(value)}`);
}

/** The end of an id; a word such as `list` as it is. */
export function idWords(id: string): string {
  return UUID.test(id) ? `…${id.slice(-6)}` : id;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-/i;
const LONGEST = 60;

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = idWords(text);
  if (short !== text) return short;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
