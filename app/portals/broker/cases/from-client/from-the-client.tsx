import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { whenWords } from '#app/features/quotes/reach/contact-preference.ts';
import { PLACE_OF, type Sent } from './use-sent.ts';
import type { Wanted } from './use-wanted.ts';

type FromTheClientProps = Wanted & {
  contact: (BrokerCase | AdminCase)['contact'];
  sent: readonly Sent[];
  open: readonly Sent[];
  /** Their broker asked them something in the messages, and waits. */
  isAsked: boolean;
};

const AWAITED = {
  phone: { asked: 'a phone call', open: 'No call is logged yet.' },
  text: { asked: 'a text message', open: 'None is logged yet.' },
} as const;

/**
 * What waits to be taken up: the quotes that the client is interested in, the call that they asked for, what they
 * have sent to be confirmed, and what they still owe.
 */
export function FromTheClient({ insurers, awaited, contact, sent, open, isAsked }: FromTheClientProps) {
  return (
    <>
      {insurers.length > 0 && (
        <p className="mt-1 text-slate">The client is interested in {insurers.join(' and ')}.</p>
      )}
      {awaited && contact && (
        <p className="mt-1 text-slate">
          The client asked for {AWAITED[awaited].asked}, {whenWords(contact)} {AWAITED[awaited].open}
        </p>
      )}
      <Titles label="To confirm" items={sent} />
      <Titles label="Still open" items={open} />
      {isAsked && <p className="mt-1 text-slate">Your question in the messages has no answer yet.</p>}
    </>
  );
}

/** Each leads to where it is confirmed, or stands open. */
function Titles({ label, items }: { label: string; items: readonly Sent[] }) {
  if (items.length === 0) return null;
  return (
    <p className="mt-1 text-slate">
      {label}:{' '}
      {items.map(({ title, kind }, at) => (
        <Fragment key={title}>
          {at > 0 && '; '}
          <Link to={PLACE_OF[kind]} replace className="font-semibold text-spruce">
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
