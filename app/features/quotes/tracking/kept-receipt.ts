/** Where a tab keeps what it sent last, for the thank-you page. */
const KEY = 'quote-receipt';

/** Keeps it for this tab, so that the page survives a reload. */
export function keepReceipt(receipt: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipt));
  } catch {
    // The address bar's state still has it until the tab is closed.
  }
}

/** What is kept, as it was written: by an earlier version of the site, perhaps. */
export function keptReceipt(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** What was sent has another address by now: so has what is kept of it, for when nobody can be asked. */
export function keepCorrected(token: string, email: string): void {
  const kept = keptReceipt();
  if (!isOf(kept, token) || kept.sender.email === email) return;
  keepReceipt({ ...kept, sender: { ...kept.sender, email } });
}

type Kept = { receiptUrl: string; sender: { email?: unknown } };

function isOf(kept: unknown, token: string): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { receiptUrl, sender } = kept as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof receiptUrl === 'string' &&
    receiptUrl.endsWith(`/${token}`) &&
    typeof sender === 'object' &&
    sender !== null
  );
}
