import { type ComponentProps, Suspense, useRef, useState } from 'react';
import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { openWishes } from '#app/features/cases/quote-summaries/wishes.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseClock, CaseEvent, CaseType, ClientCase } from '#app/features/cases/schema.ts';
import { PromiseRing } from '#app/features/cases/ui/deadline/promise-ring.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { lastActOf, revisedIn } from '#app/features/cases/ui/history/last-act.ts';
import { isRevising } from '#app/features/cases/ui/person/act-words.ts';
import { askedOf, placesToAct } from '#app/features/cases/ui/person/person-tasks.ts';
import {
  newsWords,
  openChoice,
  type PersonCaseState,
  personTurn,
} from '#app/features/cases/ui/person/person-turn.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { RequestProgress } from '#app/features/cases/ui/request-progress.tsx';
import { NEWEST } from '#app/features/messages/newest.ts';
import type { Reach } from '#app/features/quotes/data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { UnfoldButton } from '#app/ui/frame/unfold-button.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { CallOffer, isAside } from '../call-offer.tsx';
import { mayChoose } from '../person-tabs.ts';
import { AskedList } from './asked-list.tsx';
import { PartButton, PartLink } from './part-link.tsx';
import { byWhen, isUnanswered } from './standing-words.ts';

// Most have chosen no quote yet.
const AfterChoice = lazyPart(async () => (await import('./after-choice.tsx')).AfterChoice);

// Few are interested in two at once.
const WhichOne = lazyPart(async () => (await import('./which-one.tsx')).WhichOne);

// Most are read while they are open.
const EndedWays = lazyPart(async () => (await import('./ended-ways.tsx')).EndedWays);

// Most are contacted before they are asked for anything.
const PausedPromise = lazyPart(async () => (await import('./paused-promise.tsx')).PausedPromise);

/** Without a policy: what comes next is this request again, or another. */
const ENDED: readonly CaseStatus[] = ['lost', 'withdrawn'];
/** On a phone buttons stand beside each other where they fit. */
const WHOLE_LINE = 'max-sm:self-stretch max-sm:*:grow max-sm:*:px-2';
/** In the head of a page they begin below the way back. */
const BELOW_THE_WAY_BACK = 'max-sm:-ml-11';

type Way = { tab: string; hash?: string; label: string };
const POLICY: Way = { tab: 'policy', label: 'View your policy' };
const REPLY_ELSEWHERE = 'If there is a question for you, answer by phone or email.';
const MESSAGE: Way = { tab: 'messages', label: 'Go to the message' };

type PersonStandingProps = {
  case: PersonCaseState & {
    reference: string;
    type: CaseType;
    clocks: readonly CaseClock[];
    call: BookedCall | null;
    contact: { phone: string | null };
    closedAt: string | null;
    createdAt: string;
    reopened: ClientCase['reopened'];
    steps: readonly string[];
    agreed: ClientCase['agreed'];
    earlierPolicy: ClientCase['earlierPolicy'];
  };
  way: PersonWay;
  /** Whether they may be called: who has turned calls off is offered none. */
  reach: Reach;
  /** What is asked and quoted, once it is known: it says by when. */
  requests: readonly InformationRequest[] | undefined;
  quotes: readonly QuoteSummary[] | undefined;
  /** What has happened, the newest first. */
  events: readonly CaseEvent[] | undefined;
  /** How many messages have come that they have not read, and whose the last words are, and since when. */
  news: Required<Pick<PersonCaseState, 'unread' | 'wroteAt' | 'wroteBy' | 'ownWordAt'>>;
  /** The part that is open below: nothing leads to where the reader is. */
  openPart: string;
  /** They came by the mailed link, and this stands in a card; else in the head of the page of their account. */
  isByLink?: boolean;
};

/** Beside what they are to do, and not beside what they wait for. */
const ACTION_NEEDED = <Badge tone="warning">Action needed</Badge>;

/** Whose turn it is, by when, and how far the request has come, for the person whose request it is. */
export function PersonStanding(props: PersonStandingProps) {
  const { case: shown, way, reach, requests = [], quotes = [], events = [], openPart, isByLink } = props;
  const { earlierPolicy } = shown;
  const [isWhole, setWhole] = useState(false);
  const isEnded = ENDED.includes(shown.status);
  // On a phone what stands below needs the room; of one that ended there is no more to say.
  const isBrief = !isWhole && !isEnded;
  const now = useNow();
  const unanswered = requests.filter(isUnanswered);
  const isTheirs = shown.turn.who === 'broker';
  const { asked, wished } = askedOf(shown.turn, unanswered);
  const isBeside = isTheirs || shown.turn.what === 'decide';
  const current = quotes.filter(({ standing }) => standing === 'current');
  const wanted = isOpenStatus(shown.status)
    ? current.filter(({ decision }) => decision === 'interested')
    : [];
  // Whoever has said no to a quote no longer waits for its changes.
  const wishes = openWishes(
    events,
    current.filter(({ decision }) => decision !== 'declined'),
  );
  const lastAct = lastActOf(events);
  // Whoever has said no to what was to change has another left.
  const hasLeftOne = lastAct?.what === 'declined' && wishes.size === 0;
  const isUndecided = isTheirs && (shown.status === 'quoted' || hasLeftOne) && mayChoose(quotes);
  const state = {
    ...{ ...shown, ...props.news, howToReply: isByLink ? REPLY_ELSEWHERE : undefined },
    ...{ asked: asked.map(({ title }) => title), wished: wished.map(({ title }) => title) },
    ...{ isUndecided, undecided: current.filter(({ decision }) => decision === 'none').length },
    ...{ quoted: current.length, chosen: wanted.map(({ insurer }) => insurer) },
    changed: current.filter(({ id }) => wishes.has(id)).map(({ insurer }) => insurer),
    ...{ ...revisedIn(events, current), lastAct },
  };
  const turn = personTurn(state, now);
  const choice = openChoice(state);
  const mustSayWhich = wanted.length > 1;
  // Changes to another quote take nothing from the one that they want.
  const isChanging =
    wanted.some(({ id }) => wishes.has(id)) || (wishes.size === 0 && isRevising({ ...shown, lastAct }));
  const isDeciding = (shown.turn.what === 'decide' || isUndecided) && !mustSayWhich;
  const toDo = placesToAct(isDeciding ? Math.max(current.length, 1) : 0, unanswered);
  // By the link the page scrolls as a whole, and the newest of the part is far down.
  const message = isByLink ? { ...MESSAGE, hash: NEWEST } : MESSAGE;
  const written = turn.isWritten ? [message] : [];
  const besides = shown.agreed ? [POLICY] : [];
  // The sentence begins with what leads on first.
  const ways = isTheirs ? [...written, ...(toDo.length > 0 ? toDo : besides)] : toDo;
  const next = (ways.length > 0 ? ways : [...besides, ...written]).filter(
    ({ tab, hash }) => tab !== openPart || hash === NEWEST,
  );
  const until = byWhen({ case: { ...shown, ...state }, quotes }, now);
  const paused = shown.clocks.find(({ kind, isPaused }) => kind === 'promise' && isPaused);
  const ring = ringOf(shown, now);
  const onlyWide = isBrief && 'max-sm:hidden';
  // In the head of a page all this stands above the part that is open, however far that is read.
  const isArranged = shown.status === 'won';
  const hasMore = !isArranged && !isEnded;
  const isInShort = isBrief && !isByLink && !isArranged;
  const notInShort = isInShort && 'max-sm:hidden';
  // Above messages it is a line and a button, whatever else there is to say.
  const isLine = isInShort && openPart === MESSAGE.tab && Boolean(props.news.wroteAt ?? props.news.ownWordAt);
  const notInLine = isLine && 'max-sm:hidden';
  const wholeLine = classNames(WHOLE_LINE, !isByLink && BELOW_THE_WAY_BACK);
  const sentence = useRef<HTMLParagraphElement>(null);
  useFocusWhen(sentence, !isOpenStatus(shown.status));
  useFocusWhen(sentence, isOpenStatus(shown.status));
  // The form of the choice was in its place.
  useFocusWhen(sentence, !mustSayWhich, true);
  const standing = (
    <div className="max-w-full min-w-0 flex-1 sm:min-w-md">
      {choice && (
        <p className="mb-1 font-medium">
          {ACTION_NEEDED} {choice}
        </p>
      )}
      <p ref={sentence} tabIndex={-1} className="scroll-mt-40 leading-6 outline-none sm:leading-7">
        {turn.isYours && !isTheirs && <span className={classNames(onlyWide)}>{ACTION_NEEDED}</span>}{' '}
        <span className={classNames('font-medium', onlyWide)}>
          {asked.length > 0 ? turn.brief : turn.first}
        </span>
        {asked.length === 0 && turn.below && (
          <span className={classNames('block text-slate', onlyWide)}>{turn.below}</span>
        )}
        {isBrief && !(isLine && choice) && (
          <span className={classNames('font-medium sm:hidden', isLine && 'block truncate')}>
            {turn.brief}
          </span>
        )}{' '}
        <span className={classNames(notInLine)}>
          {until && <span className="inline-block text-slate">{until}</span>}{' '}
          {shown.turn.who === 'client' && newsWords(props.news)}{' '}
          <span className={classNames(shown.agreed && onlyWide)}>{turn.calm}</span>
        </span>{' '}
        {toDo.length === 0 &&
          !shown.agreed &&
          !shown.firstRespondedAt &&
          openPart !== 'sent' &&
          shown.steps.includes('correct_answers') && (
            // A phone has it in the menu.
            <span className={classNames('mt-1 block max-sm:mb-3', onlyWide)}>
              <PartLink part="sent">Correct my answers</PartLink>
            </span>
          )}
      </p>
      {isEnded && (
        <Suspense fallback={<Skeleton className="mt-2 h-9 sm:mt-3" />}>
          <EndedWays
            {...{ way, hasBroker: shown.broker !== null, type: shown.type, className: wholeLine }}
            mayReopen={shown.steps.includes('reopen')}
          />
        </Suspense>
      )}
      {asked.length > 0 && (
        // Whoever has the button that leads there reads it there on a phone.
        <AskedList
          asked={asked}
          heading={isBeside ? 'Still needed from you' : undefined}
          isMarked={isTheirs}
          className={classNames(isBeside ? notInShort : onlyWide)}
        />
      )}
      {wished.length > 0 && (
        <AskedList
          asked={wished}
          heading="Asked for, if you have it"
          isMarked={false}
          className={classNames(notInShort)}
        />
      )}
      {mustSayWhich && (
        <div className={classNames(notInLine)}>
          <Suspense fallback={<Skeleton className="mt-2 h-9" />}>
            <WhichOne {...{ wanted, way }} broker={shown.broker?.fullName ?? 'Your broker'} />
          </Suspense>
        </div>
      )}
    </div>
  );
  return (
    <>
      {/* As high with the button for the part that is open, which is not there, as with it. */}
      <div className="flex flex-col items-start gap-2 sm:flex-row sm:flex-wrap sm:gap-x-6 sm:has-[a]:min-h-9">
        {standing}
        {(hasMore || next.length > 0) && (
          <div className={classNames('flex flex-wrap gap-2', next.length > 0 ? wholeLine : 'sm:hidden')}>
            {next.map(({ tab, hash, label }, at) => (
              <PartButton
                key={tab}
                part={tab}
                hash={hash}
                look={toDo.length > 0 && at === 0 ? 'primary' : 'secondary'}
                className={classNames(at > 0 && notInShort)}
              >
                {label}
              </PartButton>
            ))}
            {hasMore && (
              <UnfoldButton
                isOpen={isWhole}
                onToggle={setWhole}
                className={next.length > 0 ? '' : '-my-2 -ml-4'}
              >
                {isInShort && toDo.length > 1 ? `All ${toDo.length} things to do` : 'What comes next'}
              </UnfoldButton>
            )}
          </div>
        )}
      </div>
      <div className={classNames(notInLine)}>
        {(wanted.length > 0 || earlierPolicy) && (
          <Suspense fallback={<p className="mt-1">&nbsp;</p>}>
            <AfterChoice
              {...{ onlyWide, isChosen: wanted.length > 0 }}
              next={mustSayWhich || isChanging ? undefined : wanted[0]}
              broker={shown.broker?.fullName ?? 'your broker'}
              earlierInsurer={earlierPolicy?.insurer}
            />
          </Suspense>
        )}
        {paused && (
          <div className={classNames(notInShort)}>
            <Suspense fallback={<p className="mt-1 text-sm">&nbsp;</p>}>
              <PausedPromise paused={paused.paused} broker={shown.broker?.fullName ?? 'your broker'} />
            </Suspense>
          </div>
        )}
        {ring && (
          <div className="mt-2 sm:my-4">
            <PromiseRing {...ring} isBrief={isBrief} />
          </div>
        )}
        {!isAside(shown) && <CallOffer {...{ case: shown, way, reach, isInShort }} />}
        <div className={classNames('mt-2 sm:mt-3', onlyWide)}>
          <RequestProgress {...shown} hasQuote={current.length > 0} hasChosen={wanted.length === 1} />
        </div>
      </div>
    </>
  );
}

/** The promise while it runs; what was missed is said in words, and what was kept in the history. */
function ringOf(shown: PersonStandingProps['case'], now: Date): ComponentProps<typeof PromiseRing> | null {
  const { promiseAt, createdAt, reopened } = shown;
  // A booked call says itself when it is.
  if (!promiseAt || shown.call || !personTurn(shown, now).due) return null;
  const times = { from: new Date(reopened?.at ?? createdAt), by: new Date(promiseAt), now };
  return times.by > now ? times : null;
}
