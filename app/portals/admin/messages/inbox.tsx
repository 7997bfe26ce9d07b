import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { inboxQuery } from '#app/features/contact/inbox/data.ts';
import type { InboxMessage } from '#app/features/contact/inbox/schema.ts';
import { topicWords } from '#app/features/contact/topics.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { FilterLinks } from '#app/ui/frame/filter-links.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { SearchLine } from '../area/search-line.tsx';
import { Sentence } from '../area/sentence.tsx';
import { asksAboutData, isToAnswer, standingWords } from './contact-words.ts';

const STATES = [
  { state: 'open', label: 'To answer' },
  { state: 'mine', label: 'Assigned to you' },
  { state: 'in_chat', label: 'In the chat' },
  { state: 'replied', label: 'Answered' },
  { state: 'closed', label: 'Closed' },
  { state: 'spam', label: 'Spam' },
] as const;

/** What visitors wrote: what waits for an answer, by when it is due, unless something else is asked for. */
export function Inbox({ state, q, cursor }: { state: string; q: string; cursor: string }) {
  const asked = { state, ...(q && { q }) };
  const search = new URLSearchParams({ ...asked, ...(cursor && { cursor }) }).toString();
  const { data, isPending, isError, error, refetch } = useQuery(inboxQuery(search));
  return (
    <>
      <FilterLinks
        label="Which messages"
        links={STATES.map((one) => ({
          to: `/admin/messages?state=${one.state}`,
          label: one.label,
          isCurrent: !q && one.state === state,
          count: data?.counts[one.state],
        }))}
      />
      <SearchLine
        key={q}
        action="/admin/messages"
        q={q}
        label="Search by name, email or reference"
        placeholder="Name or reference"
      />
      {isPending && <SkeletonText lines={5} />}
      {isError && (
        <LoadFailure what="the messages" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState title={emptyTitle(state, q)}>
          {q
            ? 'Try fewer words, or a part of the name or the address.'
            : 'What visitors send with the contact form appears here automatically. We promise an answer within one business day.'}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data.items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
          {data.nextCursor && (
            <ButtonLink
              to={`/admin/messages?${new URLSearchParams({ ...asked, cursor: data.nextCursor })}`}
              look="secondary"
              size="small"
              className="mt-4"
            >
              More messages
            </ButtonLink>
          )}
        </>
      )}
    </>
  );
}

function emptyTitle(state: string, q: string): string {
  if (q) return 'No matching messages';
  return state === 'open' || state === 'mine' ? 'All caught up' : 'No messages here';
}

function Row({ item }: { item: InboxMessage }) {
  const now = useNow();
  const { tone, label } = standingWords(item);
  return (
    <li>
      <Link
        prefetch="intent"
        to={`/admin/messages/${item.id}`}
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 py-3.5 text-ink no-underline -outline-offset-3 hover:bg-mist"
      >
        <span className="min-w-0 flex-1 basis-72">
          <span className={item.state === 'new' ? 'font-semibold' : 'font-medium'}>{item.fullName}</span>
          <span className="text-sm text-slate">
            <Sentence
              words={` · ${topicWords(item.topic)} · ${item.reference} · ${formatAlbertaTime(new Date(item.createdAt), 'short')}`}
            />
            {item.assignee && ` · assigned to ${item.assignee.fullName}`}
          </span>
          <span className="line-clamp-2 text-sm text-slate wrap-anywhere">{item.start}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full">
          {isToAnswer(item) && (
            <DeadlineBadge due={{ kind: 'reply', at: new Date(item.replyBy) }} now={now} />
          )}
          {asksAboutData(item) && <Badge tone="warning">Their data: 30 days</Badge>}
          <Badge tone={tone}>{label}</Badge>
          {isToAnswer(item) && (
            <span className="text-sm whitespace-nowrap text-slate tabular-nums">
              {`Reply by ${shortTime(new Date(item.replyBy), now)}`}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
