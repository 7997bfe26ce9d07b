const LONGEST = 24;

/**
 * A username that nobody is likely to have, the same for the same request: the beginning of an address and the end of
 * the request's reference, of what a username may hold.
 */
export function usernameFrom(email: string, reference: string): string {
  const start = (email.split('@')[0] ?? '')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, LONGEST);
  return `${start || 'client'}_${reference.slice(-4).toLowerCase()}`;
}
