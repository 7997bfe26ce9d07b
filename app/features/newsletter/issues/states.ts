/**
 * `draft` can be changed; `scheduled` waits for its hour and can be taken back; `sending` is being written to readers and
 * can be stopped; `sent` and `stopped` are the ends.
 */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/**
 * What became of an issue for one reader: `waiting` for its batch; `mailed`, in the outbox; `sent`; `kept`, as no mail
 * server is configured; `failed`; `bounced`, as nobody has that address; `left` before their turn came; `stopped`.
 */
export const DELIVERY_STATES = [
  'waiting',
  'mailed',
  'sent',
  'kept',
  'failed',
  'bounced',
  'left',
  'stopped',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
