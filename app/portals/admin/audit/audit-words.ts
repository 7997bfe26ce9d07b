/** What an audit row says besides who, what and when, in one line. Ids are shortened: the whole row is in the export. */
export function detailOf(data: Record<string, unknown>): string {
  const parts = Object.entries(data)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${wordsOf(value)}`);
  return parts.join(' · ') || '–';
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-/i;
const LONGEST = 60;

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (UUID.test(text)) return `…${text.slice(-6)}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
