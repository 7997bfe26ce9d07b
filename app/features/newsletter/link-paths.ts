/** `confirm` stands in the email that asks, `manage` in every email after that. Both can unsubscribe. */
export const LINK_PURPOSES = ['confirm', 'manage'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/**
 * The pages that the links open. Unlike the links of accounts the token is a part of the path, because these pages
 * work without script. Opening one changes nothing: mail programs open links by themselves.
 */
export const NEWSLETTER_PATHS = {
  form: '/newsletter/plain',
  confirm: '/newsletter/confirm',
  preferences: '/newsletter/preferences',
  unsubscribe: '/newsletter/unsubscribe',
  /** After somebody who had not confirmed said no: it knows nobody, as the link does not any more. */
  deleted: '/newsletter/plain/deleted',
} as const;

/** The page behind a link. */
export function newsletterPath(page: 'confirm' | 'preferences' | 'unsubscribe', token: string): string {
  return `${NEWSLETTER_PATHS[page]}/${encodeURIComponent(token)}`;
}

/** What the mailbox's own "Unsubscribe" posts to (RFC 8058). */
export function oneClickPath(token: string): string {
  return `/api/newsletter/unsubscribe/${encodeURIComponent(token)}`;
}
