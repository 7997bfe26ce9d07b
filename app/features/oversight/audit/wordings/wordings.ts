import { CORRECTION_CHOICES } from '#app/features/accounts/oversight/correction.ts';
import { SUSPEND_CHOICES } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { VIEW_CHOICES } from '#app/features/accounts/sessions/view-as/schema.ts';
import { OPENING_REASON_OPTIONS } from '#app/features/documents/ui/document-words.ts';
import type { AuditAction } from '#app/features/ledger/audit-actions.ts';
import { EXPORT_CHOICES } from '#app/features/ledger/export-reasons.ts';
import { sayJob } from '#app/features/oversight/operations/job-words.ts';
import { CASE_WORDINGS } from './case-wordings.ts';
import { because, countOf, type Told, type Wordings } from './wording.ts';

const ASKED: Record<string, string> = { access: 'a copy', correction: 'a correction', deletion: 'deletion' };
const askedFor = (type: string | undefined) => ASKED[type ?? ''] ?? 'something about their data';

const TESTIMONIAL_ACTS: Record<string, string> = {
  published: 'published',
  withdrawn: 'chose not to show',
  draft: 'set aside',
};

const CONTACT_ACTS: Record<string, string> = {
  read: 'reopened {}',
  replied: 'marked {} as answered elsewhere',
  closed: 'closed {}',
  spam: 'marked {} as spam',
};

/** Every act that the audit log knows, as a sentence: who did what to whom. */
const WORDINGS: Wordings<AuditAction> = {
  ...CASE_WORDINGS,
  'case.read': ({ who, whom }) => `${who} read ${whom}`,
  'case.read_by_program': ({ who, whom }) => `${who} read ${whom}`,
  'cases.searched': ({ who, data }) =>
    `${who} searched requests and saw ${countOf(data.found, 'name', 'names')}`,
  'cases.exported': ({ who, data }) => `${who} exported requests${because(EXPORT_CHOICES, data.reason)}`,
  'client.viewed': ({ who, whom }) => `${who} viewed the page of ${whom}`,
  'client.corrected': ({ who, whom, data }) =>
    `${who} corrected ${countOf(data.fields, 'detail', 'details')} of ${whom}${because(CORRECTION_CHOICES, data.reason)}`,
  'client.viewed_as': ({ who, whom, data }) =>
    `${who} viewed the site as ${whom}${because(VIEW_CHOICES, data.reason)}`,
  'clients.listed': ({ who, data }) => `${who} listed ${countOf(data.found, 'client', 'clients')}`,
  'clients.exported': ({ who, data }) => `${who} exported clients${because(EXPORT_CHOICES, data.reason)}`,
  'broker.invited': ({ who, whom }) => `${who} invited ${whom} as a broker`,
  'broker.invited_again': ({ who, whom }) => `${who} sent the invitation of ${whom} again`,
  'broker.invitation_cancelled': ({ who }) => `${who} cancelled the invitation of a broker`,
  'broker.joined': ({ whom }) => `${whom} joined as a broker`,
  'broker.profile_changed': ({ who, whom, data }) =>
    `${who} changed ${countOf(data.fields, 'field', 'fields')} in the profile of ${whom}`,
  'broker.availability_changed': ({ who }) => `${who} changed their availability`,
  'broker.licence_checked': ({ who, whom }) => `${who} recorded a licence check of ${whom}`,
  'broker.viewed_as': ({ who, whom, data }) =>
    `${who} viewed the site as ${whom}${because(VIEW_CHOICES, data.reason)}`,
  'admin.first': ({ whom }) => `${whom} became the first administrator`,
  'admin.invited': ({ who, whom }) => `${who} invited ${whom} as an administrator`,
  'admin.invitation_cancelled': ({ who }) => `${who} cancelled the invitation of an administrator`,
  'admin.joined': ({ whom }) => `${whom} joined as an administrator`,
  'admin.promoted': ({ who, whom }) => `${who} made ${whom} an administrator`,
  'admin.demoted': ({ who, whom }) => `${who} made ${whom} a client again`,
  'account.suspended': ({ who, whom, data }) =>
    `${who} suspended ${whom}${because(SUSPEND_CHOICES, data.reason)}`,
  'account.restored': ({ who, whom }) => `${who} restored the account of ${whom}`,
  'account.sessions_ended': ({ who, whom }) => `${who} logged ${whom} out on every device`,
  'login.other_door': ({ who }) => `${who} logged in on the page of another role`,
  'password.changed': ({ who }) => `${who} changed their password`,
  'password.reset': ({ whom }) => `${whom} chose a new password by an emailed link`,
  'two_factor.on': ({ whom }) => `${whom} switched on two-factor login`,
  'two_factor.off': ({ whom }) => `${whom} switched off two-factor login`,
  'email.verified': ({ whom }) => `${whom} confirmed their email address`,
  'email.changed': ({ whom }) => `${whom} changed their email address`,
  'registration.fields_ignored': ({ whom }) => `${whom} sent fields with the registration that were ignored`,
  'consent.withdrawn': ({ who }) => `${who} withdrew a consent`,
  'privacy.request_opened': ({ who, data }) =>
    `${who} opened a privacy request for ${askedFor(data.type)} from a contact message`,
  'privacy.request_confirmed': () => 'the owner of a mailbox confirmed a privacy request',
  'privacy.request_read': ({ who }) => `${who} read who asked about their data`,
  'privacy.copy_made': ({ who }) => `${who} downloaded the copy of their data that somebody asked for`,
  'privacy.answer_undelivered': () =>
    'a privacy request was opened again: the email with its answer could not be delivered',
  'privacy.request_done': ({ who, data }) => `${who} answered a privacy request for ${askedFor(data.type)}`,
  'privacy.request_declined': ({ who, data }) =>
    `${who} declined a privacy request for ${askedFor(data.type)}`,
  'privacy.deletion_requested': ({ who }) => `${who} requested deletion of their data`,
  'privacy.deletion_granted': ({ who, data }) =>
    data.reference
      ? `${who} granted the earlier deletion of request ${data.reference}`
      : `${who} granted the deletion of an account`,
  'privacy.deletion_declined': ({ who, data }) =>
    data.reference
      ? `${who} declined the earlier deletion of request ${data.reference}`
      : `${who} declined the deletion of an account`,
  'contact.listed': ({ who, data }) =>
    `${who} listed ${countOf(data.found, 'contact message', 'contact messages')}`,
  'contact.read': ({ who, whom }) => `${who} read ${whom}`,
  'contact.assigned': ({ who, whom, data }) =>
    `${who} ${data.assigneeId ? 'assigned' : 'unassigned'} ${whom}`,
  'contact.written_again': ({ whom }) => `the sender of ${whom} wrote back by email`,
  'contact.noted': ({ who, whom }) => `${who} wrote a note on ${whom}`,
  'contact.replied': ({ who, whom }) => `${who} replied to ${whom}`,
  'contact.request_prepared': ({ who, whom }) => `${who} emailed the quote form to the sender of ${whom}`,
  'contact.became_request': ({ whom, data, request }) =>
    `the sender of ${whom} sent it as ${request(data.caseId)}`,
  'contact.state_set': ({ who, whom, data }) =>
    `${who} ${(CONTACT_ACTS[data.state ?? ''] ?? 'changed {}').replace('{}', whom)}`,
  'testimonial.state_set': ({ who, data }) =>
    `${who} ${TESTIMONIAL_ACTS[data.state ?? ''] ?? 'changed'} a client’s comment`,
  'testimonial.moved': ({ who, data }) =>
    `${who} moved a client’s comment ${data.direction ?? ''} on the home page`,
  'chat.read': ({ who, whom }) => `${who} read ${whom}`,
  'chat.promise_missed': ({ who, whom }) => `${who} recorded a missed deadline for ${whom}`,
  'message.edited': ({ who, whom }) => `${who} edited ${whom}`,
  'message.deleted': ({ who, whom }) => `${who} deleted ${whom}`,
  'mail.listed': ({ who, data }) =>
    `${who} listed emails about ${countOf(data.found, 'request', 'requests')}`,
  'mail.read': ({ who, whom }) => `${who} read ${whom}`,
  'mail.resent': ({ who, whom }) => `${who} sent ${whom} again`,
  'document.received': ({ who, data, request }) => `${who} uploaded a document to ${request(data.caseId)}`,
  'document.available': ({ who, data, request }) =>
    `${who} checked and released a document of ${request(data.caseId)}`,
  'document.rejected': ({ who, data, request }) => `${who} rejected a document of ${request(data.caseId)}`,
  'document.deleted': ({ who, data, request }) => `${who} deleted a document of ${request(data.caseId)}`,
  'document.opened': ({ who, data, request }) =>
    `${who} opened a document of ${request(data.caseId)}${because(OPENING_REASON_OPTIONS, data.reason)}`,
  'newsletter_issue.created': ({ who, whom }) => `${who} started ${whom}`,
  'newsletter_issue.deleted': ({ who, whom }) => `${who} deleted ${whom}`,
  'newsletter_issue.tested': ({ who, whom }) => `${who} sent a test of ${whom}`,
  'newsletter_issue.scheduled': ({ who, whom }) => `${who} scheduled ${whom}`,
  'newsletter_issue.cancelled': ({ who, whom }) => `${who} took back ${whom} before it was sent`,
  'newsletter_issue.stopped': ({ who, whom }) => `${who} stopped sending ${whom}`,
  'assistant.wording_taught': ({ who }) => `${who} taught the assistant a wording`,
  'assistant.entry_written': ({ who }) => `${who} wrote an answer for the assistant`,
  'assistant.taken_back': ({ who }) => `${who} took back what the assistant was taught`,
  'assistant.lessons_exported': ({ who }) => `${who} exported what the assistant was taught`,
  'setting.changed': ({ who, whom }) => `${who} changed the setting ${whom}`,
  'webhook.added': ({ who, data }) => `${who} added a webhook to ${data.host ?? 'an address'}`,
  'webhook.changed': ({ who, data }) => `${who} changed the webhook to ${data.host ?? 'an address'}`,
  'webhook.removed': ({ who, data }) => `${who} removed the webhook to ${data.host ?? 'an address'}`,
  'webhook.switched_on': ({ who }) => `${who} switched a webhook on`,
  'webhook.switched_off': ({ who }) => `${who} switched a webhook off`,
  'webhook.secret_rotated': ({ who }) => `${who} replaced the secret of a webhook`,
  'webhook.tested': ({ who }) => `${who} sent a test to a webhook`,
  'webhook.replayed': ({ who }) => `${who} sent an event to a webhook again`,
  'token.made': ({ who, whom }) => `${who} created ${whom}`,
  'token.revoked': ({ who, whom }) => `${who} revoked ${whom}`,
  'job.retried': ({ who, data }) => `${who} tried failed background work again: ${sayJob(data.name ?? '')}`,
  'audit.exported': ({ who, data }) => `${who} exported the audit log${because(EXPORT_CHOICES, data.reason)}`,
  'ledger.verified': ({ who, data }) =>
    `${who} verified the log: ${data.intact === false ? 'changes were found' : 'no changes detected'}`,
};

/** Who did what to whom. An action that this version does not know is said as its code. */
export function sayAudit(action: string, told: Told<AuditAction>): string {
  // A table of functions by action: TypeScript cannot see that the data is that of the same action.
  const say = (WORDINGS as Partial<Record<string, (told: object) => string>>)[action];
  return say?.(told) ?? `${told.who}: ${action}`;
}

export const KNOWN_ACTIONS = Object.keys(WORDINGS) as AuditAction[];
