import type { CaseVerb } from '#app/features/ledger/audit-actions.ts';
import { countOf, type Wordings } from './wording.ts';

const CONTACTS: Record<string, string> = {
  reached: 'contacted the client of',
  left_message: 'left a message for the client of',
  no_answer: 'tried to contact the client of',
};

const DECIDED: Record<string, string> = {
  interested: 'is interested in',
  declined: 'declined',
  none: 'took back an answer to',
};

/** What was done to a request, by the step. */
export const CASE_WORDINGS: Wordings<`case.${CaseVerb}`> = {
  'case.opened': ({ who, whom }) => `${who} created ${whom}`,
  'case.claimed': ({ whom, data, person }) => `${person(data.userId)} added ${whom} to their account`,
  'case.purged': ({ who, data }) => `${who} deleted request ${data.reference ?? ''}`,
  'case.deletion_requested': ({ who, whom }) => `${who} asked for ${whom} to be deleted`,
  'case.deletion_declined': ({ who, whom }) => `${who} declined to delete ${whom} sooner`,
  'case.assigned': ({ who, whom, data, person }) => `${who} assigned ${whom} to ${person(data.brokerId)}`,
  'case.accepted': ({ who, whom }) => `${who} accepted ${whom}`,
  'case.returned': ({ who, whom }) => `${who} returned ${whom}`,
  'case.released': ({ who, whom, data, person }) => `${who} took ${whom} from ${person(data.endedBrokerId)}`,
  'case.expired': ({ whom, data, person }) => `${person(data.endedBrokerId)} did not accept ${whom} in time`,
  'case.clock_undone': ({ who, whom, data, person }) =>
    `${who} gave ${whom} back to ${person(data.brokerId)}`,
  'case.promise_due': ({ who, whom }) => `${who} told the team that the deadline of ${whom} is near`,
  'case.promise_missed': ({ who, whom }) => `${who} recorded a missed deadline for ${whom}`,
  'case.access_ended': ({ who, whom, data, person }) =>
    `${who} ended the access of ${person(data.endedBrokerId)} to ${whom}`,
  'case.policy_given_back': ({ who, whom, data, person }) =>
    `${who} gave the policy of ${whom} back to ${person(data.brokerId)}`,
  'case.contact_logged': ({ who, whom, data }) => `${who} ${CONTACTS[data.outcome ?? 'reached']} ${whom}`,
  'case.stage_set': ({ who, whom }) => `${who} moved ${whom} to another stage`,
  'case.answers_corrected': ({ who, whom }) => `${who} corrected answers of ${whom}`,
  'case.contact_corrected': ({ who, whom }) => `${who} corrected the contact details of ${whom}`,
  'case.reach_changed': ({ who, whom }) =>
    `${who} changed the agreement to calls or text messages of ${whom}`,
  'case.call_booked': ({ who, whom }) => `${who} booked a call for ${whom}`,
  'case.call_cancelled': ({ who, whom }) => `${who} cancelled the call for ${whom}`,
  'case.call_missed': ({ who, whom }) => `${who} recorded a missed call for ${whom}`,
  'case.information_requested': ({ who, whom }) => `${who} requested information for ${whom}`,
  // A document answers once it was checked, so the step is the system's; the answer is the client's.
  'case.information_given': ({ who, whom, bySystem }) =>
    bySystem
      ? `the client of ${whom} answered a request for information with a document, checked by the system`
      : `${who} sent information for ${whom}`,
  'case.information_accepted': ({ who, whom }) => `${who} accepted the information sent for ${whom}`,
  'case.information_rejected': ({ who, whom }) => `${who} asked again for information for ${whom}`,
  'case.information_cancelled': ({ who, whom }) => `${who} cancelled a request for information for ${whom}`,
  'case.waiting_begun': ({ who, whom }) => `${who} set ${whom} to waiting for the client`,
  'case.client_reminded': ({ who, whom }) => `${who} reminded the client of ${whom}`,
  'case.resumed': ({ who, whom }) => `${who} resumed ${whom}`,
  'case.priority_set': ({ who, whom, data }) =>
    `${who} set the priority of ${whom} to ${data.priority ?? 'another'}`,
  'case.quotes_sent': ({ who, whom, data }) =>
    `${who} sent ${countOf(data.summaryIds, 'quote', 'quotes')} for ${whom}`,
  'case.quote_decided': ({ who, whom, data }) =>
    `${who} ${DECIDED[String(data.decision)] ?? 'answered'} a quote for ${whom}`,
  'case.changes_asked': ({ who, whom }) => `${who} asked for changes to the quotes for ${whom}`,
  'case.won': ({ who, whom }) => `${who} closed ${whom} with a policy`,
  'case.policy_corrected': ({ who, whom }) => `${who} corrected the policy of ${whom}`,
  'case.lost': ({ who, whom }) => `${who} closed ${whom} without a policy`,
  'case.withdrawn': ({ who, whom }) => `${who} withdrew ${whom}`,
  'case.reopened': ({ who, whom }) => `${who} reopened ${whom}`,
  'case.marked_not_real': ({ who, whom }) => `${who} marked ${whom} as spam`,
  'case.merged': ({ who, whom, data, request }) => `${who} joined ${whom} with ${request(data.intoId)}`,
  'case.took_in': ({ who, whom, data, request }) =>
    `${who} added what came with ${request(data.fromId)} to ${whom}`,
  'case.split': ({ who, whom }) => `${who} separated ${whom} from another request again`,
  'case.gave_up': ({ who, whom, data, request }) =>
    `${who} took what came with ${request(data.toId)} out of ${whom}`,
  'case.certificate_requested': ({ who, whom }) => `${who} requested a certificate of insurance for ${whom}`,
  'case.certificate_cancelled': ({ who, whom }) => `${who} cancelled a request for a certificate for ${whom}`,
  'case.certificate_answered': ({ who, whom }) => `${who} answered a request for a certificate for ${whom}`,
  'case.testimonial_answered': ({ who, whom }) => `${who} answered the question for a comment on ${whom}`,
  'case.request_attached': ({ who, whom }) => `${who} sent ${whom} again`,
  'case.request_confirmed': ({ who, whom }) => `${who} confirmed ${whom} by email`,
  'case.request_withdrawn': ({ who, whom }) => `${who} took back one of the forms sent for ${whom}`,
  'case.same_mailbox_noted': ({ who, whom }) =>
    `${who} noted another open request with the email address of ${whom}`,
};
