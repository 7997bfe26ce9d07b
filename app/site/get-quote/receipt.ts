const KEY = 'quote-receipt';

/** What the thank-you page shows. */
export type Receipt = { reference: string; promiseAt: string; receiptUrl: string };

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
  if (typeof value !== 'object' || value === null) return false;
  const fields = ['reference', 'promiseAt', 'receiptUrl'].map((name): unknown => Reflect.get(value, name));
  return fields.every((field) => typeof field === 'string') && !Number.isNaN(Date.parse(String(fields[1])));
}
