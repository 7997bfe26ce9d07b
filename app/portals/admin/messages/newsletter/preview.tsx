import { issuePagePath } from '#app/features/newsletter/issues/data.ts';
import type { IssueDetail } from '#app/features/newsletter/issues/schema.ts';

/** An issue as its mail will look, and the same as plain text. */
export function Preview({ issue }: { issue: IssueDetail }) {
  return (
    <section aria-label="Preview" className="min-w-0">
      <h2 className="mb-2 text-base font-semibold">As your readers will see it</h2>
      <iframe
        sandbox=""
        src={issuePagePath(issue)}
        title={`The email: ${issue.subject || 'no subject yet'}`}
        className="block h-144 max-h-[75svh] w-full rounded-control border border-line bg-surface xl:h-176"
      />
      {issue.text && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
            As plain text
          </summary>
          <div className="rounded-control bg-mist px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
            {issue.text}
          </div>
        </details>
      )}
    </section>
  );
}
