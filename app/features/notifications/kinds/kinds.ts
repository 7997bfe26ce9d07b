import { ACCOUNT_KINDS } from './accounts.ts';
import { CALL_KINDS } from './case/calls.ts';
import { CASE_WORK_KINDS } from './case/case-work.ts';
import { CASE_KINDS } from './case/cases.ts';
import { DOCUMENT_KINDS } from './case/documents.ts';
import { INFORMATION_KINDS } from './case/information.ts';
import { MERGING_KINDS } from './case/merging.ts';
import { CHAT_KINDS } from './chat.ts';
import { CONTACT_KINDS } from './contact.ts';
import { ACCOUNT_DELETION_KINDS, CASE_DELETION_KINDS } from './deletion.ts';
import type { Kind } from './kind.ts';
import { LICENCE_KINDS } from './licences.ts';
import { MESSAGE_KINDS } from './messages.ts';
import { NEWSLETTER_KINDS } from './newsletter.ts';
import { PRIVACY_KINDS } from './privacy.ts';
import { QUOTE_KINDS } from './quotes.ts';
import { TASK_KINDS } from './tasks.ts';
import { WEBHOOK_KINDS } from './webhooks.ts';

/** The table of kinds: everything that we tell anybody. A new notice is one row in the file of its noun. */
export const KINDS = {
  ...ACCOUNT_KINDS,
  ...ACCOUNT_DELETION_KINDS,
  ...PRIVACY_KINDS,
  ...CASE_KINDS,
  ...CASE_DELETION_KINDS,
  ...DOCUMENT_KINDS,
  ...INFORMATION_KINDS,
  ...CASE_WORK_KINDS,
  ...CALL_KINDS,
  ...MERGING_KINDS,
  ...MESSAGE_KINDS,
  ...QUOTE_KINDS,
  ...TASK_KINDS,
  ...LICENCE_KINDS,
  ...CONTACT_KINDS,
  ...NEWSLETTER_KINDS,
  ...CHAT_KINDS,
  ...WEBHOOK_KINDS,
};

/** Those whose mail goes out though its notice was read. */
export const KINDS_TO_KEEP = Object.entries<{ isToKeep?: boolean }>(KINDS).flatMap(([name, { isToKeep }]) =>
  isToKeep ? [name] : [],
);

export type NoticeKind = keyof typeof KINDS;
/** Those that a step on a case may say. */
export type CaseNoticeKind =
  | keyof typeof CASE_KINDS
  | keyof typeof CASE_DELETION_KINDS
  | keyof typeof INFORMATION_KINDS
  | keyof typeof CASE_WORK_KINDS
  | keyof typeof CALL_KINDS
  | keyof typeof MERGING_KINDS;
export type NoticeData<Name extends NoticeKind> =
  (typeof KINDS)[Name] extends Kind<infer Data> ? Data : never;
