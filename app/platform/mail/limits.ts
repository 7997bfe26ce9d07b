/**
 * How much mail an address gets in a day, over all kinds that count for a limit. More is dropped: the mail, never the
 * person or what they sent. The limits stand apart, and mail without one always goes: nobody can use up with forms what
 * keeps an account safe or tells a person about their request.
 */
export const MAILS_A_DAY = {
  /** Mail that anybody causes who types an address into a form: it may be somebody else's. */
  form: 3,
  /** Links that confirm a mailbox for an account: apart from forms, so that those keep nobody from an account. */
  account: 3,
  /** News of a request or an answer: nothing moves on so often in a day. */
  person: 20,
} as const satisfies Record<string, number>;

export type MailLimit = keyof typeof MAILS_A_DAY;
