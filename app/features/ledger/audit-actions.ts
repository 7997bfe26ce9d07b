/** What the audit log holds of each act: codes and ids, never personal data, as the rows are kept for seven years. */

/** The past verbs of a case's steps: `accepted` stands in the log as `case.accepted`. */
export type CaseVerb =
  | 'opened'
  | 'claimed'
  | 'purged'
  | 'deletion_requested'
  | 'deletion_declined'
  | 'assigned'
  | 'accepted'
  | 'returned'
  | 'released'
  | 'expired'
  | 'clock_undone'
  | 'promise_due'
  | 'promise_missed'
  | 'access_ended'
  | 'policy_given_back'
  | 'contact_logged'
  | 'stage_set'
  | 'answers_corrected'
  | 'contact_corrected'
  | 'reach_changed'
  | 'call_booked'
  | 'call_cancelled'
  | 'call_missed'
  | 'information_requested'
  | 'information_given'
  | 'information_accepted'
  | 'information_rejected'
  | 'information_cancelled'
  | 'waiting_begun'
  | 'client_reminded'
  | 'resumed'
  | 'priority_set'
  | 'quotes_sent'
  | 'quote_decided'
  | 'changes_asked'
  | 'won'
  | 'policy_corrected'
  | 'lost'
  | 'withdrawn'
  | 'reopened'
  | 'marked_not_real'
  | 'merged'
  | 'took_in'
  | 'split'
  | 'gave_up'
  | 'certificate_requested'
  | 'certificate_cancelled'
  | 'certificate_answered'
  | 'testimonial_answered'
  | 'request_attached'
  | 'request_confirmed'
  | 'request_withdrawn'
  | 'same_mailbox_noted';

/** What a step says of itself. */
export type StepDetail = {
  callId?: string;
  certificateId?: string;
  decision?: string;
  documents?: number;
  fromId?: string;
  intoId?: string;
  outcome?: string | undefined;
  priority?: string;
  reference?: string;
  requestId?: string;
  status?: string;
  summaryId?: string;
  summaryIds?: string[];
  toId?: string;
  type?: string;
  userId?: string;
};

/** What is written of every step: the statuses, and whose access began and ended. */
type CaseAct = StepDetail & {
  from?: string;
  to?: string;
  version?: number;
  brokerId?: string;
  accessId?: string;
  endedBrokerId?: string | null;
  why?: string | undefined;
};

type Nothing = Record<never, never>;
type Found = { found: string[] };
type Reasoned = { reason?: string | undefined };
type Exported = { reason: string; isSearch?: boolean } & Record<string, unknown>;
export type WebhookAct = { host?: string; events?: readonly string[]; version?: number; why?: string | null };
type Sent = { deliveryId: string; eventId?: string };
type Filed = {
  caseId: string;
  category?: string;
  side?: string;
  /** Of the file that came, and of the one that was made of it, once they were looked at. */
  sha256?: string;
  keptAs?: string | null;
  was?: string;
};

/** What stands in a row beside who did it, to what and when, by its action: a noun and a past verb. */
export type AuditData = { [Verb in CaseVerb as `case.${Verb}`]: CaseAct } & {
  'case.read': Nothing;
  'case.read_by_program': Nothing;
  'cases.searched': Found;
  'cases.exported': Exported;
  'client.viewed': Nothing;
  'client.corrected': {
    fields: readonly string[];
    before: Record<string, string>;
    after: Record<string, string>;
  } & Reasoned;
  'client.viewed_as': Reasoned;
  'clients.listed': Found;
  'clients.exported': Exported;
  'broker.invited': Nothing;
  'broker.invited_again': Nothing;
  'broker.invitation_cancelled': Nothing;
  'broker.joined': Nothing;
  'broker.profile_changed': { fields: string[] };
  'broker.availability_changed': Nothing;
  'broker.licence_checked': { result: string };
  'broker.viewed_as': Reasoned;
  'admin.first': Nothing;
  'admin.invited': Nothing;
  'admin.invitation_cancelled': Nothing;
  'admin.joined': Nothing;
  'admin.promoted': Nothing;
  'admin.demoted': Nothing;
  'account.suspended': Reasoned;
  'account.restored': Reasoned;
  'account.sessions_ended': { ended: number };
  'login.other_door': { door: string };
  'password.changed': Nothing;
  'password.reset': Nothing;
  'two_factor.on': Nothing;
  'two_factor.off': Nothing;
  'email.verified': Nothing;
  'email.changed': Nothing;
  'registration.fields_ignored': { fields: string[]; count: number };
  'consent.withdrawn': { purpose: string };
  'privacy.request_opened': { type: string; messageId: string };
  'privacy.request_confirmed': Nothing;
  'privacy.request_read': Nothing;
  'privacy.copy_made': Nothing;
  'privacy.answer_undelivered': Nothing;
  'privacy.request_done': { type: string };
  'privacy.request_declined': { type: string };
  'privacy.deletion_requested': Nothing;
  'privacy.deletion_granted': { reference?: string };
  'privacy.deletion_declined': { reference?: string };
  'contact.listed': Found;
  'contact.read': Nothing;
  'contact.assigned': { assigneeId?: string };
  'contact.written_again': { replyId: string };
  'contact.noted': { noteId: string };
  'contact.replied': { replyId: string };
  'contact.request_prepared': { type: string };
  'contact.became_request': { caseId: string };
  'contact.state_set': { was: string; state: string };
  'testimonial.state_set': { was: string; state: string };
  'testimonial.moved': { direction: string };
  'chat.read': Nothing;
  'chat.promise_missed': { promisedFor: string };
  'message.edited': Nothing;
  'message.deleted': Nothing;
  'mail.listed': Found;
  'mail.read': { kind: string };
  'mail.resent': { kind: string };
  'document.received': Filed;
  'document.available': Filed;
  'document.rejected': Filed;
  'document.deleted': Filed;
  'document.opened': { caseId: string } & Reasoned;
  'newsletter_issue.created': Nothing;
  'newsletter_issue.deleted': Nothing;
  'newsletter_issue.tested': Nothing;
  'newsletter_issue.scheduled': { at?: string };
  'newsletter_issue.cancelled': Nothing;
  'newsletter_issue.stopped': { readers?: number };
  'assistant.wording_taught': { entry: string };
  'assistant.entry_written': { entry: string; source: string };
  'assistant.taken_back': { entry: string; wordings: number };
  'assistant.lessons_exported': { wordings: number };
  'setting.changed': { before: unknown; after: unknown; version: number };
  'webhook.added': WebhookAct;
  'webhook.changed': WebhookAct;
  'webhook.removed': WebhookAct;
  'webhook.switched_on': WebhookAct;
  'webhook.switched_off': WebhookAct;
  'webhook.secret_rotated': WebhookAct;
  'webhook.tested': Sent;
  'webhook.replayed': Sent;
  'token.made': { scopes: readonly string[]; days: string };
  'token.revoked': Nothing;
  'job.retried': { name: string };
  'audit.exported': Exported;
  'ledger.verified': { intact: boolean };
};
export type AuditAction = keyof AuditData;

/** A row to be written. */
export type AuditInput<Action extends AuditAction = AuditAction> = {
  action: Action;
  thing: { kind: string; id: string };
  requestId?: string | undefined;
} & (Nothing extends AuditData[Action] ? { data?: AuditData[Action] } : { data: AuditData[Action] });
