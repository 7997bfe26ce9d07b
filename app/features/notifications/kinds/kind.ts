import type { Category } from '#app/features/notifications/categories.ts';
import type { CalendarEvent } from '#app/platform/clock/calendar-file.ts';
import type { MailLimit } from '#app/platform/mail/limits.ts';

/** What the mail says. The greeting is "Hello," with the name of those who have told us it themselves. */
export type MailWords = {
  subject: string;
  greeting?: string;
  paragraphs: string[];
  /** What matters, as a table. */
  facts?: { term: string; detail: string }[];
  action?: { label: string; path: string };
  /** What is to be done stands before all paragraphs but the first: without it the mail is of little use. */
  isActionFirst?: boolean;
  /** Who sends it, where the law wants more than our name: at the foot of the mail. */
  foot?: string[];
  /** What goes into the recipient’s calendar. */
  calendar?: CalendarEvent;
  /** Who gets the answers, where that is not us. */
  replyTo?: string;
  /** The path that takes a POST which unsubscribes, for mail that people get again and again (RFC 8058). */
  unsubscribePath?: string;
};

/** What the bell says to somebody with an account. Nothing about a person is in it, and no path with a secret. */
export type BellWords = { title: string; body: string; path: string };

/** One row of the table of kinds: all that makes a notice what it is. */
export type Kind<Data> = {
  /** What it is about: the person's choice for this category rules the mail; `security` and `system` always go. */
  category: Category;
  /** Whether its mail waits for the end of quiet hours. What somebody asked for a moment ago does not. */
  mayWait: boolean;
  /** Whether it may be taken back a moment later: its mail waits for that, also to people without an account. */
  isRecalled?: boolean;
  /** Somebody keeps its mail: it does not wait for whether they read it on the site, and goes out though they have. */
  isToKeep?: boolean;
  /** Whether two of them about one case say the same: while the mail of the first waits, no other is written. */
  isSameAgain?: boolean;
  /** The limit per recipient that its mail counts for; null for mail that only we can cause. */
  limit: MailLimit | null;
  /** Without it there is no email of this kind. */
  mail?: (data: Data) => MailWords;
  /** Without it there is no row at the bell. */
  bell?: (data: Data) => BellWords;
};

/** Of a person without an account who reads it by the link in their mail. */
export type ByLink = { isByLink?: boolean };

/** How the page of a request is called to whom it concerns: it has one name for each of them. */
export function pageOf({ isByLink }: ByLink): string {
  return isByLink ? 'your tracking page' : 'the page of your request';
}

/** The button that opens it. */
export function openLabel({ isByLink }: ByLink): string {
  return isByLink ? 'Open my tracking page' : 'Open your request';
}

/** A row of the table; `Data` is what commands must give, and never says who somebody is. */
export function kind<Data>(row: Kind<Data>): Kind<Data> {
  return row;
}
