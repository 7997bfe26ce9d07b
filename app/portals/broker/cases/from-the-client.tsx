import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { whenWords } from '#app/features/quotes/reach/contact-preference.ts';
import { PLACE_OF, type Sent } from './use-sent.ts';
import type { Wanted } from './use-wanted.ts';

type FromTheClientProps = Wanted & {
  contact: (BrokerCase | AdminCase)['contact'];
  sent: readonly Sent[];
};

const AWAITED = {
  phone: { asked: 'a phone call', open: 'No call is logged yet.' },
  text: { asked: 'a text message', open: 'None is logged yet.' },
} as const;

/**
 * What waits to be taken up: the quotes that the client is interested in, the call that they asked for, and what they
 * have sent to be confirmed.
 */
export function FromTheClient({ insurers, awaited, contact, sent }: FromTheClientProps) {
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
      {sent.length > 0 && (
        <p className="mt-1 text-slate">
          To confirm:{' '}
          {sent.map(({ title, kind }, at) => (
            <Fragment key={title}>
              {at > 0 && '; '}
              <Link to={PLACE_OF[kind]} replace className="font-semibold text-spruce">
                {title}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
