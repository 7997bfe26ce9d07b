import { keepDraftText, readDraftText } from './draft-on-device.ts';
import { emptyDraft, type QuoteDraft } from './quote-draft.ts';

/** What was typed and not sent; null where nothing was, or where another version of this page has kept it. */
export function readDrafts(caseId: string, replacesId?: string): QuoteDraft[] | null {
  const kept = parse(readDraftText(caseId, replacesId) ?? 'null');
  return Array.isArray(kept) && kept.length > 0 && kept.every(isDraft) ? kept : null;
}

/** Keeps what is typed, or with null forgets it. */
export function keepDrafts(
  caseId: string,
  replacesId: string | undefined,
  drafts: readonly QuoteDraft[] | null,
): void {
  keepDraftText(caseId, replacesId, drafts && JSON.stringify(drafts));
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
