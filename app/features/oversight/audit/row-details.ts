import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import type { AuditDetail } from './schema.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-/i;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const CODE = /^[a-z]+(?:_[a-z]+)+$/;

type Value = AuditDetail['values'][number];
/** What an id is called now, and the page about it; undefined of one that is not known. */
type Find = (id: string) => Value | undefined;

/** Names of what a row holds, where the key does not say it. */
const NAMES: Partial<Record<string, string>> = {
  ...{ found: 'Listed', isSearch: 'From a search', intact: 'Unchanged', why: 'Why', was: 'Before' },
  ...{ state: 'Now', from: 'From status', to: 'To status', brokerId: 'Broker', requestId: 'Sent request' },
  ...{ endedBrokerId: 'Broker before', assigneeId: 'Assigned to', sha256: 'Fingerprint of the file' },
  ...{ fromId: 'From request', intoId: 'Into request', toId: 'To', messageId: 'Contact message' },
};

/** What a row of the log holds in words: names and references for ids, and no name of a field of ours. */
export function detailsOf(data: Readonly<Record<string, unknown>>, find: Find): AuditDetail[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    return [{ name: NAMES[key] ?? nameOf(key), values: valuesOf(value, find) }];
  });
}

/** `promisedFor` becomes `Promised for`, `accessId` `Access`. */
function nameOf(key: string): string {
  const words = key.replace(/Ids?$/, '').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return upperFirst(words.replaceAll('_', ' ').toLowerCase());
}

function valuesOf(value: unknown, find: Find): Value[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ words: 'None', path: null }];
    return value.flatMap((one) => valuesOf(one, find));
  }
  if (typeof value === 'string' && UUID.test(value)) return [find(value) ?? { words: value, path: null }];
  return [{ words: wordsOf(value), path: null }];
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return formatAlbertaTime(new Date(value), 'short');
    return CODE.test(value) ? value.replaceAll('_', ' ') : value;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value) ? value.map(wordsOf) : partsOf(value);
  return parts.join(', ') || 'None';
}

const partsOf = (value: object) =>
  Object.entries(value).map(([key, one]) => `${nameOf(key).toLowerCase()}: ${wordsOf(one ?? 'none')}`);
