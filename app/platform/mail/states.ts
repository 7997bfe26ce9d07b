/**
 * `queued` is written and will be tried. The ends: `sent`; `kept`, as no mail server is configured; `failed`, as it was
 * refused for good or tried for 72 hours;
 * `dropped`, as its address had all the mail that it may get (limits.ts); `withdrawn`, as it was read elsewhere, or
 * was not so any more, before it was due. Administrators can send `kept` and `failed` again.
 */
export const MAIL_STATES = ['queued', 'sent', 'kept', 'failed', 'dropped', 'withdrawn'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** As what a mail is shown and counted: where no email goes out, nothing waits for its turn, and what is queued is kept. */
export function shownState(state: MailState, isMailed: boolean): MailState {
  return state === 'queued' && !isMailed ? 'kept' : state;
}

/** How many days a copy of a mail that has come to an end is kept: what is in it is somebody's, links included. */
export const MAIL_KEPT_DAYS = {
  sent: 30,
  kept: 30,
  failed: 30,
  dropped: 7,
  withdrawn: 7,
} as const satisfies Record<Exclude<MailState, 'queued'>, number>;

/** Why a mail was withdrawn, as it stands in the place of the last answer of a mail server. */
export const WITHDRAWN_WHY = {
  read: 'read on the site first',
  untrue: 'no longer true',
  withdrawn: 'the request was withdrawn before it was due',
  accepted: 'the request was accepted before it was due',
  over: 'the offer was over before it was due',
  stopped: 'stopped before its turn',
} as const;
export type WithdrawnWhy = keyof typeof WITHDRAWN_WHY;
