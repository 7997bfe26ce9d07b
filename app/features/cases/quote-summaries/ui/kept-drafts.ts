import { emptyDraft, type QuoteDraft } from './quote-draft.ts';

/** Quotes that are being written, kept on this device for each case; with this beginning they do not outlive a session. */
const keyOf = (caseId: string, replacesId: string | undefined) =>
  ['draft', caseId, 'quotes', replacesId].filter(Boolean).join('-');

/** What was typed and not sent; null where nothing was, or where another version of this page has kept it. */
export function readDrafts(caseId: string, replacesId?: string): QuoteDraft[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(caseId, replacesId)) ?? 'null');
    return Array.isArray(kept) && kept.length > 0 && kept.every(isDraft) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDrafts(
  caseId: string,
  replacesId: string | undefined,
  drafts: readonly QuoteDraft[] | null,
): void {
  try {
    const key = keyOf(caseId, replacesId);
    if (drafts) localStorage.setItem(key, JSON.stringify(drafts));
    else localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden or full keeps nothing: the page has it all the same until it is closed.
  }
}

function isDraft(kept: unknown): kept is QuoteDraft {
  const draft = Object(kept);
  return Object.keys(emptyDraft()).every((name) => typeof draft[name] === 'string');
}
