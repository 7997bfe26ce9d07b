import type { CaseEvent } from '#app/features/cases/schema.ts';
import type { Tone } from '#app/ui/tone.ts';
import { RETURN_REASON_WORDS } from './return-reasons.ts';

export type EventWords = { title: string; note?: string | undefined; tone?: Tone };

const BY_METHOD: Record<string, string> = {
  phone: ' by phone',
  email: ' by email',
  text: ' by text message',
};

const AFTER_STATUS: Record<string, string> = {
  waiting_on_client: 'Waiting for the client',
  in_progress: 'Work goes on',
  quoted: 'Quote given',
  won: 'Ended with a policy',
  lost: 'Request closed',
  withdrawn: 'Request withdrawn',
  duplicate: 'Joined with another request',
  spam: 'Marked as spam',
};

/** One line of a case's history in words. Unknown data is left out rather than shown raw. */
export function eventWords(event: CaseEvent): EventWords {
  const { by, data } = event;
  switch (event.kind) {
    case 'created':
      return { title: 'Request received', tone: 'info' };
    case 'assigned':
      return { title: `${brokerName(data) ?? 'A licensed broker partner'} was asked to take the request` };
    case 'accepted':
      return { title: `${brokerName(data) ?? nameOf(by)} accepted the request`, tone: 'success' };
    case 'returned':
      return {
        title:
          data.why === 'expired'
            ? 'The broker asked did not answer in time'
            : 'The broker asked gave the request back',
        note:
          [RETURN_REASON_WORDS.get(text(data.returnReason) ?? ''), text(data.note)]
            .filter(Boolean)
            .join('. ') || undefined,
        tone: 'warning',
      };
    case 'promise_missed':
      return { title: 'Nobody made contact by the time we promised', tone: 'warning' };
    case 'contact':
      return {
        title: `${nameOf(by)} made contact${BY_METHOD[text(data.method) ?? ''] ?? ''}`,
        note: text(data.note),
        tone: 'success',
      };
    case 'status':
      return {
        title: `${AFTER_STATUS[text(data.to) ?? ''] ?? 'Status changed'} (${lowerFirst(nameOf(by))})`,
        note: text(data.reason) ?? text(data.note),
      };
    case 'request':
      return requestWords(data);
    case 'reopened':
      return { title: `Request opened again (${lowerFirst(nameOf(by))})` };
    case 'note':
      return { title: `Note (${lowerFirst(nameOf(by))})`, note: text(data.note) };
    default:
      return { title: `Update (${lowerFirst(nameOf(by))})` };
  }
}

/** What came of a request beside the one that opened the case. */
function requestWords(data: CaseEvent['data']): EventWords {
  const reference = text(data.reference);
  const request = reference ? `request ${reference}` : 'request';
  switch (data.step) {
    case 'joined':
      return {
        title: `The same coverage was asked for again: ${request}${data.isConfirmed === true ? '' : ', not confirmed by email'}`,
        note: changedWords(data.changed),
        tone: data.isConfirmed === true ? 'info' : 'warning',
      };
    case 'confirmed':
      return { title: `Confirmed by email: ${request}`, tone: 'success' };
    case 'withdrawn':
      return { title: `Taken back by its sender: ${request}. The others go on` };
    case 'same_mailbox':
      return {
        title: `Another open ${request} for this coverage has the same email address`,
        note:
          data.isConfirmed === true
            ? 'That one is confirmed by email.'
            : 'That one is not confirmed by email: it may be from somebody else. Do not use its contact details for this request.',
        tone: 'warning',
      };
    default:
      return { title: 'The client asked again' };
  }
}

function changedWords(changed: unknown): string | undefined {
  const names = Array.isArray(changed) ? changed.filter((name) => typeof name === 'string') : [];
  if (names.length === 0) return 'Nothing in it differs from this case.';
  return `These differ from what this case says: ${names.join('; ')}. Please ask the client, by the contact details of this case.`;
}

function brokerName(data: CaseEvent['data']): string | undefined {
  const name = text(data.broker);
  const brokerage = text(data.brokerage);
  return name && brokerage ? `${name} (${brokerage})` : name;
}

function nameOf(by: string): string {
  return by.trim() || 'Somebody';
}

function lowerFirst(words: string): string {
  return /^(You|The|An|A|Somebody)\b/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
