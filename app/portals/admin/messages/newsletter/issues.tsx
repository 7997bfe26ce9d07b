import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { issuesQuery } from '#app/features/newsletter/issues/data.ts';
import type { IssueSummary } from '#app/features/newsletter/issues/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { HeldNote } from './held-note.tsx';
import { ISSUE_STATE_WORDS, standing } from './issue-words.ts';
import { UnsentNote } from './unsent-note.tsx';

/** The newsletter: who gets it, and every issue with what became of it. */
export function Issues() {
  const { data, isPending, error, refetch } = useQuery(issuesQuery);
  if (isPending) return <SkeletonText lines={5} />;
  if (!data)
    return (
      <LoadFailure what="the newsletter" reason={userMessage(error, '')} onRetry={() => void refetch()} />
    );
  const { items, held, readers, bounced, sendsMail } = data;
  return (
    <div className="flex flex-col gap-4">
      {held && <HeldNote words={held} />}
      {!sendsMail && <UnsentNote />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-slate">{readersLine(readers, bounced)}</p>
        {items.length > 0 && <WriteButton />}
      </div>
      {items.length === 0 ? (
        <EmptyState title="No issue yet" action={<WriteButton />}>
          Write one, look at it as your readers will see it, and send it now or at a time you choose.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((issue) => (
            <Row key={issue.id} issue={issue} />
          ))}
        </ul>
      )}
    </div>
  );
}

function readersLine(readers: number, bounced: number): string {
  const few = readers === 0 ? 'Nobody gets the newsletter now.' : 'One person gets the newsletter.';
  const gets = readers < 2 ? few : `${numberWords(readers)} people get the newsletter.`;
  if (bounced === 0) return gets;
  return `${gets} ${bounced} ${bounced === 1 ? 'address no longer exists' : 'addresses no longer exist'} and ${bounced === 1 ? 'is' : 'are'} left out.`;
}

/** Nothing is kept before something is written. */
function WriteButton() {
  return (
    <ButtonLink to="/admin/messages/newsletter/new" size="small">
      Write an issue
    </ButtonLink>
  );
}

function Row({ issue }: { issue: IssueSummary }) {
  const { tone, label } = ISSUE_STATE_WORDS[issue.state];
  return (
    <li>
      <Link
        prefetch="intent"
        to={`/admin/messages/newsletter/${issue.id}`}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3.5 text-ink no-underline -outline-offset-3 hover:bg-mist"
      >
        <span className="min-w-0 flex-1 basis-72">
          <span className="block font-medium wrap-anywhere">{issue.subject || 'No subject yet'}</span>
          <span className="block text-sm text-slate tabular-nums">{standing(issue)}</span>
        </span>
        <Badge tone={tone}>{label}</Badge>
      </Link>
    </li>
  );
}
