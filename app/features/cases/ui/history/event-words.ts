import type { CaseEvent } from '#app/features/cases/schema.ts';
import { NOT_REAL_WORDS } from '#app/features/cases/ui/reasons/not-real-reasons.ts';
import { RETURN_REASON_WORDS } from '#app/features/cases/ui/reasons/return-reasons.ts';
import { CLOSE_CHOICES } from '#app/features/cases/ui/steps/close-choices.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import {
  type Difference,
  differenceWords,
  type EventWords,
  lowerFirst,
  nameOf,
  type WordsByKind,
} from './event-word.ts';
import { WORK_WORDS } from './work-words.ts';

const BY_METHOD: Record<string, string> = {
  phone: ' by phone',
  email: ' by email',
  text: ' by text message',
};

const CONTACT_WORDS = {
  reached: 'made contact',
  left_message: 'left a message',
  no_answer: 'tried to make contact, and nobody answered',
} as const;

/** Who wrote has left a message by that. */
const WRITTEN: Record<string, string> = { email: 'sent an email', text: 'sent a text message' };

function contactWords(method = '', outcome: keyof typeof CONTACT_WORDS = 'reached'): string {
  const written = outcome === 'left_message' ? WRITTEN[method] : undefined;
  return written ?? `${CONTACT_WORDS[outcome]}${BY_METHOD[method] ?? ''}`;
}

const AFTER_STATUS: Record<string, string> = {
  waiting_on_client: 'Waiting for client',
  in_progress: 'In progress',
  quoted: 'Quote given',
  won: 'Policy arranged',
  lost: 'Request closed',
  duplicate: 'Joined with another request',
  spam: 'Marked as spam',
};

/** The words of each kind of line; a kind without words of its own is an update by somebody. */
const WORDS: WordsByKind = {
  created: () => ({ title: 'Request received', tone: 'info' }),
  assigned: (data) => ({
    title: `${brokerName(data) ?? 'A licensed broker partner'} received the request`,
    note: data.reason,
  }),
  accepted: (data, by) => ({
    title: `${brokerName(data) ?? nameOf(by)} accepted the request`,
    tone: 'success',
  }),
  returned: ({ why, returnReason, note }) => ({
    title: why === 'expired' ? 'The broker did not reply in time' : 'The broker returned the request',
    note: [RETURN_REASON_WORDS.get(returnReason ?? ''), note].filter(Boolean).join('. ') || undefined,
    tone: 'warning',
  }),
  released: ({ reason }) => ({ title: 'Broker unassigned: we are contacting another one', note: reason }),
  priority_set: ({ to }, by) => ({ title: `Priority: ${to ?? ''} (${lowerFirst(nameOf(by))})` }),
  promise_missed: () => ({ title: 'Nobody made contact by the time we promised', tone: 'warning' }),
  promise_due: () => ({ title: 'The team was told that the promise is near', tone: 'warning' }),
  clock_undone: ({ reason }, by) => ({
    title: `The broker has the request back (${lowerFirst(nameOf(by))})`,
    note: reason,
  }),
  contact: ({ method, outcome, at, why, note }, by) => ({
    title: `${nameOf(by)} ${contactWords(method, outcome)}${at ? ` on ${formatAlbertaTime(new Date(at), 'short')}` : ''}`,
    note:
      [why && `The client had not agreed to it. Why: ${why}`, note].filter(Boolean).join('\n') || undefined,
    isInternal: true,
    ...(outcome !== 'no_answer' && { tone: 'success' as const }),
  }),
  ...WORK_WORDS,
  status: ({ to, reason, lostReason }, by) => ({
    title:
      to === 'withdrawn'
        ? `${nameOf(by)} withdrew the request`
        : `${AFTER_STATUS[to ?? ''] ?? 'Status changed'} (${lowerFirst(nameOf(by))})`,
    note: reason ?? CLOSE_CHOICES.find(({ value }) => value === lostReason)?.label,
  }),
  request_joined: ({ reference, isConfirmed, changed }) => ({
    title: `The same coverage was asked for again: request ${reference ?? ''}${isConfirmed ? '' : ', not confirmed by email'}`,
    note: changedWords(changed ?? []),
    tone: isConfirmed ? 'info' : 'warning',
  }),
  // Whoever reads their own request knows which one it is.
  request_confirmed: ({ reference }, by) => ({
    title:
      by === 'You'
        ? 'You confirmed your email address'
        : `${nameOf(by)} confirmed the email address${reference ? ` of request ${reference}` : ''}`,
    tone: 'success',
  }),
  request_withdrawn: ({ reference }) => ({
    title: `Withdrawn by its sender: request ${reference ?? ''}. The others continue`,
  }),
  same_mailbox: ({ reference, isConfirmed }) => ({
    title: `Another open request ${reference ?? ''} for this coverage has the same email address`,
    note: isConfirmed
      ? 'That one is confirmed by email.'
      : 'That one is not confirmed by email: it may be from somebody else. Do not use its contact details for this request.',
    tone: 'warning',
  }),
  not_real: ({ reason, note }, by) => ({
    title: `Marked as spam (${lowerFirst(nameOf(by))})`,
    note: [NOT_REAL_WORDS.get(reason ?? ''), note].filter(Boolean).join('. ') || undefined,
    tone: 'warning',
  }),
  merged: ({ into, reason }) => ({ title: `Joined with request ${into ?? ''}`, note: reason }),
  took_in: ({ from, documents, changes }) => ({
    title: `Request ${from ?? ''} was joined with this one`,
    note: movedWords(documents ? `Documents that came along: ${documents}.` : '', changes),
  }),
  split: ({ reason }) => ({ title: 'A separate request again', note: reason }),
  gave_up: ({ to, documents, changes }) => ({
    title: `Request ${to ?? ''} was separated from this one`,
    note: movedWords(documents ? `Documents that went back: ${documents}.` : '', changes),
  }),
  claimed: (_, by) => ({
    title: `The request was added to ${by === 'You' ? 'your' : 'the client’s'} account`,
  }),
  policy_given_back: (data) => ({
    title: `${brokerName(data) ?? 'The broker'} looks after the policy again`,
    tone: 'success',
  }),
  access_ended: () => ({ title: 'The broker’s access ended' }),
};

/** One line of a case's history in words. */
export function eventWords(event: CaseEvent): EventWords {
  const { kind, by, data } = event;
  // A table of functions by kind: TypeScript cannot see that the data is that of the same kind, as the server has seen.
  const words = WORDS[kind] as ((data: object, by: string) => EventWords) | undefined;
  return words?.(data, by) ?? { title: `Update (${lowerFirst(nameOf(by))})` };
}

function changedWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nothing in it differs from this request.';
  const differing = names.map((name) => name.replace(/\?$/, '')).join('; ');
  return `Answered differently this time: ${differing}. The answers of this request stay as they are until client and broker have talked about it.`;
}

function movedWords(moved: string, changes: readonly Difference[] = []): string | undefined {
  return [moved, ...changes.map(differenceWords)].filter(Boolean).join('\n') || undefined;
}

function brokerName({ broker, brokerage }: { broker?: string; brokerage?: string }): string | undefined {
  return broker && brokerage ? `${broker} (${brokerage})` : broker;
}
