import { SIGNED_OUT_PATHS } from '#app/features/accounts/recovery/account-paths.ts';

/** Somewhere no site lives, to resolve a path against. */
const NOWHERE = 'http://nowhere.invalid';
/** The portals, and the tracking page, which takes its request into the account that has logged in. */
const PLACES = ['/portal', '/broker', '/admin', '/track'];

/**
 * Where to go after logging in: `wanted` when it is a page of a portal or a tracking page on this site, otherwise `fallback`.
 * Refuses other sites (`//elsewhere`, `https:…`, `/\elsewhere`) and the pages for people who are not logged in.
 */
export function safeReturnPath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/')) return fallback;
  const url = URL.parse(wanted, NOWHERE);
  if (!url || url.origin !== NOWHERE || SIGNED_OUT_PATHS.includes(url.pathname)) return fallback;
  const isPlace = PLACES.some((place) => url.pathname === place || url.pathname.startsWith(`${place}/`));
  return isPlace ? url.pathname + url.search : fallback;
}

/** The login page at `loginPath`, knowing the way back to where somebody was going. */
export function loginPathFrom(loginPath: string, wanted: string): string {
  return `${loginPath}?${new URLSearchParams({ to: wanted })}`;
}

/** Where the page before wants people back, from the history state: the address of a tracking page is a secret, and stands in no query. */
export function returnPathOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('to' in state)) return null;
  return typeof state.to === 'string' ? state.to : null;
}
