import { SIGNED_OUT_PATHS } from '#app/features/accounts/recovery/account-paths.ts';

/** Somewhere no site lives, to resolve a path against. */
const NOWHERE = 'http://nowhere.invalid';
const PORTALS = ['/portal', '/broker', '/admin'];

/**
 * Where to go after logging in: `wanted` when it is a page of a portal on this site, otherwise `fallback`.
 * Refuses other sites (`//elsewhere`, `https:…`, `/\elsewhere`) and the pages for people who are not logged in.
 */
export function safeReturnPath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith('/')) return fallback;
  const url = URL.parse(wanted, NOWHERE);
  if (!url || url.origin !== NOWHERE || SIGNED_OUT_PATHS.includes(url.pathname)) return fallback;
  const isPortal = PORTALS.some((portal) => url.pathname === portal || url.pathname.startsWith(`${portal}/`));
  return isPortal ? url.pathname + url.search : fallback;
}

/** The login page at `loginPath`, knowing the way back to where somebody was going. */
export function loginPathFrom(loginPath: string, wanted: string): string {
  return `${loginPath}?${new URLSearchParams({ to: wanted })}`;
}
