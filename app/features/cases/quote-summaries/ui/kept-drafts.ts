import { keepOnDevice, readKept } from '#app/platform/browser/device-storage.ts';
import { emptyDraft, type QuoteDraft } from './quote-draft.ts';

/** Quotes that are being written, kept on this device for each case; with this beginning they do not outlive a session. */
const keyOf = (caseId: string, replacesId: string | undefined) =>
  ['draft', caseId, 'quotes', replacesId].filter(Boolean).join('-');

/** What was typed and not sent; null where nothing was, or where another version of this page has kept it. */
export function readDrafts(caseId: string, replacesId?: string): QuoteDraft[] | null {
  const kept = parse(readKept(keyOf(caseId, replacesId)) ?? 'null');
  return Array.isArray(kept) && kept.length > 0 && kept.every(isDraft) ? kept : null;
}

/** Keeps what is typed, or with null forgets it. */
export function keepDrafts(
  caseId: string,
  replacesId: string | undefined,
  drafts: readonly QuoteDraft[] | null,
): void {
  keepOnDevice(keyOf(caseId, replacesId), drafts && JSON.stringify(drafts));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is QuoteDraft {
  const draft = Object(kept);
  return Object.keys(emptyDraft()).every((name) => typeof draft[name] === 'string');
}
