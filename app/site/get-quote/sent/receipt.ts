import { keptReceipt } from '#app/features/quotes/tracking/kept-receipt.ts';

/** Who sent it, for an account or another request that somebody may want to make now. */
export type Sender = { fullName: string; email: string; phone: string; postalCode: string };

/** How and when they want to be reached, as they chose it. */
export type Wish = { method: string; windows: readonly string[]; earliestOn: string };

/** What the thank-you page shows. */
export type Receipt = {
  reference: string;
  promiseAt: string;
  receiptUrl: string;
  sentAt: string;
  sender: Sender;
  /** Null where an earlier version of the site did not keep it. */
  wish: Wish | null;
  type: string;
  /** The day from which they would like to be covered, where they named one. */
  startOn: string;
  /** The name of the business, for another request of the same one. */
  legalName: string;
  /** How many work vehicles the request of a business asks about as well, as it was chosen. */
  workVehicles: string;
  /** The day by which they need a certificate of insurance, where they named one. */
  certificateNeededBy: string;
  /** The language that they would like to speak, as it was chosen. */
  language: string;
  /** They asked for it with the request. */
  wantsNewsletter: boolean;
};

/** What was sent, from the state of the page or what the tab keeps: that has its address as it is by now. */
export function readReceipt(state: unknown): Receipt | null {
  const [sent, kept] = [receiptIn(state), receiptIn(keptReceipt())];
  return sent && sent.reference !== kept?.reference ? sent : kept;
}

/**
 * What may have been kept by an earlier version of the site: without the reference, the times and the link there is
 * nothing to show; whatever else that version did not know of stays empty.
 */
function receiptIn(value: unknown): Receipt | null {
  const found = fieldsOf(value);
  const { reference, promiseAt, receiptUrl, sentAt } = textsIn(found, ...NEEDED);
  if (!reference || !receiptUrl || [promiseAt, sentAt].some((at) => Number.isNaN(Date.parse(at))))
    return null;
  return {
    ...{ reference, promiseAt, receiptUrl, sentAt },
    ...textsIn(found, 'type', 'startOn', 'legalName', 'workVehicles', 'certificateNeededBy', 'language'),
    wantsNewsletter: found.wantsNewsletter === true,
    sender: textsIn(fieldsOf(found.sender), 'fullName', 'email', 'phone', 'postalCode'),
    wish: wishIn(found.wish),
  };
}

function wishIn(value: unknown): Wish | null {
  const wish = fieldsOf(value);
  if (!Array.isArray(wish.windows)) return null;
  return {
    ...textsIn(wish, 'method', 'earliestOn'),
    windows: wish.windows.map(String),
  };
}

const NEEDED = ['reference', 'promiseAt', 'receiptUrl', 'sentAt'] as const;

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Those of the fields that are text; the others empty. */
function textsIn<Name extends string>(fields: Record<string, unknown>, ...names: Name[]) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(names.map((name) => [name, text(fields[name])])) as Record<Name, string>;
}
