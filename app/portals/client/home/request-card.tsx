import { ArrowRight, Clock, MessageSquareText } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Asked, CaseListItem } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { reopenedWords } from '#app/features/cases/ui/history/reopened-words.ts';
import { askedFor, askedOf, placesToAct } from '#app/features/cases/ui/person/person-tasks.ts';
import { openChoice, personTurn } from '#app/features/cases/ui/person/person-turn.ts';
import { AuthorMark } from '#app/features/messages/ui/stream/author-mark.tsx';
import { UnreadBadge } from '#app/features/messages/ui/unread-badge.tsx';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { isWished, ownActWords, personState, type Talk } from './person-state.ts';

// Few have one booked.
const CallLine = lazyPart(async () => (await import('#app/features/cases/calls/ui/call-line.tsx')).CallLine);

/** One open request: whose turn it is, by when, what is new, and the next thing to do. */
export function RequestCard({ item, talk }: { item: CaseListItem; talk: Talk }) {
  const now = useNow();
  const unread = talk?.unread ?? 0;
  const state = personState(item, talk);
  const turn = personTurn(state, now);
  const choice = openChoice(state);
  const { broker, acted } = item;
  // What they did after the last message is newer than that.
  const own = acted && (!talk || acted.at > talk.last.at) ? ownActWords(acted) : null;
  const again = reopenedWords(item.reopened, item.status);
  const tasks = tasksOf(item, item.turn.what === 'decide' || choice !== '');
  const read = turn.isWritten ? 'Go to the message' : 'Open';
  const next = { label: unread > 0 ? 'Read and answer' : read, place: '', ...tasks[0] };
  const look = turn.isYours || unread > 0 || isWished(item) ? 'primary' : 'secondary';
  // What is asked for is listed below, each with its own way.
  const isListed = tasks.some(({ place }) => place !== QUOTES);
  // Listed quotes say themselves until when they are valid.
  const dayNamed = isListed ? null : item.awaited?.validUntil;
  return (
    <li
      className={classNames(
        'relative rounded-card border bg-surface has-[h2>a:hover]:border-control',
        'border-line',
        // Over the edge: what stands in it begins where it does in every other card.
        turn.isYours && 'border-l-dawn shadow-[inset_3px_0_0_var(--color-dawn)]',
      )}
    >
      <div className="grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="min-w-0">
          {(turn.isYours || unread > 0) && (
            <p className="mb-1.5 flex flex-wrap gap-2">
              {turn.isYours && <Badge tone="warning">Action needed</Badge>}
              <UnreadBadge count={unread} />
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
            {[item.reference, `sent ${dayWords(albertaDate(new Date(item.createdAt)))}`, again]
              .filter(Boolean)
              .join(', ')}
          </p>
          {choice && <p className="mt-2 text-sm font-semibold">{choice}</p>}
          <p className={classNames('text-sm', choice ? 'mt-1' : 'mt-2')}>
            {isListed ? turn.brief : turn.sentence} {turn.calm}
          </p>
          {dayNamed && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-slate">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              {(item.awaited?.quotes ?? 0) > 1 ? 'Valid at least until' : 'Valid until'} {dayWords(dayNamed)}
            </p>
          )}
          {item.call && (
            <div className="mt-2 text-sm">
              <Suspense fallback={<Skeleton className="h-11" />}>
                <CallLine call={item.call} caller={broker?.fullName ?? 'Your broker'} />
              </Suspense>
            </div>
          )}
          {turn.due && !item.call && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-slate">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              {turn.due.at > now
                ? `Contact by ${whenText(turn.due.at, now)}`
                : `Promised by ${whenText(turn.due.at, now)}. We are sorry that this is late.`}
            </p>
          )}
        </div>
        {!isListed && <NextButton {...{ item, look }} {...next} />}
        {isListed && (
          <ul className="-mt-2 flex flex-col divide-y divide-line text-sm sm:col-span-2">
            {tasks.map(({ words, ...task }, at) => (
              <li
                key={task.place}
                className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2"
              >
                <ul className="min-w-0 max-sm:w-full sm:flex-1">
                  {words.map((line) => (
                    <li key={line} className="wrap-anywhere">
                      {line}
                    </li>
                  ))}
                </ul>
                <NextButton {...{ item }} look={at === 0 ? look : 'secondary'} {...task} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {(broker || talk || own) && (
        <div className="flex items-center gap-3 border-t border-line px-5 py-3 text-sm">
          {broker && !own && !talk?.last.isYours ? (
            <AuthorMark name={broker.fullName} party="broker" />
          ) : (
            <MessageSquareText aria-hidden="true" className="size-5 text-slate" />
          )}
          <p className="line-clamp-2 min-w-0 wrap-anywhere text-slate">
            {own}
            {!own && talk && (
              <>
                <span className={classNames(unread > 0 && 'font-semibold text-ink')}>
                  {talk.last.isYours ? 'You' : (talk.last.author ?? 'Your broker')}:
                </span>{' '}
                {talk.last.text}
              </>
            )}
            {!own && !talk && broker && `${broker.fullName}, ${broker.brokerage}`}
          </p>
        </div>
      )}
    </li>
  );
}

type Task = {
  label: string;
  place: string;
  /** What it is about, a line each. */
  words: readonly string[];
};

type NextButtonProps = Omit<Task, 'words'> & { item: CaseListItem; look: 'primary' | 'secondary' };

/** Above the link that is the whole card, and to what it names. */
function NextButton({ item, label, place, look }: NextButtonProps) {
  return (
    <ButtonLink
      to={`/portal/cases/${item.id}${place}`}
      look={look}
      size="small"
      aria-label={`${label}: ${item.title}`}
      className="relative shrink-0"
    >
      {label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </ButtonLink>
  );
}

const QUOTES = '?tab=quotes';

/** What there is to do, and in which part of the request each is done: to choose, to send, to answer. */
function tasksOf({ turn, awaited }: CaseListItem, isDeciding: boolean): Task[] {
  if (!awaited) return [];
  const { asked, quotes, validUntil } = awaited;
  const { wished } = askedOf(turn, asked);
  const wordsOf = (one: Asked) => `${askedFor(one)}${wished.includes(one) ? ` (${IF_THERE[one.kind]})` : ''}`;
  const until = validUntil && `valid ${quotes > 1 ? 'at least ' : ''}until ${dayWords(validUntil)}`;
  const offered = [quotes > 1 ? `${quotes} quotes` : 'A quote', until].filter(Boolean).join(', ');
  return placesToAct(isDeciding ? Math.max(quotes, 1) : 0, asked).map((place) => ({
    label: place.label,
    place: `?tab=${place.tab}${place.hash ?? ''}`,
    words: place.tab === 'quotes' ? [offered] : place.asked.map(wordsOf),
  }));
}

const IF_THERE: Record<Asked['kind'], string> = { document: 'if you have it', answer: 'if you know' };
