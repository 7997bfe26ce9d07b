import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PLACES } from '#app/features/cases/information-requests/places.ts';
import type { InformationKind, InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { EventKind } from '#app/features/cases/records/events.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { givenId } from './asked-line.tsx';
import { EventLine } from './event-line.tsx';
import { eventWords } from './event-words.ts';
import { ownGiven } from './own/own-given.ts';
import { remindedTitle } from './work-words.ts';

type Way = { tab: 'asked' | 'quotes' | 'policy'; client?: string; broker?: string; document?: string };

/** What is about something on another part of the page leads there, in the words of whoever reads. */
const WAYS: Partial<Record<EventKind, Way>> = {
  information_requested: { tab: 'asked', client: 'Reply', document: 'Send it' },
  information_rejected: { tab: 'asked', client: 'Reply again', document: 'Send more' },
  information_given: { tab: 'asked', broker: 'View' },
  quotes_sent: { tab: 'quotes', client: 'View quotes', broker: 'View quotes' },
  quote_decided: { tab: 'quotes', broker: 'View quotes' },
  won: { tab: 'policy', client: 'View policy details', broker: 'View policy details' },
  policy_corrected: { tab: 'policy', client: 'View policy details', broker: 'View policy details' },
  certificate_requested: { tab: 'policy', broker: 'Send it' },
  certificate_answered: { tab: 'policy', client: 'Open it' },
};

/** In these the broker asks for something. */
const ASKS: readonly EventKind[] = ['information_requested', 'information_rejected'];

/** After one of these nothing waits any more that was asked or given before it. */
const ANSWERS: readonly EventKind[] = ['information_given', 'information_accepted', 'information_cancelled'];

/** What only says how a request goes on, and asks nobody for anything. */
const QUIET: readonly EventKind[] = [
  ...(['created', 'request_confirmed', 'claimed', 'assigned', 'accepted', 'returned', 'released'] as const),
  ...(['clock_undone', 'priority_set', 'promise_due', 'stage_set', 'information_accepted'] as const),
  ...(['resumed', 'client_reminded', 'testimonial_answered'] as const),
  ...(['access_ended', 'policy_given_back'] as const),
];

/** What people did themselves folds for them, and tells those who work for them. */
const OWN: readonly EventKind[] = ['answers_corrected', 'reach_changed'];

/** How a request goes on, unless it ends. */
function isStep({ kind, data }: CaseEvent, reader: Reader): boolean {
  if (reader === 'client' && OWN.includes(kind)) return true;
  // Without words of the broker it says what both sides read on top of the page.
  if (kind === 'client_asked') return !data.note;
  if (kind === 'status') return OPEN_STATUSES.some((status) => status === data.to);
  return QUIET.includes(kind);
}

/** That it is the other side’s turn is said by the message or document itself, which stands here. */
const isSaidAbove = ({ kind, data }: CaseEvent) => kind === 'resumed' && data.by !== 'broker';

/** Draws a line in which the broker asks for something; `label` opens its answer, and is undefined where none is awaited. */
export type AskedLine = (line: {
  event: CaseEvent;
  request: InformationRequest;
  label: string | undefined;
}) => ReactNode;

type Besides = {
  quotes?: readonly QuoteSummary[] | undefined;
  requests?: readonly InformationRequest[] | undefined;
  /** Where what was asked for is answered under its line, and not on another part of the page. */
  askedLine?: AskedLine | undefined;
  /** What a broker did or received, in words for them. */
  ownWords?: ((event: CaseEvent) => string | undefined) | undefined;
};
type Reader = 'client' | 'broker' | 'admin';

/** What the client wrote with their answer to a quote, to those who work on it. */
const isWritten = ({ kind, data, by }: CaseEvent, reader: Reader) =>
  reader !== 'client' &&
  by !== 'You' &&
  ((kind === 'quote_decided' && Boolean(data.reason)) ||
    (kind === 'changes_asked' && !data.isResumed && Boolean(data.note)));

/** A question is part of what was said, a document that was asked for of the papers, and all else of the course of a case. */
function groupOf(asked: InformationKind | undefined) {
  if (!asked) return 'history' as const;
  return asked === 'answer' ? ('messages' as const) : ('documents' as const);
}

/**
 * The history of a case as lines among messages. An administrator looks where the broker
 * does. What stands in `quotes` is found where they were sent, and what was answered to `requests` where it was given.
 */
export function eventEntries(
  events: readonly CaseEvent[],
  reader: Reader,
  { quotes = [], requests = [], askedLine, ownWords }: Besides = {},
) {
  const isAnswered = (asked: CaseEvent) =>
    events.some(
      ({ id, kind, at, data }) =>
        id !== asked.id &&
        ANSWERS.includes(kind) &&
        at >= asked.at &&
        data.requestId === asked.data.requestId,
    );
  // The newest comes first here: what was answered anew stands there alone.
  const answerIn = ({ id, data }: CaseEvent) => {
    const last = events.find(
      (one) => one.kind === 'information_given' && one.data.requestId === data.requestId,
    );
    return last?.id === id
      ? (requests.find((one) => one.id === data.requestId)?.answer ?? undefined)
      : undefined;
  };
  const askedFor = ({ data }: CaseEvent) => requests.find(({ id }) => id === data.requestId);
  const titleFor = (event: CaseEvent) => {
    if (reader !== 'client') return ownWords?.(event);
    if (event.kind === 'client_reminded') return remindedTitle(event.data);
    return event.kind === 'information_given' ? ownGiven(event) : undefined;
  };
  const lineOf = (event: CaseEvent) => {
    const request = askedFor(event);
    // The end of a request takes back what nobody has answered, without a line of its own.
    const isOver = isAnswered(event) || (ASKS.includes(event.kind) && request?.state === 'cancelled');
    const label = isOver ? undefined : labelOf(event, reader, request?.kind);
    if (request && askedLine && ASKS.includes(event.kind)) return askedLine({ event, request, label });
    return (
      <EventLine
        event={event}
        {...(event.kind === 'information_given' && { id: givenId(event.data.requestId) })}
        title={titleFor(event)}
        answer={answerIn(event)}
        isWritten={isWritten(event, reader)}
        action={label && <WayThere {...{ event, reader, label }} asked={request?.kind} />}
      />
    );
  };
  // The oldest first, as a stream is read: what happened at the same instant keeps its order.
  const told = events.filter((event) => !isSaidAbove(event)).toReversed();
  return told.map((event) => ({
    key: event.id,
    at: event.at,
    isStep: isStep(event, reader),
    // Nobody else answers for a client, whoever has checked their file.
    isYours: event.by === 'You' || (reader === 'client' && event.kind === 'information_given'),
    words: [wordsOf(event, quotes, titleFor(event)), answerIn(event)].filter(Boolean).join('\n'),
    group:
      isWritten(event, reader) || event.kind === 'client_reminded'
        ? ('messages' as const)
        : groupOf(askedFor(event)?.kind),
    node: lineOf(event),
  }));
}

function wordsOf(event: CaseEvent, quotes: readonly QuoteSummary[], titled?: string): string {
  const { title: usual, note } = eventWords(event);
  const title = titled ?? usual;
  const { summaryIds } = event.data;
  const sent = quotes.filter(({ id }) => Array.isArray(summaryIds) && summaryIds.includes(id));
  const lines = sent.flatMap(({ insurer, coverage, notCovered }) => [
    `${insurer}: ${coverage}`,
    ...(notCovered ? [`${insurer}, not covered: ${notCovered}`] : []),
  ]);
  return [note ? `${title}: ${note}` : title, ...lines].join('\n');
}

/** What leads to what a line is about, or opens it, in a word. */
function labelOf({ kind }: CaseEvent, reader: Reader, asked: InformationKind | undefined) {
  const way = WAYS[kind];
  if (reader !== 'client') return way?.broker;
  return (asked === 'document' && way?.document) || way?.client;
}

type WayThereProps = {
  event: CaseEvent;
  reader: Reader;
  label: string;
  asked: InformationKind | undefined;
};

function WayThere({ event: { kind }, reader, label, asked }: WayThereProps) {
  const way = WAYS[kind];
  if (!way) return null;
  const tab =
    way.tab === 'asked' ? PLACES[reader === 'client' ? 'client' : 'broker'][asked ?? 'document'] : way.tab;
  // Their page has no such part, or nothing to do in it.
  if (reader === 'admin' && (tab === PLACES.broker.answer || (tab === 'policy' && kind !== 'won')))
    return null;
  return (
    <Link
      to={`?tab=${tab}`}
      replace
      className="-my-1 inline-flex min-h-6 items-center font-semibold text-spruce"
    >
      {label}
    </Link>
  );
}
