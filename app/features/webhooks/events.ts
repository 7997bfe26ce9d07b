/** What a webhook can be told of, and how an administrator reads it. */
export const WEBHOOK_EVENTS = {
  'case.created': 'A request was sent',
  'case.assigned': 'A request was given to a broker',
  'case.status_changed': 'The status of a request changed',
  'message.created': 'A message about a request',
  'contact.received': 'A contact message came in',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** What the test button sends: no webhook chooses it. */
export const TEST_EVENT = 'webhook.test';

/** `type` is the kind of insurance; times are ISO 8601 in UTC. */
type CaseFacts = { caseId: string; reference: string; type: string; status: string; version: number };

/**
 * What is told with each event: ids, references, kinds, states and times. Never a name, an address, a number or anything
 * that somebody wrote (decision 109).
 */
export type WebhookData = {
  'case.created': CaseFacts & { source: string; promiseAt: string | null };
  'case.assigned': CaseFacts & { brokerId: string; acceptBy: string | null };
  'case.status_changed': CaseFacts & { previousStatus: string };
  'message.created': { messageId: string; caseId: string; reference: string; from: string };
  'contact.received': { contactMessageId: string; reference: string; topic: string; source: string };
};
