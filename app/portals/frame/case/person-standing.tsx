import { type ComponentProps, useRef } from 'react';
import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import { PLACES, TO_ANSWER } from '#app/features/cases/information-requests/places.ts';
import type { InformationKind, InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseClock, CaseTurn, CaseType, ClientCase } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { PromiseRing } from '#app/features/cases/ui/deadline/promise-ring.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import {
  newsWords,
  type PersonCaseState,
  personTurn,
  titleWords,
} from '#app/features/cases/ui/person-turn.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { RequestProgress } from '#app/features/cases/ui/request-progress.tsx';
import type { Reach } from '#app/features/quotes/data.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useFocusWhen } from '#app/ui/use-focus-when.ts';
import { CallOffer, isAside } from './call-offer.tsx';
import { PartButton, PartLink } from './part-link.tsx';
import { mayChoose } from './person-tabs.ts';
import { ReopenOwn } from './reopen-own.tsx';

/** Without a policy: what comes next is this request again, or another. */
const ENDED: readonly CaseStatus[] = ['lost', 'withdrawn'];
const POLICY: Place = { tab: 'policy', label: 'View your policy' };

type PersonStandingProps = {
  case: PersonCaseState & {
    type: CaseType;
    clocks: readonly CaseClock[];
    call: BookedCall | null;
    contact: { phone: string | null };
    closedAt: string | null;
    createdAt: string;
    steps: readonly string[];
    agreed: ClientCase['agreed'];
  };
  way: PersonWay;
  /** Whether they may be called: who has turned calls off is offered none. */
  reach: Reach;
  /** What is asked and quoted, once it is known: it says by when. */
  requests: readonly InformationRequest[] | undefined;
  quotes: readonly QuoteSummary[] | undefined;
  /** How many messages have come that they have not answered. */
  news?: number;
  /** Who wrote the last of those. */
  newsBy?: string | null;
  /** The part that is open below: nothing leads to where the reader is. */
  openPart: string;
  /** On a phone what stands below needs the room. */
  isBrief?: boolean;
};

/** Whose turn it is, by when, and how far the request has come, for the person whose request it is. */
export function PersonStanding(props: PersonStandingProps) {
  const { case: shown, way, reach, requests = [], quotes = [], news = 0, newsBy, openPart, isBrief } = props;
  const now = useNow();
  const unanswered = requests.filter(isUnanswered);
  const isTheirs = shown.turn.who === 'broker';
  const owed = isTheirs ? unanswered.filter(({ required }) => required) : [];
  const asked = isTheirs ? owed : unanswered;
  const isUndecided = isTheirs && shown.status === 'quoted' && mayChoose(quotes);
  const current = quotes.filter(({ standing }) => standing === 'current');
  const wanted = isOpenStatus(shown.status)
    ? current.filter(({ decision }) => decision === 'interested')
    : [];
  const turn = personTurn({
    ...{ ...shown, asked: asked.map(({ title }) => title), news, newsBy },
    ...{ isUndecided, quoted: current.length, hasChosen: wanted.length > 0 },
  });
  const toDo = placesToAct(whatToDo(shown.turn, owed.length > 0, isUndecided), unanswered);
  const next = (toDo.length > 0 || !shown.agreed ? toDo : [POLICY]).filter(({ tab }) => tab !== openPart);
  const until = byWhen({ case: shown, requests, quotes }, now);
  const isPaused = shown.clocks.some(({ kind, isPaused: stands }) => kind === 'promise' && stands);
  const ring = ringOf(shown, now);
  const sentence = useRef<HTMLParagraphElement>(null);
  useFocusWhen(sentence, !isOpenStatus(shown.status));
  useFocusWhen(sentence, isOpenStatus(shown.status));
  const standing = (
    <div className="min-w-0 flex-1 sm:min-w-md">
      <p ref={sentence} tabIndex={-1} className="scroll-mt-40 leading-6 sm:leading-7">
        {turn.isYours && owed.length === 0 && <Badge tone="warning">Action needed</Badge>}{' '}
        <span className="font-medium">{turn.sentence}</span>{' '}
        {until && <span className="text-slate">{until}</span>}{' '}
        {shown.turn.who === 'client' && newsWords({ news })}{' '}
        {toDo.length === 0 &&
          !shown.agreed &&
          !shown.firstRespondedAt &&
          shown.steps.includes('correct_answers') && <PartLink part="sent">Correct my answers</PartLink>}
      </p>
      {ENDED.includes(shown.status) && (
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          {shown.steps.includes('reopen') && <ReopenOwn way={way} hasBroker={shown.broker !== null} />}
          <ButtonLink to={`/get-quote?type=${shown.type}`} look="secondary" size="small">
            Send a new request
          </ButtonLink>
        </div>
      )}
      {owed.length > 0 && (
        <p className="mt-1">
          <Badge tone="warning">Still needed from you</Badge>{' '}
          <span>{titleWords(owed.map(({ title }) => title))}</span>{' '}
          {dueWords(owed) && <span className="text-slate">{dueWords(owed)}</span>}
        </p>
      )}
      {isUndecided && <p className="mt-1">A quote is waiting for your decision.</p>}
    </div>
  );
  return (
    <>
      <div className="flex flex-col items-start gap-2 sm:flex-row sm:flex-wrap sm:gap-x-6">
        {standing}
        {next.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {next.map(({ tab, hash, label }, at) => (
              <PartButton
                key={tab}
                part={tab}
                hash={hash}
                look={toDo.length > 0 && at === 0 ? 'primary' : 'secondary'}
              >
                {label}
              </PartButton>
            ))}
          </div>
        )}
      </div>
      {wanted.length > 0 && (
        <p className={classNames('mt-1 text-slate', isBrief && 'max-sm:hidden')}>
          {shown.broker?.fullName ?? 'Your broker'} knows that you are interested in{' '}
          {wanted.map((quote) => `${quote.insurer}, ${premiumWords(quote).year}`).join(' and ')}, and{' '}
          {wanted.length > 1 ? 'will ask which one you want.' : 'will arrange the policy with you.'}
        </p>
      )}
      {isPaused && (
        <p className="mt-1 text-sm text-slate">
          The time by which we ask your broker to contact you is paused until they hear from you.
        </p>
      )}
      {ring && (
        <div className="my-4">
          <PromiseRing {...ring} />
        </div>
      )}
      {!isAside(shown) && <CallOffer {...{ case: shown, way, reach }} />}
      <div className={classNames('mt-2 max-w-4xl sm:mt-3', isBrief && 'max-sm:hidden')}>
        <RequestProgress {...shown} hasQuote={current.length > 0} hasChosen={wanted.length > 0} />
      </div>
    </>
  );
}

/** What was asked stays to be done, and a quote to be chosen, whoever is to act first. */
function whatToDo({ what }: CaseTurn, isOwing: boolean, isUndecided: boolean): CaseTurn['what'] {
  if (isOwing) return 'answer';
  return isUndecided ? 'decide' : what;
}

type Place = { tab: string; label: string; hash?: string };

/** Where the next thing is done: documents and questions stand in parts of their own, and each button says which it is. */
function placesToAct(what: CaseTurn['what'], unanswered: readonly InformationRequest[]): Place[] {
  if (what === 'decide') return [{ tab: 'quotes', label: 'View your quotes' }];
  if (what !== 'answer') return [];
  const count = (wanted: InformationKind) => unanswered.filter(({ kind }) => kind === wanted).length;
  const [documents, questions] = [count('document'), count('answer')];
  return [
    ...(documents > 0
      ? [{ tab: PLACES.client.document, label: documents === 1 ? 'Send the document' : 'Send the documents' }]
      : []),
    ...(questions > 0
      ? [
          {
            tab: PLACES.client.answer,
            hash: TO_ANSWER,
            label: questions === 1 ? 'Answer the question' : 'Answer the questions',
          },
        ]
      : []),
  ];
}

/** The promise while it runs, and stamped for a day once it was kept; what was missed is said in words. */
function ringOf(shown: PersonStandingProps['case'], now: Date): ComponentProps<typeof PromiseRing> | null {
  const { promiseAt, firstRespondedAt, createdAt, status } = shown;
  // A booked call says itself when it is.
  if (!promiseAt || shown.call) return null;
  const times = { from: new Date(createdAt), by: new Date(promiseAt), now };
  if (personTurn(shown).due) return times.by > now ? times : null;
  const keptAt = firstRespondedAt ? new Date(firstRespondedAt) : null;
  const isNews = keptAt !== null && now.getTime() - keptAt.getTime() < DAY_MS;
  return status === 'in_progress' && isNews ? { ...times, keptAt } : null;
}

type Standing = { case: PersonStandingProps['case'] } & Required<
  Pick<PersonStandingProps, 'requests' | 'quotes'>
>;

/** By when the next thing happens, in a sentence; nothing where no time is set. */
function byWhen({ case: shown, requests = [], quotes = [] }: Standing, now: Date): string | null {
  const { status, turn, clocks, closedAt } = shown;
  if (!isOpenStatus(status)) {
    const reopen = clocks.find(({ kind }) => kind === 'reopen')?.at;
    if (status === 'won') return null;
    if (reopen) return `You can reopen it until ${dayOf(reopen, now)}.`;
    return closedAt ? `Closed: ${whenText(new Date(closedAt), now)}.` : null;
  }
  if (turn.what === 'answer') {
    return dueWords(requests.filter(isUnanswered));
  }
  if (turn.what === 'decide') {
    const days = quotes.filter(({ standing }) => standing === 'current').map(({ validUntil }) => validUntil);
    if (days.length === 0) return null;
    return `${days.length > 1 ? 'The first to end is' : 'It is'} valid until ${dayWords(days.toSorted()[0])}.`;
  }
  const { due } = personTurn(shown);
  return due && !shown.call ? promiseWords(due.at, now) : null;
}

const isUnanswered = ({ state }: InformationRequest) => UNANSWERED.some((one) => one === state);

/** By when the first of them is wanted; nothing where no day was set. */
function dueWords(requests: readonly InformationRequest[]): string | null {
  const days = requests.flatMap(({ dueOn }) => dueOn ?? []);
  if (days.length === 0) return null;
  // One day is not that of all.
  return `${requests.length > 1 ? 'The first by' : 'By'} ${dayWords(days.toSorted()[0])}.`;
}

/** The time that runs is told by the ring. */
function promiseWords(due: Date, now: Date): string | null {
  return due <= now
    ? `We had asked a broker to contact you by ${whenText(due, now)}. We are sorry that this is late.`
    : null;
}

const dayOf = (at: string, now: Date) => whenText(new Date(at), now);
