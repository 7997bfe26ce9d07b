const KEY = 'quote-receipt';

/** Who sent it, for an account that somebody may want to make now. */
export type Sender = { fullName: string; email: string; phone: string };

/** How and when they want to be reached, as they chose it. */
export type Wish = { method: string; windows: readonly string[]; earliestOn: string; mayBeCalled: boolean };

/** What the thank-you page shows. */
export type Receipt = {
  reference: string;
  promiseAt: string;
  receiptUrl: string;
  sentAt: string;
  sender: Sender;
  wish: Wish;
  type: string;
  /** The day from which they would like to be covered, where they named one. */
  startOn: string;
};

/** Kept for this tab, so that the page survives a reload. */
export function saveReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipt));
  } catch {
    // The address bar's state still has it until the tab is closed.
  }
}

export function readReceipt(state: unknown): Receipt | null {
  if (isReceipt(state)) return state;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isReceipt(found) ? found : null;
  } catch {
    return null;
  }
}

function isReceipt(value: unknown): value is Receipt {
  if (!hasTexts(value, ['reference', 'promiseAt', 'receiptUrl', 'sentAt', 'type', 'startOn'])) return false;
  const { promiseAt, sentAt, sender, wish } = value;
  return (
    [promiseAt, sentAt].every((instant) => !Number.isNaN(Date.parse(String(instant)))) &&
    hasTexts(sender, ['fullName', 'email', 'phone']) &&
    hasTexts(wish, ['method', 'earliestOn']) &&
    Array.isArray(Reflect.get(wish, 'windows'))
  );
}

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
