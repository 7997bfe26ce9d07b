import { v7 } from 'uuid';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A UUID version 7 (RFC 9562): unique, and sorted by the time it was made. Those of one process also sort in the
 * order in which they were made within a millisecond.
 */
export function newId(): string {
  return v7();
}

/** What is below every id that is made at this instant or later, and above those made before its millisecond. */
export function idMadeAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** A case reference such as `AB-7K3M9Q2X`: easy to read out, 40 random bits, no look-alike letters. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `AB-${Array.from(bytes, (byte) => CROCKFORD[byte % 32]).join('')}`;
}

/** How a reference is recognized in what people write, with or without its hyphen, in any case; the group is its letters. */
export const REFERENCE = new RegExp(String.raw`\bAB-?([${CROCKFORD}]{8})\b`, 'i');

/**
 * A secret for the name of a mailbox: 20 random bytes in lower-case hex, as mail servers may change the case. Store only
 * its hash.
 */
export function newMailToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A secret for a link: 32 random bytes in base64url. Store only its hash. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
