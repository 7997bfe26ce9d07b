import { Fragment } from 'react';
import { Link } from 'react-router';
import { TO_SEND } from '#app/features/cases/certificates/places.ts';
import type { Certificate } from '#app/features/cases/certificates/schema.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { shortDay } from '#app/features/cases/ui/deadline/short-time.ts';
import { CLOSE_CHOICES } from '#app/features/cases/ui/steps/close-choices.ts';
import { contactPreference, whenWords } from '#app/features/quotes/reach/contact-preference.ts';
import { albertaDayStart, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { PartOf } from '../use-parts.ts';
import { PLACE_OF, type Sent } from './use-sent.ts';
import type { Wanted } from './use-wanted.ts';

type FromTheClientProps = Wanted & {
  contact: (BrokerCase | AdminCase)['contact'];
  sent: readonly Sent[];
  open: readonly Sent[];
  /** The certificates that they asked for. */
  toSend: readonly Certificate[];
  /** From which day their policy is in force; null before there is one. */
  startsOn: string | null;
  /** Their broker asked them something in the messages, and waits. */
  isAsked: boolean;
  /** Their broker has tried in vain to reach them. */
  isUnreached: boolean;
  /** That it had ended before, until first contact. */
  reopened: BrokerCase['reopened'];
  /** When they returned it themselves, where an administrator has sent it again, until first contact. */
  returnedAt: BrokerCase['returnedAt'];
  /** That another broker had it before, until first contact. */
  passedOn: BrokerCase['passedOn'];
  /** Why it was closed without a policy. */
  lostReason: string | null;
  /** Since when something that they wrote is unanswered. */
  wroteAt: string | null;
  partOf: PartOf;
  /** What they wrote last that is unanswered, where the page has read it. */
  unanswered: string | null;
  /** That nothing else comes before the answer: the page leads to it. */
  isReplyNext: boolean;
};

const AWAITED = {
  phone: { asked: 'a phone call', open: 'No call is logged yet.' },
  text: { asked: 'a text message', open: 'None is logged yet.' },
} as const;

/**
 * What waits to be taken up: the quotes that the client is interested in, the call that they asked for, what they
 * have sent to be confirmed, and what they still owe.
 */
export function FromTheClient(props: FromTheClientProps) {
  const { insurers, decideBy, awaited, asked, wish, contact, sent, open, toSend, isAsked, isUnreached } =
    props;
  const { reopened, returnedAt, passedOn, wroteAt, unanswered, isReplyNext, startsOn, lostReason, partOf } =
    props;
  const name = contact?.fullName ?? 'The client';
  return (
    <>
      {lostReason && (
        <p className="mt-1">
          Without a policy: {CLOSE_CHOICES.find(({ value }) => value === lostReason)?.label ?? lostReason}.
        </p>
      )}
      {returnedAt && (
        <p className="mt-1">
          Sent again by an administrator: you returned it on{' '}
          {formatAlbertaTime(new Date(returnedAt), 'short')}.
        </p>
      )}
      {passedOn && (
        <p className="mt-1">
          Passed on from another broker. The client sent it on{' '}
          {formatAlbertaTime(new Date(passedOn.sentAt), 'short')}, and{' '}
          {passedOn.wasReached ? 'was contacted before' : 'has not been contacted yet'}.
        </p>
      )}
      {reopened && (
        <p className="mt-1">
          {reopened.wasWithdrawn
            ? 'The client withdrew this request and opened it again'
            : 'It was closed before, and opened again'}
          , {formatAlbertaTime(new Date(reopened.at), 'short')}.
        </p>
      )}
      {wroteAt && !isReplyNext && (
        <p className="mt-1">
          The client wrote on {formatAlbertaTime(new Date(wroteAt), 'short')}
          {contact ? (
            <>
              {' '}
              and has no answer yet.{' '}
              <Link {...partOf('?tab=messages#write')} className="font-semibold text-spruce">
                Read and reply
              </Link>
            </>
          ) : (
            '. The message waits for whoever accepts.'
          )}
        </p>
      )}
      {wish && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{name} asks:</span> {wish.words}
        </p>
      )}
      {isUnreached && contact && (
        <p className="mt-1 text-slate">
          {contactPreference(contact)} You can also{' '}
          <Link {...partOf('?tab=messages#write')} className="font-semibold text-spruce">
            ask in writing
          </Link>
          .
        </p>
      )}
      {decideBy && (
        <p className="mt-1 text-slate">The earliest runs out on {shortDay(albertaDayStart(decideBy))}.</p>
      )}
      {insurers.length > 0 && (
        <p className="mt-1 text-slate">The client is interested in {insurers.join(' and ')}.</p>
      )}
      {asked.map(({ id, insurer, decision, words }) => (
        <p key={id} className="mt-1 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">
            {name} {decision === 'declined' ? 'declined' : 'is interested in'} {insurer}:
          </span>{' '}
          {words}
        </p>
      ))}
      {isReplyNext && unanswered && (
        <p className="mt-1 whitespace-pre-line line-clamp-2 wrap-anywhere">
          <span className="font-semibold">{name} wrote:</span> {unanswered}
        </p>
      )}
      {isReplyNext && wroteAt && !unanswered && asked.length === 0 && (
        <p className="mt-1 text-slate">
          {name} wrote on {formatAlbertaTime(new Date(wroteAt), 'short')}.
        </p>
      )}
      {awaited && contact && (
        <p className="mt-1 text-slate">
          The client asked for {AWAITED[awaited].asked}, {whenWords(contact)} {AWAITED[awaited].open}
        </p>
      )}
      {toSend.map(({ id, holder, neededBy }) => (
        <p key={id} className="mt-1 text-slate wrap-anywhere">
          For{' '}
          <Link {...partOf(`?tab=policy#${TO_SEND}`)} className="font-semibold text-spruce">
            {holder}
          </Link>
          {/* Of one alone the deadline below says it. */}
          {toSend.length > 1 && `, needed by ${shortDay(albertaDayStart(neededBy))}`}
          {startsOn && startsOn > neededBy && (
            <span className="block text-warning">
              The policy starts on {shortDay(albertaDayStart(startsOn))}, after this certificate is needed.
            </span>
          )}
        </p>
      ))}
      <Titles label="To confirm" items={sent} partOf={partOf} />
      <Titles label="Still open" items={open} partOf={partOf} />
      {isAsked && <p className="mt-1 text-slate">Your question in the messages has no answer yet.</p>}
    </>
  );
}

type TitlesProps = { label: string; items: readonly Sent[]; partOf: PartOf };

/** Each leads to where it is confirmed, or stands open. */
function Titles({ label, items, partOf }: TitlesProps) {
  if (items.length === 0) return null;
  return (
    <p className="mt-1 text-slate">
      {label}:{' '}
      {items.map(({ title, kind }, at) => (
        <Fragment key={title}>
          {at > 0 && '; '}
          <Link {...partOf(PLACE_OF[kind])} className="font-semibold text-spruce">
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
