/**
 * How much mail an address gets at most, over all kinds that count for a limit. More is dropped: the mail, never the
 * person or what they sent. The limits stand apart, and mail without one always goes: nobody can use up with forms what
 * keeps an account safe or tells a person about their request.
 */
export const MAIL_LIMITS = {
  /** Mail that anybody causes who types an address into a form: it may be somebody else's. */
  form: { count: 3, per: 'day' },
  /** Links for a new password. They live an hour: whoever is dropped has one in the mailbox that still works. */
  reset: { count: 3, per: 'hour' },
  /** News of a request or an answer: nothing moves on so often in a day. */
  person: { count: 20, per: 'day' },
} as const satisfies Record<string, { count: number; per: 'day' | 'hour' }>;

export type MailLimit = keyof typeof MAIL_LIMITS;
