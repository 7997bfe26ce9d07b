import { newId } from '#app/platform/ids.ts';

const LONGEST = 24;

/** A username that nobody is likely to have: the beginning of an address and four signs, of what a username may hold. */
export function usernameFrom(email: string): string {
  const start = (email.split('@')[0] ?? '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, LONGEST);
  return `${start || 'client'}_${newId().slice(-4)}`;
}
