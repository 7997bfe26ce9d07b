/** What notices are about, as people choose by: each of these emails can be switched off in the profile. */
export const MAIL_KINDS = [
  ...(['case_assigned', 'accept_due', 'promise_due', 'promise_missed'] as const),
  ...(['message', 'document', 'request', 'status', 'task_due', 'licence'] as const),
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Those that nobody switches off stand behind: the safety of an account, and what we have to say ourselves. */
export const CATEGORIES = [...MAIL_KINDS, 'security', 'system'] as const;
export type Category = (typeof CATEGORIES)[number];

export function isOptional(category: Category): category is MailKind {
  return (MAIL_KINDS as readonly string[]).includes(category);
}
