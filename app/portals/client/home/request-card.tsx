import { ArrowRight, Clock, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { personTurn, stillOwed, titleWords } from '#app/features/cases/ui/person-turn.ts';
import type { ConversationList } from '#app/features/messages/schema.ts';
import { AuthorMark } from '#app/features/messages/ui/stream/author-mark.tsx';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';

export type Talk = ConversationList['items'][number] | undefined;

/** One open request: whose turn it is, by when, what is new, and the next thing to do. */
export function RequestCard({ item, talk }: { item: CaseListItem; talk: Talk }) {
  const now = useNow();
  const unread = talk?.unread ?? 0;
  const turn = personTurn({ ...item, asked: item.awaited?.asked, news: unread, newsBy: talk?.last.author });
  const owed = stillOwed({ ...item, asked: item.awaited?.asked });
  const { broker } = item;
  return (
    <li
      className={classNames(
        'relative rounded-card border bg-surface has-[h2>a:hover]:border-control',
        turn.isYours ? 'border-l-4 border-line border-l-dawn' : 'border-line',
      )}
    >
      <div className="grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="min-w-0">
          {(turn.isYours || unread > 0) && (
            <p className="mb-1.5 flex flex-wrap gap-2">
              {turn.isYours && <Badge tone="warning">Action needed</Badge>}
              {unread > 0 && (
                <Badge tone="success">{unread === 1 ? '1 new message' : `${unread} new messages`}</Badge>
              )}
            </p>
          )}
          <h2 className="text-lg">
            <Link
              prefetch="intent"
              to={`/portal/cases/${item.id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-spruce"
            >
              {item.title}
            </Link>
          </h2>
          <p className="text-xs text-slate">
            {item.reference}, sent {dayWords(albertaDate(new Date(item.createdAt)))}
          </p>
          <p className="mt-2 text-sm">{turn.sentence}</p>
          {owed.length > 0 && <p className="mt-1 text-sm">Still needed from you: {titleWords(owed)}</p>}
          {item.awaited?.by && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-slate">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              {item.turn.what === 'decide' ? 'Valid until' : 'Needed by'} {dayWords(item.awaited.by)}
            </p>
          )}
          {turn.due && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-slate">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              {turn.due.at > now
                ? `Contact by ${whenText(turn.due.at, now)}`
                : `Promised by ${whenText(turn.due.at, now)}. We are sorry that this is late.`}
            </p>
          )}
        </div>
        <span
          aria-hidden="true"
          className={classNames(
            'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-sm font-semibold',
            turn.isYours || unread > 0
              ? 'bg-spruce text-on-spruce'
              : 'text-spruce inset-ring inset-ring-line',
          )}
        >
          {nextThing(item, owed.length > 0, unread)}
          <ArrowRight className="size-4" />
        </span>
      </div>
      {(broker || talk) && (
        <div className="flex items-center gap-3 border-t border-line px-5 py-3 text-sm">
          {broker && !talk?.last.isYours ? (
            <AuthorMark name={broker.fullName} party="broker" />
          ) : (
            <MessageSquareText aria-hidden="true" className="size-5 text-slate" />
          )}
          <p className="min-w-0 truncate text-slate">
            {talk ? (
              <>
                <span className={classNames(unread > 0 && 'font-semibold text-ink')}>
                  {talk.last.isYours ? 'You' : (talk.last.author ?? 'Your broker')}:
                </span>{' '}
                {talk.last.text}
              </>
            ) : (
              broker && `${broker.fullName}, ${broker.brokerage}`
            )}
          </p>
        </div>
      )}
    </li>
  );
}

function nextThing({ turn }: CaseListItem, isOwing: boolean, unread: number): string {
  if (turn.what === 'answer' || isOwing) return 'View what is needed';
  if (turn.what === 'decide') return 'View your quote';
  return unread > 0 ? 'Read and answer' : 'Open';
}
