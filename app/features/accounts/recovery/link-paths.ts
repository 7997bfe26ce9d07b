/**
 * The pages that the links of our emails open. The token follows behind `#token=`: what stands behind the `#` is
 * never sent to a server, so it is in no log and in no referrer.
 */
export const LINK_PATHS = {
  reset: '/portal/reset-password',
  verify: '/portal/verify-email',
  email_change: '/portal/verify-email',
  invite: '/portal/invitation',
  first_admin: '/portal/first-admin',
} as const;

export type LinkPurpose = keyof typeof LINK_PATHS;

/** The path of a link with its token. */
export function linkPath(purpose: LinkPurpose, token: string): string {
  return `${LINK_PATHS[purpose]}#token=${token}`;
}

/** The token of the page that a link has opened, from its `location.hash`; empty when there is none. */
export function tokenOfHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}

/** The path of a link to an account, with the username for the login that the page may ask for first. */
export function withUsername(path: string, username: string): string {
  return `${path}&username=${encodeURIComponent(username)}`;
}

/** The username of the page that a link has opened; empty when there is none. */
export function usernameOfHash(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('username') ?? '';
}
