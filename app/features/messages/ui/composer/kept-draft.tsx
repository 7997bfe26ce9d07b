import { readDraft } from '#app/platform/browser/drafts.ts';
import { Callout } from '#app/ui/callout.tsx';
import { readUnsent } from './kept-text.ts';

/** What somebody was writing about a case that is not theirs any more: it is theirs to copy. */
export function KeptDraft({ caseId }: { caseId: string }) {
  const kept = [
    readDraft(caseId, 'said'),
    readDraft(caseId, 'internal'),
    ...readUnsent(caseId).map(({ body }) => body),
  ].filter((text) => text !== '');
  if (kept.length === 0) return null;
  return (
    <Callout className="mx-auto mt-8 max-w-form" title="What you were writing was not sent">
      {kept.map((text) => (
        <p key={text} className="mt-2 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
    </Callout>
  );
}
